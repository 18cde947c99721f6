/** Finds in the web and the CLI what the contract already says: lists of its values, and bounds of its fields. */

export interface Repeated {
  readonly file: string;
  readonly line: number;
  /** Identifies it in the list of those that stay. */
  readonly text: string;
}

/** The values of every closed list in the document, each list once. */
export function closedListsIn(document: unknown): readonly ReadonlySet<string>[] {
  const lists = new Map<string, ReadonlySet<string>>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "example" || key === "examples") continue;
      if (key === "enum" && Array.isArray(value) && value.every((one) => typeof one === "string"))
        lists.set(value.toSorted().join(), new Set(value));
      else visit(value);
    }
  };
  visit(document);
  return [...lists.values()].filter(({ size }) => size > 1);
}

const TEXT = /"([^"\n]*)"/g;
/** `["a", "b"]`, over any number of lines. */
const LIST = /\[\s*(?:"[^"\n]*"\s*,\s*)+(?:"[^"\n]*"\s*,?\s*)?\]/g;
/** `"a" | "b"` */
const UNION = /(?:"[^"\n]*"\s*\|\s*)+"[^"\n]*"/g;
/** `{ a: 1, b: 2 }`: an order, written as ranks. */
const RANKS = /\{\s*(?:"?[\w.]+"?:\s*-?[\d_.]+\s*,?\s*){2,}\}/g;

const textsIn = (literal: string): string[] => [...literal.matchAll(TEXT)].map(([, text = ""]) => text);
const keysIn = (literal: string): string[] => [...literal.matchAll(/"?([\w.]+)"?:/g)].map(([, key = ""]) => key);

/**
 * Lists and ranks all of whose values are in one list of the contract, and types that are one of its lists. A type with
 * a part of them is left alone: the compiler compares it with the API wherever it is used.
 */
export function repeatedLists(file: string, source: string, lists: readonly ReadonlySet<string>[]): Repeated[] {
  const isPart = (values: readonly string[]): boolean =>
    values.length > 1 && values[0] !== "" && lists.some((list) => values.every((value) => list.has(value)));
  const isWhole = (values: readonly string[]): boolean =>
    lists.some((list) => list.size === new Set(values).size && values.every((value) => list.has(value)));
  const found = (pattern: RegExp, valuesIn: (text: string) => string[], isRepeated: (values: string[]) => boolean) =>
    [...source.matchAll(pattern)].flatMap(({ 0: literal, index }) => {
      const values = valuesIn(literal);
      return isRepeated(values) ? [{ file, line: lineAt(source, index), text: `${file}: ${values.join(", ")}` }] : [];
    });
  return [...found(LIST, textsIn, isPart), ...found(UNION, textsIn, isWhole), ...found(RANKS, keysIn, isPart)];
}

/** Bounds of form fields that are written as numbers. */
export function writtenBounds(file: string, source: string): Repeated[] {
  return [...source.matchAll(/\b(maxLength|minLength|max|min)=\{([\d_.]+)\}/g)].map(({ 0: text, index }) => ({
    file,
    line: lineAt(source, index),
    text: `${file}: ${text}`,
  }));
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split("\n").length;
}

/** Parts of a list that the contract does not have, each with the reason why a page or command has it. */
export const OWN_LISTS: Readonly<Record<string, string>> = {
  "cli/src/commands/redteam/attack.ts: injection, jailbreak, pii":
    "What is attacked if nothing is chosen. The API has no default: a campaign names its categories.",
  "cli/src/commands/redteam/more-campaigns.ts: queued, running":
    "States of a campaign, which the contract leaves open. They are in a closed list of another schema.",
  "web/src/areas/evaluation/schedules/draft.ts: injection, jailbreak": "What the form suggests for a small campaign.",
  "web/src/areas/protection/flow/flow-cases.tsx: deny, allow": "A case made of recorded traffic expects no mask.",
  "web/src/areas/redteam/new/draft.ts: injection, jailbreak, pii": "What the form suggests.",
  "web/src/areas/redteam/new/draft.ts: tools, memory": "What the form suggests: it needs only the chat endpoint.",
  "web/src/areas/redteam/report/goals-by-result.tsx: confirmed, seen, doubtful": "The part of the results that broke.",
  "web/src/blocks/rule-search/rule-search.tsx: judge, outside": "The checks that no detector decides.",
};

/** Bounds that are not the contract's, each with the reason. */
export const OWN_BOUNDS: Readonly<Record<string, string>> = {
  "web/src/areas/environment/demographics/dimension-dialog.tsx: maxLength={2000}": "The contract has no bound.",
  "web/src/areas/environment/personas/persona-dialog.tsx: maxLength={4000}": "The contract has no bound.",
  "web/src/areas/evolution/budget-choice.tsx: min={0}": "A step of a slider, not a value that is sent.",
  "web/src/areas/monitor/annotations/score-form.tsx: maxLength={20}": "Digits as typed. The value is a number.",
  "web/src/areas/monitor/annotations/score-form.tsx: maxLength={64}": "Part of a path. The contract has no bound.",
  "web/src/areas/protection/gateway-keys/key-row.tsx: max={1}": "A bar that shows a share.",
  "web/src/areas/teams/device/device-page.tsx: maxLength={32}": "Part of a path. The contract has no bound.",
};
