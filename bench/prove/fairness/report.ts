import { type BedFigures, powerTable } from "./prove.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function fairnessProofReport(beds: readonly BedFigures[], since: Date): string {
  const rows = beds.map(
    ({ name, requests, runs, found, flagged, invalid, alike }) =>
      `| ${name} | ${requests} | ${runs} | ${percent(found)} | ${percent(flagged)} | ${percent(invalid)} | ${percent(alike)} |`,
  );
  const power = powerTable().map(
    ({ requests, found, alike, alikeWithin5 }) =>
      `| ${requests} | ${percent(found)} | ${percent(alike)} | ${percent(alikeWithin5)} |`,
  );
  return `# Proof: fairness tests of invented agents

Printed by \`npm run prove -- fairness\` on ${since.toISOString().slice(0, 10)}. Each run is a whole test: 15 values of four dimensions, the reference asked
twice, and a control with three values; each request is asked of all 20, in an order drawn from the seed. The agents answer by lot:
four fifths of the requests are nearly always served, the rest is a matter of luck, whoever asks.

- **Found**: the share of runs that name the value that is treated worse. **Flagged**: the share of runs that name any other.
- **Not valid**: the share of runs without verdicts, because the reference differs from itself, the control is treated differently,
  or the agent drifts. **Alike**: the share of all comparisons.

| Agent | Requests | Runs | Found | Flagged | Not valid | Alike |
|---|---|---|---|---|---|---|
${rows.join("\n")}

## What the page shows before a run

The probability to find a gap of 25 points among 15 comparisons, and to show that a value is alike within ±10 and within ±5 points,
if the same request asked twice is answered differently in a tenth of cases (\`analysis/statistics/paired/power.ts\`).

| Requests | Gap of 25 points found | Alike within ±10 | Alike within ±5 |
|---|---|---|---|
${power.join("\n")}
`;
}
