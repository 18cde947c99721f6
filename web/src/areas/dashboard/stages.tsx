import { Charted } from "../../charts/charted.tsx";
import { DataTable } from "../../charts/data-table.tsx";
import { Glyph, type Verdict } from "../../charts/score/verdict.tsx";
import { count } from "../../parts/numbers.ts";
import { type DashboardResponse, stages, verdicts, verdictsAt } from "../../queries/dashboard.ts";

type Fleet = DashboardResponse["fleet_health"];

/** Up to this many agents, each one is a mark. Above that, a bar. */
const MOST_MARKS = 200;
const LEGEND = { passed: "passed", inconclusive: "inconclusive", failed: "failed", never_tested: "not evaluated" };
const asVerdict = (name: (typeof verdicts)[number]): Verdict | null => (name === "never_tested" ? null : name);

export function Stages({ fleet }: { readonly fleet: Fleet }) {
  const asMarks = (fleet.considered ?? 0) <= MOST_MARKS;
  const rows = stages.map((stage) => ({ stage, found: verdictsAt(fleet, stage) }));
  const most = Math.max(1, ...rows.map(({ found }) => found.reduce((sum, { agents }) => sum + agents, 0)));
  const at = (stage: string): number => Number((fleet.by_stage as Record<string, unknown>)[stage] ?? 0);
  return (
    <Charted
      className="c4"
      title="Trust stages"
      note={asMarks ? "One mark per agent" : "Bar height: number of agents"}
      table={
        <DataTable
          label="Agents by trust stage and last verdict"
          columns={["Stage", "Agents", ...verdicts.map((verdict) => LEGEND[verdict])]}
          rows={rows.map(({ stage, found }) => [
            <span key={stage} className="capital">
              {stage}
            </span>,
            count(at(stage)),
            ...found.map(({ agents }) => count(agents)),
          ])}
        />
      }
    >
      <ol className="stages">
        {rows.map(({ stage, found }) => (
          <li key={stage}>
            {asMarks ? <Marks found={found} /> : <Bar found={found} most={most} />}
            <b>{count(at(stage))}</b>
            <span className="tiny mid capital stage-name">{stage}</span>
          </li>
        ))}
      </ol>
      <p className="legend small mid">
        {verdicts.map((verdict) => (
          <span key={verdict}>
            <Glyph verdict={asVerdict(verdict)} silent /> {LEGEND[verdict]}
          </span>
        ))}
      </p>
    </Charted>
  );
}

type Found = ReturnType<typeof verdictsAt>;

function Marks({ found }: { readonly found: Found }) {
  return (
    <span className="marks" aria-hidden="true">
      {found.flatMap(({ verdict, agents }) =>
        Array.from({ length: agents }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of one kind are all alike
          <Glyph key={`${verdict} ${at}`} verdict={asVerdict(verdict)} silent />
        )),
      )}
    </span>
  );
}

/** From the bottom: passed, inconclusive, failed, not evaluated, each with its own texture. */
function Bar({ found, most }: { readonly found: Found; readonly most: number }) {
  let ground = 100;
  return (
    <svg className="stage-bar" aria-hidden="true">
      {found.map(({ verdict, agents }) => {
        const height = (100 * agents) / most;
        ground -= height;
        return <rect key={verdict} className={verdict} x="10%" width="80%" y={`${ground}%`} height={`${height}%`} />;
      })}
    </svg>
  );
}
