import { share } from "./figures.ts";
import { type Example, type Fit, learn } from "./fit.ts";

/** A labeled response as its marks. */
export interface Marked {
  readonly marks: Iterable<string>;
  readonly label: 0 | 1;
  readonly source: string;
  readonly family: string;
}

const [SEED, FOLDS] = [7, 8];

/**
 * Trains weights of marks. The figures are of families that were left out, at a score of 0. Rows without a family are never left out.
 */
export function trainedMarks(
  name: string,
  labeled: readonly Marked[],
  weights: (source: string) => number,
): { readonly figures: string; readonly source: string } {
  const names = new Map<string, number>();
  const index = (mark: string): number => {
    const at = names.get(mark) ?? names.size;
    names.set(mark, at);
    return at;
  };
  const rows: (Example & { readonly family: string })[] = labeled.map(({ marks, ...rest }) => ({
    ...rest,
    units: [{ grams: new Int32Array(0), marks: [...marks].map(index) }],
  }));
  const fitted = (some: readonly Example[]): Fit =>
    learn(some, { grams: 1, marks: names.size, weights, seed: SEED, epochs: 10, rate: 0.1, markDecay: 0.003 });
  const families = [...new Set(rows.map(({ family }) => family))].filter((family) => family !== "");
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = ({ family }: { readonly family: string }): boolean =>
      family !== "" && families.indexOf(family) % FOLDS === fold;
    const model = fitted(rows.filter((one) => !isOut(one)));
    return rows.filter(isOut).map((one) => ({ isFound: model.score(one) >= 0, label: one.label }));
  }).flat();
  const [found, absent] = [folds.filter(({ label }) => label === 1), folds.filter(({ label }) => label === 0)];
  const hits = (some: readonly { readonly isFound: boolean }[]): number => some.filter(({ isFound }) => isFound).length;
  const model = fitted(rows);
  const list = [...names]
    .map(([mark, at]) => [mark, Number((model.marks[at] ?? 0).toFixed(2))] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    figures: `${name}: recall ${share(hits(found), found.length)}, false alarms ${share(hits(absent), absent.length)}`,
    source: `{\n  bias: ${model.bias.toFixed(2)},\n  weights: ${JSON.stringify(Object.fromEntries(list), null, 4)},\n}`,
  };
}
