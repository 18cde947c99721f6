import { axisOf } from "../../../charts/axis.ts";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { ScatterPlot } from "../../../charts/scatter/scatter-plot.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/section.tsx";
import { type Configuration, signed } from "../../../queries/evolution-shapes.ts";
import { unbeaten } from "./unbeaten.ts";

/** What more gain costs: every configuration that was asked often enough, gain against length. */
export function Front({ front, className }: { readonly front: readonly Configuration[]; readonly className: string }) {
  const compared = front.flatMap(({ gain, ...rest }) => (gain ? [{ ...rest, gain }] : []));
  if (compared.length === 0) {
    return (
      <Section title="Gain against cost" className={className}>
        <p className="mid">No configuration was asked often enough yet to compare it.</p>
      </Section>
    );
  }
  const best = unbeaten(compared);
  const rows = compared.toSorted(
    (a, b) => Number(best.has(b.config_hash)) - Number(best.has(a.config_hash)) || a.tokens - b.tokens,
  );
  return (
    <Charted
      title="Gain against cost"
      note={`${count(compared.length)} configurations`}
      className={className}
      table={
        <DataTable
          label="Gain and cost of each configuration"
          columns={["Configuration", "Changes", "Questions", "Tokens", "Gain", "95 % interval"]}
          rows={rows.slice(0, 40).map(({ config_hash, arms, n, tokens, gain }) => [
            <span key="hash">
              <code>{config_hash.slice(0, 8)}</code> {best.has(config_hash) && <mark>unbeaten</mark>}
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
        label={`Gain against tokens for each question, ${count(compared.length)} configurations; ${count(best.size)} are beaten by none that is as short.`}
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
        Up: points gained; across: tokens a question. Filled, with its interval: no shorter one gained more. These are
        the search's own questions, so the best of them were lucky, too.
      </p>
    </Charted>
  );
}
