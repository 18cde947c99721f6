import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { count } from "../../../parts/numbers.ts";
import { visible } from "../../../parts/text/shown-text.tsx";
import { type RuleState, stateOf } from "./review/rule-facts.ts";
import type { Review } from "./review/use-review.ts";

const stateWords: Readonly<Record<RuleState, string>> = {
  approved: "approved",
  open: "waiting for a decision",
  conflict: "waiting, in conflict",
  judge: "waiting, needs a judge",
  outside: "waiting, can't be tested from outside",
  suspicious: "suspicious",
  rejected: "rejected",
};
/** Few rules would otherwise be bars. */
const WIDEST_CELL = 22;
const states = Object.keys(stateWords) as RuleState[];

/** More cells have no room for gaps: neighbors of one state are then drawn as one stretch. */
const MOST_CELLS = 120;

function stretchesOf(all: readonly RuleState[]) {
  const found: { state: RuleState; from: number; length: number }[] = [];
  for (const [from, state] of all.entries()) {
    const last = found.at(-1);
    if (last?.state === state) last.length += 1;
    else found.push({ state, from, length: 1 });
  }
  return found;
}

/** One cell a rule, in the order of the text. The outlined one is open below. */
export function CoverageRibbon({ review: { rules, current } }: { readonly review: Review }) {
  const all = rules.map(stateOf);
  const tally = states
    .map((state) => [state, all.filter((one) => one === state).length] as const)
    .filter(([, some]) => some > 0);
  const share = (some: number): string => `${Math.round((100 * some) / Math.max(1, rules.length))}%`;
  const width = 100 / Math.max(1, rules.length);
  const openAt = rules.findIndex(({ id }) => id === current?.id);
  const table = (
    <DataTable
      label="Rules by state"
      columns={["Rules", "Count", "Share"]}
      rows={tally.map(([state, some]) => [stateWords[state], count(some), share(some)])}
    />
  );
  return (
    <Charted title="Review" note="every rule, in the order of the text" table={table} className="coverage-ribbon">
      <svg
        className="ribbon"
        width={rules.length * WIDEST_CELL}
        role="img"
        aria-label={`${count(rules.length)} rules: ${tally.map(([state, some]) => `${count(some)} ${stateWords[state]}`).join(", ")}`}
      >
        {rules.length > MOST_CELLS
          ? stretchesOf(all).map(({ state, from, length }) => (
              <rect
                key={from}
                className={`ribbon-cell ribbon-stretch ${state}`}
                x={`${from * width}%`}
                width={`${length * width}%`}
                y="4"
                height="16"
              />
            ))
          : all.map((state, at) => (
              <rect
                key={rules[at]?.id}
                className={`ribbon-cell ${state}`}
                x={`${at * width}%`}
                width={`${width * 0.86}%`}
                y="4"
                height="16"
              >
                <title>{`${visible(rules[at]?.rule_id ?? "")}: ${stateWords[state]}`}</title>
              </rect>
            ))}
        {openAt >= 0 && (
          <rect
            className="ribbon-open"
            x={`${openAt * width}%`}
            width={`${Math.max(0.4, width * 0.86)}%`}
            y="0"
            height="24"
            rx="2"
          />
        )}
      </svg>
      <div className="ribbon-key">
        {tally.map(([state, some]) => (
          <span key={state}>
            <svg width="12" height="14" aria-hidden="true">
              <rect className={`ribbon-cell ${state}`} x=".5" y=".5" width="11" height="13" />
            </svg>
            <b>{count(some)}</b> {stateWords[state]}
          </span>
        ))}
      </div>
    </Charted>
  );
}
