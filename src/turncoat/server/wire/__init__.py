"""What crosses the network: messages in, messages out, their schema and TypeScript, frames."""
