type Reviver = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;
const parseWithSource = JSON.parse as (text: string, reviver: Reviver) => unknown;

/**
 * Like JSON.parse, but integers in members of these names become bigint, digit for digit: nanoseconds since 1970 have more
 * digits than a double.
 */
export function parseExact(text: string, names: readonly string[]): unknown {
  const exact = new Set(names);
  if (!givesSource()) return parseMarked(markedNumbers(text, exact), exact);
  return parseWithSource(text, (key, value, context) =>
    typeof value === "number" && exact.has(key) && context?.source !== undefined ? BigInt(context.source) : value,
  );
}

let known: boolean | undefined;

/** Whether this engine tells how a number was written. Browsers do since 2025. */
function givesSource(): boolean {
  known ??= parseWithSource("1", (_, __, context) => context?.source === "1") === true;
  return known;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?![\d.eE])/gs;

/** The text with each such number in a list with its digits as text: `"timestamp":1` becomes `"timestamp":["1"]`. */
export function markedNumbers(text: string, exact: ReadonlySet<string>): string {
  let [before, end] = ["", 0];
  return text.replace(TOKEN, (token, at: number) => {
    const isMember = before !== "" && text.slice(end, at).trim() === ":" && exact.has(JSON.parse(before) as string);
    [before, end] = [token.startsWith('"') ? token : "", at + token.length];
    return isMember && before === "" ? `["${token}"]` : token;
  });
}

/** The console never answers a list in these members. */
export function parseMarked(text: string, exact: ReadonlySet<string>): unknown {
  return parseWithSource(text, (key, value) =>
    exact.has(key) && Array.isArray(value) && value.length === 1 && typeof value[0] === "string"
      ? BigInt(value[0])
      : value,
  );
}
