import { useState } from "react";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { EffectGrid, type EffectRow } from "../../../charts/effect/effect-grid.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Effect, signedNumber } from "../../../queries/evolution-shapes.ts";

const FIRST = 12;

/** The effect of each change by category, those with the most evidence first. */
export function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  const [all, setAll] = useState(false);
  const rows = rowsOf(effects);
  if (rows.length === 0) {
    return (
      <Section title="Effect of each change, by category">
        <Empty title="No results yet">Results appear as prompts are answered.</Empty>
      </Section>
    );
  }
  const shown = all ? rows : rows.slice(0, FIRST);
  const columns = [...new Set(effects.map(({ category }) => category))].filter((column) =>
    shown.some(({ cells }) => cells[column]),
  );
  return (
    <Charted
      title="Effect of each change, by category"
      note="Points, 95% confidence interval, on search prompts"
      table={<EffectTable effects={effects} shown={shown} />}
    >
      <EffectGrid heading="Change" columns={columns} rows={shown} />
      <p className="small mut">
        Estimated by the search on its own prompts. This chooses which changes are tested together; only the final test
        on held-out questions decides. Shaded triangle: the interval excludes zero. Circle: the interval includes zero,
        so there may be no effect.
      </p>
      {rows.length > FIRST && (
        <button type="button" className="btn small" onClick={() => setAll(!all)}>
          {all ? `Show the first ${FIRST}` : `Show all ${count(rows.length)} changes`}
        </button>
      )}
    </Charted>
  );
}

function rowsOf(effects: readonly Effect[]): EffectRow[] {
  const arms = Map.groupBy(
    effects.filter(({ trials }) => trials > 0),
    ({ arm }) => arm,
  );
  return [...arms]
    .map(([name, own]) => ({
      name,
      cells: Object.fromEntries(own.map((effect) => [effect.category, effect])),
      sure: Math.max(...own.map(({ p_positive }) => Math.abs(p_positive - 0.5))),
      size: Math.max(...own.map(({ points }) => Math.abs(points))),
    }))
    .toSorted((a, b) => b.sure * b.size - a.sure * a.size);
}

function EffectTable({
  effects,
  shown,
}: {
  readonly effects: readonly Effect[];
  readonly shown: readonly EffectRow[];
}) {
  const names = shown.map(({ name }) => name);
  const rows = effects.filter(({ arm, trials }) => trials > 0 && names.includes(arm));
  return (
    <DataTable
      label="Effect of each change, by category"
      columns={["Change", "Category", "Prompts", "Points", "95% CI", "P(helps)"]}
      rows={rows
        .toSorted((a, b) => names.indexOf(a.arm) - names.indexOf(b.arm))
        .map(({ arm, category, trials, points, lower, upper, p_positive }) => [
          <code key="arm">
            <ShownText text={arm} />
          </code>,
          category,
          count(trials),
          signedNumber(points),
          `${signedNumber(lower)} to ${signedNumber(upper)}`,
          p_positive.toFixed(2),
        ])}
    />
  );
}
