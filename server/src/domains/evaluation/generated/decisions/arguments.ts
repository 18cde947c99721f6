/** Numbers of a call's arguments, at most so many and so deep: an agent wrote them. */
const DEEPEST = 4;
const LONGEST = 10_000;

/** Of the numbers in a tool call, the one that is nearest to what was asked for; null if there is none. */
export function valueIn(given: string, asked: number): number | null {
  const found = numbersIn(readJson(given.slice(0, LONGEST)), 0);
  let nearest: number | null = null;
  for (const value of found)
    if (nearest === null || Math.abs(value - asked) < Math.abs(nearest - asked)) nearest = value;
  return nearest;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function numbersIn(value: unknown, depth: number): number[] {
  if (typeof value === "number") return Number.isFinite(value) ? [value] : [];
  if (typeof value === "string") return spoken(value);
  if (typeof value !== "object" || value === null || depth > DEEPEST) return [];
  return Object.values(value).flatMap((member) => numbersIn(member, depth + 1));
}

/** "250 EUR", "1,250.00", "15 %"; a case number among them is far from any limit that was asked for. */
function spoken(text: string): number[] {
  return (text.slice(0, 200).match(/-?\d{1,9}(?:[.,]\d{1,3}){0,3}/g) ?? []).map((found) =>
    Number(found.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".")),
  );
}
