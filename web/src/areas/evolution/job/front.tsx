import { axisOf } from "../../../charts/axis.ts";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { ScatterPlot } from "../../../charts/scatter/scatter-plot.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { type Configuration, signed } from "../../../queries/evolution-shapes.ts";
import { unbeaten } from "./unbeaten.ts";

/** Gain against prompt length, for every configuration with enough responses. */
export function Front({ front, className }: { readonly front: readonly Configuration[]; readonly className: string }) {
  const compared = front.flatMap(({ gain, ...rest }) => (gain ? [{ ...rest, gain }] : []));
  if (compared.length === 0) {
    return (
      <Section title="Gain vs. cost" className={className}>
        <p className="mid">Not enough results to compare configurations yet.</p>
      </Section>
    );
  }
  const best = unbeaten(compared);
  const rows = compared.toSorted(
    (a, b) => Number(best.has(b.config_hash)) - Number(best.has(a.config_hash)) || a.tokens - b.tokens,
  );
  return (
    <Charted
      title="Gain vs. cost"
      note={`${count(compared.length)} configurations`}
      className={className}
      table={
        <DataTable
          label="Gain and cost of each configuration"
          columns={["Configuration", "Changes", "Prompts", "Tokens", "Gain", "95% CI"]}
          rows={rows.slice(0, 40).map(({ config_hash, arms, n, tokens, gain }) => [
            <span key="hash">
              <code>{config_hash.slice(0, 8)}</code> {best.has(config_hash) && <mark>Best at its length</mark>}
            </span>,
            count(arms),
            count(n),
            count(tokens),
            signed(gain.points),
            `${signed(gain.lower)} to ${signed(gain.upper)}`,
          ])}
        />
      }
    >
      <ScatterPlot
        label={`Gain vs. tokens per prompt for ${count(compared.length)} configurations. ${count(best.size)} have the highest gain at their length.`}
        x={axisOf(
          compared.map(({ tokens }) => tokens),
          3,
        )}
        y={axisOf([0, ...compared.map(({ gain }) => gain.points)])}
        xWords={count}
        yWords={(value) => (value === 0 ? "0" : signed(value, 0))}
        dots={compared.map(({ config_hash, arms, n, tokens, gain }) => ({
          id: config_hash,
          x: tokens,
          y: gain.points,
          low: gain.lower,
          high: gain.upper,
          strong: best.has(config_hash),
          words: `${signed(gain.points)} points (${signed(gain.lower)} to ${signed(gain.upper)}), ${count(tokens)} tokens, ${count(arms)} changes, ${count(n)} questions`,
        }))}
      />
      <p className="small mut">
        Vertical: points gained. Horizontal: tokens per prompt. Filled dots with intervals: highest gain at that length.
        These are search prompts, so the best results are partly luck.
      </p>
    </Charted>
  );
}
