/** One stretch of a text: kept, taken out or put in. The stretches in order, without those taken out, are the new text. */
export interface Stretch {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond this the table of the longest common part would cost more than it tells; what differs is shown as a block. */
const MOST_CELLS = 4_000_000;

/** By words, because a prompt is prose: a line of it is too much to call changed. */
export function wordDifference(before: string, after: string): Stretch[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  ) {
    end++;
  }
  const middle = between(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const words: Stretch[] = [
    ...old.slice(0, start).map((text) => ({ kind: "same", text }) as const),
    ...middle,
    ...old.slice(old.length - end).map((text) => ({ kind: "same", text }) as const),
  ];
  return joined(words);
}

/** Each word with the white space that follows it, so that the parts make up the whole. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function between(old: readonly string[], fresh: readonly string[]): Stretch[] {
  if ((old.length + 1) * (fresh.length + 1) > MOST_CELLS) {
    return [
      { kind: "removed", text: old.join("") },
      { kind: "added", text: fresh.join("") },
    ];
  }
  const width = fresh.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      const [down, right, both] = [
        longest[(i + 1) * width + j],
        longest[i * width + j + 1],
        longest[(i + 1) * width + j + 1],
      ];
      longest[i * width + j] = old[i] === fresh[j] ? (both ?? 0) + 1 : Math.max(down ?? 0, right ?? 0);
    }
  }
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [was, is] = [old[i], fresh[j]];
    if (was !== undefined && was === is) {
      stretches.push({ kind: "same", text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      stretches.push({ kind: "removed", text: was });
      i++;
    } else {
      stretches.push({ kind: "added", text: is ?? "" });
      j++;
    }
  }
  return stretches;

  function at(row: number, column: number): number {
    return longest[row * width + column] ?? 0;
  }
}

function joined(words: readonly Stretch[]): Stretch[] {
  const stretches: { kind: Stretch["kind"]; text: string }[] = [];
  for (const { kind, text } of words) {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") stretches.push({ kind, text });
  }
  return stretches;
}
