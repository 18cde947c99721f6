import { axisOf } from "../../../charts/axis.ts";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { ScatterPlot } from "../../../charts/scatter/scatter-plot.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { type Configuration, signedNumber } from "../../../queries/evolution-shapes.ts";
import { useMay } from "../../../session/use-session.ts";
import { PickPoint } from "./pick-point.tsx";
import { unbeaten } from "./unbeaten.ts";

interface FrontProps {
  readonly front: readonly Configuration[];
  readonly className: string;
  readonly agentId: string;
  readonly id: string;
  /** Whether the run has ended, so that one of its configurations can be picked. */
  readonly isOver: boolean;
}

/** Gain against cost, for every configuration with enough responses: the length of its prompt, or its price where models differ. */
export function Front({ front, className, agentId, id, isOver }: FrontProps) {
  const mayTest = useMay("MEMBER") && isOver;
  const compared = front.flatMap(({ gain, prompt_tokens, tokens, statement, ...rest }) =>
    // Where a configuration was tested on held-out questions, those figures and no others are shown.
    gain ? [{ ...rest, statement, tokens: prompt_tokens ?? tokens, gain: statement ?? gain }] : [],
  );
  if (compared.length === 0) {
    return (
      <Section title="Gain vs. cost" className={className}>
        <p className="mid">Not enough results to compare configurations yet.</p>
      </Section>
    );
  }
  const models = new Set(compared.map(({ model }) => model));
  const isPriced = models.size > 1 && compared.every(({ cost_per_1000_requests }) => cost_per_1000_requests !== null);
  const measured = compared.map((one) => ({
    ...one,
    cost: isPriced ? (one.cost_per_1000_requests ?? 0) : one.tokens,
  }));
  const best = unbeaten(measured);
  const rows = measured.toSorted(
    (a, b) => Number(best.has(b.config_hash)) - Number(best.has(a.config_hash)) || a.cost - b.cost,
  );
  return (
    <Charted
      title="Gain vs. cost"
      note={`${count(compared.length)} configurations`}
      className={className}
      table={
        <DataTable
          label="Gain and cost of each configuration"
          columns={[
            ...["Configuration", ...(models.size > 1 ? ["Model"] : []), "Questions", "Prompt tokens"],
            ...["Cost of 1,000 requests", "Gain", "95% CI", "Shown by"],
            ...(mayTest ? ["Pick"] : []),
          ]}
          rows={rows
            .slice(0, 40)
            .map(({ config_hash, changes, model, n, tokens, gain, statement, cost_per_1000_requests }) => [
              <span key="hash">
                <Changes changes={changes} /> {best.has(config_hash) && <mark>Best at its cost</mark>}
              </span>,
              ...(models.size > 1 ? [<ShownText key="model" text={model ?? "Unknown"} />] : []),
              count(n),
              count(tokens),
              cost_per_1000_requests === null ? "Cost unknown" : String(cost_per_1000_requests),
              signedNumber(gain.points),
              `${signedNumber(gain.lower)} to ${signedNumber(gain.upper)}`,
              statement
                ? statement.confirmed
                  ? "Confirmed on held-out questions"
                  : "Tested, not confirmed"
                : "Search only",
              ...(mayTest
                ? [
                    statement?.confirmed ? (
                      "Proposed"
                    ) : (
                      <PickPoint key="pick" agentId={agentId} id={id} configHash={config_hash} />
                    ),
                  ]
                : []),
            ])}
        />
      }
    >
      <ScatterPlot
        label={`Gain vs. ${isPriced ? "cost of 1,000 requests" : "tokens of the system prompt"} for ${count(compared.length)} configurations. ${count(best.size)} have the highest gain at their cost.`}
        x={axisOf(
          measured.map(({ cost }) => cost),
          3,
        )}
        y={axisOf([0, ...compared.map(({ gain }) => gain.points)])}
        xWords={isPriced ? (value) => String(Number(value.toPrecision(3))) : count}
        yWords={(value) => (value === 0 ? "0" : signedNumber(value, 0))}
        dots={measured.map(({ config_hash, arms, model, n, tokens, cost, gain, statement }) => ({
          id: config_hash,
          x: cost,
          y: gain.points,
          low: gain.lower,
          high: gain.upper,
          strong: best.has(config_hash),
          words: `${signedNumber(gain.points)} points (${signedNumber(gain.lower)} to ${signedNumber(gain.upper)}), ${statement?.confirmed ? "confirmed" : "not confirmed"}, ${isPriced ? `cost ${cost}, ` : ""}${models.size > 1 ? `${visible(model ?? "unknown model")}, ` : ""}${count(tokens)} tokens, ${count(arms)} changes, ${count(n)} questions`,
        }))}
      />
      <p className="small mut">
        Vertical: points gained. Horizontal:{" "}
        {isPriced ? "cost of 1,000 requests at your prices" : "tokens of the system prompt"}. Filled dots with
        intervals: highest gain at that cost.
        {models.size > 1 && !isPriced && " Several models were tried and a price is missing, so their cost is unknown."}{" "}
        Figures of the search are partly luck. Pick a configuration in the table to have it tested on held-out
        questions; only that test can confirm it.
      </p>
    </Charted>
  );
}

const SHOWN_CHANGES = 3;

function Changes({ changes }: { readonly changes: readonly string[] }) {
  const names = changes.map((key) => key.replace(/^clause\//, ""));
  const more = names.length - SHOWN_CHANGES;
  return (
    <span title={names.join(", ")}>
      <ShownText text={names.slice(0, SHOWN_CHANGES).join(", ") || "No change"} />
      {more > 0 && ` and ${count(more)} more`}
    </span>
  );
}
