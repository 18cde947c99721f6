export interface ChangedLines {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The rules that one text has and the other does not. Their order does not matter to a policy, nor do spaces around them. */
export function changedLines(before: string, after: string): ChangedLines {
  const [old, now] = [linesOf(before), linesOf(after)];
  return { removed: without(old, now), added: without(now, old) };
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).flatMap((line) => line.trim() || []);

/** A line that stands there twice counts twice. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
