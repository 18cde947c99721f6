import type { Command } from "./command.ts";

/** More letters of difference are another word. */
const FARTHEST = 2;
const MOST_SHOWN = 3;
/** What is typed may be a whole pasted text. */
const LONGEST = 60;

/** The commands that someone who typed this may have meant: a slip of the finger, or the group left out. */
export function nearestCommands(commands: readonly Command[], named: readonly string[]): readonly string[] {
  const typed = named.join(" ").slice(0, LONGEST);
  const near = commands
    .filter(({ hidden }) => !hidden)
    .map(({ words }) => {
      const whole = words.join(" ");
      const begun = named.slice(0, words.length).join(" ").slice(0, LONGEST);
      const isLast = words.length > 1 && words.at(-1) === typed;
      return { whole, distance: isLast ? 1 : Math.min(distanceOf(whole, begun), distanceOf(words[0] ?? "", typed)) };
    })
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance);
  return near.slice(0, MOST_SHOWN).map(({ whole }) => whole);
}

/** Letters to add, leave out or change to get from one word to the other. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [place, other] of [...to].entries())
      next.push(
        Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
