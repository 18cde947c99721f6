/** One answer of a labeled set, as its line has it. */
export interface Labeled {
  readonly family: string;
  readonly label: "found" | "absent";
  /** It is absent, and looks as if it were there. */
  readonly hard?: boolean;
  /** What the detector is shown. */
  readonly seen: unknown;
}

/** The answers on which a detector is tuned, and those on which its card is taken. */
export interface LabeledSet {
  readonly tune: readonly Labeled[];
  readonly card: readonly Labeled[];
}

export function readLabeled(lines: string): Labeled[] {
  return lines
    .split("\n")
    .filter((line) => line.trim())
    .map((line, at) => {
      const { family, label, hard, seen } = JSON.parse(line) as Partial<Labeled>;
      if (!family || (label !== "found" && label !== "absent") || seen === undefined)
        throw new SyntaxError(`answer ${at + 1} lacks its family, its label or what is seen`);
      return { family, label, hard: hard === true, seen };
    });
}

const FEWEST_ANSWERS = 80;

/** Why a card could not be taken on this set; nothing when it can. */
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
