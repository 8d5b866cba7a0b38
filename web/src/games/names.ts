/** What games are called: a game's own catalogue knows; those still to come are named by ours. */

import { hasMessage, say } from "../say.svelte";

export function gameName(game: string): string {
  if (hasMessage(`game-${game}`)) return say(`game-${game}`);
  return hasMessage(`web-later-${game}`) ? say(`web-later-${game}`) : game;
}

export function aboutGame(game: string): string {
  if (hasMessage(`about-${game}`)) return say(`about-${game}`);
  return hasMessage(`web-later-${game}-about`) ? say(`web-later-${game}-about`) : "";
}

/** A bot by its name in the game's words, or as it is written. */
export function botName(game: string, bot: string): string {
  const plain = bot.split(":")[0] ?? bot;
  return hasMessage(`bot-${game}-${plain}`) ? say(`bot-${game}-${plain}`) : bot;
}

export function aboutBot(game: string, bot: string): string {
  return hasMessage(`bot-${game}-${bot}-about`) ? say(`bot-${game}-${bot}-about`) : "";
}

export function optionName(game: string, option: string): string {
  return hasMessage(`option-${game}-${option}`) ? say(`option-${game}-${option}`) : option;
}

export function aboutOption(game: string, option: string): string {
  return hasMessage(`option-${game}-${option}-about`) ? say(`option-${game}-${option}-about`) : "";
}

export function choiceName(game: string, option: string, choice: string): string {
  return hasMessage(`option-${game}-${option}-${choice}`)
    ? say(`option-${game}-${option}-${choice}`)
    : choice;
}
