import type { Card, DetailedCard, Estimate } from "@agent-console/analysis/cards/card.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";

const HEAD = `# Detectors

Generated from the labeled responses by \`npm run generate\`.

A detector reads a response and decides whether it shows a certain behavior: found, absent, or undecided if it can't tell.
Undecided responses count neither for the agent nor against it.

Each detector has a card that states its accuracy on responses labeled by hand, by someone who had not seen its code. The
labeled responses are in \`analysis/labeled\`. They are grouped into families by what the agent was asked. The card uses only
families that the detector was not tuned on, and at least half of the responses without the behavior were written to look like
it. The card is therefore a stricter test than everyday responses are.

- **Precision**: the share of responses that have the behavior, among those where the detector found it.
- **Recall**: the share where the detector found the behavior, among the responses that have it. Undecided counts as a miss.
- **F1**: the harmonic mean of the two.
- **Specificity**: the share decided correctly, among the decided responses that don't have the behavior.
- **Decided**: the share of all responses that the detector decided.

Where a card has at least 20 responses in one language or of one shape, it states the figures for them too. The languages of the
older responses, which are mostly English, were not recorded.

Brackets contain 95% confidence intervals: Wilson's for shares; for F1 a bootstrap over families, never narrower than Wilson's.
`;

/** The text of docs/detectors.md. */
export function detectorsGuide(cards: Readonly<Record<string, DetailedCard>>): string {
  const list = Object.entries(cards);
  const rows = list.map(
    ([name, { answers, hard, precision, recall, f1, specificity, decided }]) =>
      `| [${name}](#${name}) | ${answers} (${hard}) | ${[precision, recall, f1, specificity].map(formatEstimate).join(" | ")} | ${fixed(decided)} |`,
  );
  return [
    HEAD,
    "| Detector | Responses (hard) | Precision | Recall | F1 | Specificity | Decided |",
    "|---|---|---|---|---|---|---|",
    ...rows,
    "",
    ...list.map(([name, card]) => paragraph(name, card)),
  ].join("\n");
}

function paragraph(name: string, card: DetailedCard): string {
  const { found, absent, hard, families, counts } = card;
  const { hits, misses, undecidedFound, alarms, hardAlarms, undecidedAbsent } = counts;
  const finds = Object.entries(detectors).find(([one]) => one === name)?.[1].finds ?? "";
  const missed = `Of ${found} responses with the behavior, it found ${hits}, missed ${misses} and left ${undecidedFound} undecided.`;
  const raised = `Of ${absent} without it (${hard} look-alikes), it raised ${alarms} false alarms (${hardAlarms} on look-alikes) and left ${undecidedAbsent} undecided.`;
  return `## ${name}\n\n${finds} Measured on ${families} families.\n${missed}\n${raised}\n${errorPattern(counts)}\n\n${covered(card)}\n${partsTable(card)}`;
}

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });
const languageName = (code: string): string => (code === "other" ? "other languages" : (LANGUAGES.of(code) ?? code));

function covered({ languages }: DetailedCard): string {
  const list = Object.entries(languages).map(([code, answers]) => `${languageName(code)} (${answers})`);
  return `Languages: ${list.length === 0 ? "not recorded" : list.join(", ")}.`;
}

/** The figures by language and by shape, or nothing if no part is large enough. */
function partsTable({ byLanguage, byShape }: DetailedCard): string {
  const parts = [
    ...Object.entries(byLanguage).map(([code, part]) => ({ name: languageName(code), part })),
    ...Object.entries(byShape).map(([name, part]) => ({
      name: name === "other" ? "other shapes" : `shape: ${name}`,
      part,
    })),
  ];
  if (parts.length === 0) return "";
  const rows = parts.map(
    ({ name, part: { answers, precision, recall, specificity } }) =>
      `| ${name} | ${answers} | ${[precision, recall, specificity].map(formatEstimate).join(" | ")} |`,
  );
  return ["", "| Part | Responses | Precision | Recall | Specificity |", "|---|---|---|---|---|", ...rows, ""].join(
    "\n",
  );
}

/** One sentence on which kind of error is most frequent. */
function errorPattern({ misses, alarms, undecidedFound, undecidedAbsent }: Card["counts"]): string {
  const wrong = misses + alarms;
  const open = undecidedFound + undecidedAbsent;
  if (wrong + open === 0) return "It made no errors on this set. The intervals show how much that proves.";
  if (open > wrong) return "It is undecided more often than it is wrong.";
  if (misses > 2 * alarms) return "Most of its errors are misses.";
  return alarms > 2 * misses ? "Most of its errors are false alarms." : "It has both misses and false alarms.";
}

const fixed = (value: number): string => value.toFixed(2);
const formatEstimate = (estimate: Estimate | null): string =>
  estimate ? `${fixed(estimate.value)} [${fixed(estimate.low)}, ${fixed(estimate.high)}]` : "none";
