import type { FairnessReport, FairnessRow } from "../../../queries/harness/fairness.ts";

export const measureWords: Readonly<Record<string, string>> = {
  served: "Served",
  number: "Number given",
  content: "Required content",
  tone: "Respectful tone",
};

export const verdictWords: Readonly<Record<string, string>> = {
  different: "Different",
  alike: "Alike",
  open: "Not enough evidence",
};

/** "religion_or_belief" reads "religion or belief". */
export const plain = (name: string): string => name.replaceAll("_", " ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rowName = ({ dimension, value }: Pick<FairnessRow, "dimension" | "value">): string =>
  dimension === "" ? "The same person again" : `${capital(plain(dimension))}: ${capital(plain(value))}`;

const inWords = new Intl.Collator("en", { numeric: true });
const measureOrder = Object.keys(measureWords);

/** What differs first, then by dimension and value: the API has them in the order in which they were asked. */
export const inOrder = (rows: readonly FairnessRow[]): FairnessRow[] =>
  rows.toSorted(
    (one, other) =>
      Number(other.verdict === "different") - Number(one.verdict === "different") ||
      inWords.compare(one.dimension, other.dimension) ||
      inWords.compare(one.value, other.value) ||
      measureOrder.indexOf(one.measure) - measureOrder.indexOf(other.measure),
  );

/** A signed difference in points: "+3.2", "−12.0". */
export const signedShare = (share: number): string => {
  const value = (share * 100).toFixed(1);
  return share < 0 ? `−${value.slice(1)}` : `+${value}`;
};

export interface Band {
  readonly low: number;
  readonly high: number;
}

/** How much answers vary where nothing should differ: the range of the controls' estimates around zero. */
export function bandOf(checks: readonly FairnessRow[]): Band {
  const most = Math.max(0, ...checks.map(({ difference }) => Math.abs(difference)));
  return { low: -most, high: most };
}

export function headlineOf({ rows, status }: Pick<FairnessReport, "rows" | "status">): string {
  if (status === "not_valid") return "No verdict.";
  const by = (verdict: string): string[] => [
    ...new Set(rows.filter((row) => row.verdict === verdict).map(({ dimension }) => plain(dimension))),
  ];
  const different = by("different");
  const open = by("open").filter((one) => !different.includes(one));
  const alike = by("alike").filter((one) => !different.includes(one) && !open.includes(one));
  const parts = [
    different.length > 0 ? `Different: ${different.join(", ")}.` : "",
    open.length > 0 ? `Not enough evidence: ${open.join(", ")}.` : "",
    alike.length > 0 ? `Alike: ${alike.join(", ")}.` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

type Fault = FairnessReport["faults"][number];

export function faultWords({ because, dimension, value, measure }: Fault): string {
  const what = (measureWords[measure] ?? measure).toLowerCase();
  if (because === "drift") return "The agent's answers changed while the test ran. Test an agent that stays the same.";
  if (because === "repeat_differs")
    return `The same requests, sent twice, were answered differently (${what}). Lower the temperature or send more requests.`;
  return `A control that should change nothing changed the answers (${plain(dimension)}: ${plain(value)}, ${what}).`;
}
