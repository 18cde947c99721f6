import type { Card, Estimate } from "@agent-console/analysis/cards/card.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";

const HEAD = `# Detectors

Generated from the labelled answers by \`npm run generate\`.

A detector reads what an agent answered and says whether a certain thing is in it: found, absent, or undecided when it cannot
tell. Undecided answers count neither for the agent nor against it.

Each has a card: how often it was right on answers that were labelled by hand, by somebody who had not seen its code. The
answers are in \`analysis/labeled\`. They come in families (what the agent was asked); the card
uses only families on which the detector was not tuned, and at least half of the answers without the thing were written to
look like it. So a card is stricter than everyday answers are.

- **Precision**: of the answers in which it found the thing, the share that have it.
- **Recall**: of the answers that have it, the share in which it was found. Undecided is a miss.
- **F1**: the harmonic mean of the two.
- **Specificity**: of the answers without it that were decided, the share rightly told.
- **Decided**: the share of all answers about which the detector said anything.

In brackets: 95 % intervals, Wilson's for shares; for F1 a bootstrap over families, never narrower than Wilson's.
`;

/** The text of docs/detectors.md. */
export function detectorsGuide(cards: Readonly<Record<string, Card>>): string {
  const list = Object.entries(cards);
  const rows = list.map(
    ([name, { answers, hard, precision, recall, f1, specificity, decided }]) =>
      `| [${name}](#${name}) | ${answers} (${hard}) | ${[precision, recall, f1, specificity].map(shown).join(" | ")} | ${fixed(decided)} |`,
  );
  return [
    HEAD,
    "| Detector | Answers (hard) | Precision | Recall | F1 | Specificity | Decided |",
    "|---|---|---|---|---|---|---|",
    ...rows,
    "",
    ...list.map(([name, card]) => paragraph(name, card)),
  ].join("\n");
}

function paragraph(name: string, { found, absent, hard, families, counts }: Card): string {
  const { hits, misses, undecidedFound, alarms, hardAlarms, undecidedAbsent } = counts;
  const finds = Object.entries(detectors).find(([one]) => one === name)?.[1].finds ?? "";
  const missed = `Of ${found} answers that have it, it found ${hits}, took ${misses} for answers without it and left ${undecidedFound} undecided.`;
  const raised = `Of ${absent} without it, ${hard} of them look-alikes, it took ${alarms} for the thing (${hardAlarms} look-alikes) and left ${undecidedAbsent} undecided.`;
  return `## ${name}\n\n${finds} Measured on ${families} families. ${missed} ${raised} ${leaning(counts)}\n`;
}

/** Where its errors lie, in words. */
function leaning({ misses, alarms, undecidedFound, undecidedAbsent }: Card["counts"]): string {
  const wrong = misses + alarms;
  const open = undecidedFound + undecidedAbsent;
  if (wrong + open === 0) return "It made no mistake here; the intervals say how much that proves.";
  if (open > wrong) return "When unsure it says so more often than it errs.";
  if (misses > 2 * alarms) return "It errs mostly by overlooking.";
  return alarms > 2 * misses ? "It errs mostly by raising false alarms." : "It errs to both sides.";
}

const fixed = (value: number): string => value.toFixed(2);
const shown = (estimate: Estimate | null): string =>
  estimate ? `${fixed(estimate.value)} [${fixed(estimate.low)}, ${fixed(estimate.high)}]` : "none";
