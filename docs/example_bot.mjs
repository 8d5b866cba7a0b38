// A bot in JavaScript, for any game: it makes a move that is offered to it in full, or waits.
//
//     turncoat sim loyalty-or-treachery --bots "random,command:node docs/example_bot.mjs"
//
// Every line of input is a JSON object; every view is answered with one line.
import { createInterface } from "node:readline";

let seed = 0;

function draw(below) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % below;
}

function choose(view) {
  if (!view.awaited) return null;
  const whole = view.legal.filter((move) => !("open" in move) && !["resign", "withdraw"].includes(move.move));
  return whole.length ? whole[draw(whole.length)] : null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === "start") seed = message.seed % 4294967296;
  if (message.kind === "view") console.log(JSON.stringify({ move: choose(message.view), wake: null }));
}
