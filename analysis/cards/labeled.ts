/** One response of a labeled set: one line of the file. */
export interface Labeled {
  readonly family: string;
  readonly label: "found" | "absent";
  /** Absent, but looks like the behavior. */
  readonly hard?: boolean;
  /** The language of the response, as a code of two letters. */
  readonly language?: string;
  /** What the response looks like: a list, a table, code, two voices. */
  readonly shape?: string;
  /** The input of the detector. */
  readonly seen: unknown;
}

/** The responses that a detector is tuned on, and those that its card is measured on. */
export interface LabeledSet {
  readonly tune: readonly Labeled[];
  readonly card: readonly Labeled[];
}

export function readLabeled(lines: string): Labeled[] {
  return lines
    .split("\n")
    .filter((line) => line.trim())
    .map((line, at) => {
      const { family, label, hard, language, shape, seen } = JSON.parse(line) as Partial<Labeled>;
      if (!family || (label !== "found" && label !== "absent") || seen === undefined)
        throw new SyntaxError(`answer ${at + 1} lacks its family, its label or what is seen`);
      return { family, label, hard: hard === true, ...(language && { language }), ...(shape && { shape }), seen };
    });
}

const FEWEST_ANSWERS = 200;

/** Why a card cannot be measured on this set. Empty if it can. */
export function faultsOf({ tune, card }: LabeledSet): string[] {
  const absent = card.filter(({ label }) => label === "absent");
  const hard = absent.filter((answer) => answer.hard);
  const tuned = new Set(tune.map(({ family }) => family));
  const both = new Set(card.filter(({ family }) => tuned.has(family)).map(({ family }) => family));
  const said = card.map(({ seen }) => JSON.stringify(seen));
  return [
    ...(tune.length === 0 ? ["there is nothing to tune on"] : []),
    ...(card.length < FEWEST_ANSWERS ? [`${card.length} answers are fewer than ${FEWEST_ANSWERS}`] : []),
    ...(card.length === absent.length ? ["the thing is in none of the answers"] : []),
    ...(hard.length * 2 < absent.length || absent.length === 0
      ? [`only ${hard.length} of ${absent.length} answers without it look like it`]
      : []),
    ...[...both].map((family) => `the family “${family}” is tuned on and measured with`),
    ...(new Set(said).size < said.length ? ["an answer stands in it twice"] : []),
  ];
}
