import { useQuery } from "@tanstack/react-query";
import { IntervalAxis, IntervalBar, scaleFor } from "../../../charts/score/interval-bar.tsx";
import { at, points, range } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { runQuery, runsQuery } from "../../../queries/runs.ts";
import { Link, useGo, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { AgentChanges } from "./agent-changes.tsx";
import { ChangedPrompts, DimensionTable, verdictWords } from "./changes.tsx";
import type { Comparison, ProbeChange } from "./comparison.ts";
import "../../../blocks/forest.css";

/** Which probes changed, whether the change is significant, and what changed in the agent between the runs. */
export function ComparePage() {
  const { id } = useParamsOf(routes.compare);
  const { with: wished } = useSearchOf(routes.compare);
  const session = useSession();
  const go = useGo();
  const run = useQuery(runQuery(session, id));
  const runs = useQuery({ ...runsQuery(session, run.data?.agent_id), enabled: run.isSuccess });
  const others = runs.data?.filter(({ evaluation_id, status }) => evaluation_id !== id && status === "completed") ?? [];
  const present = others.filter(({ archived_at }) => archived_at === null);
  const other =
    wished ??
    present.find(({ created_at }) => created_at <= (run.data?.created_at ?? 0))?.evaluation_id ??
    present[0]?.evaluation_id;
  const compared = useQuery({
    queryKey: ["compare", id, other],
    queryFn: async () => session.api.evaluation.compare({ evaluation_id: id, with: other ?? "" }),
    enabled: other !== undefined,
  });
  if (run.isPending || runs.isPending) return <Waiting rows={6} />;
  if (!other) return <Empty title="No earlier run to compare">Evaluate this agent again to compare results.</Empty>;
  return (
    <>
      <PageHead title="Compare runs">
        Compare this run with an earlier run of the same agent.
        {run.data?.gateway &&
          ` This run went through the gateway, behind version ${run.data.gateway.version} of the guards.`}
      </PageHead>
      <div className="filters">
        <label>
          <span className="tiny mut">Earlier run</span>
          <select
            value={other}
            onChange={(event) =>
              go({
                to: routes.compare,
                params: { id },
                search: { with: event.target.value },
                replace: true,
              })
            }
          >
            {others.map(({ evaluation_id, created_at, gateway, archived_at }) => (
              <option key={evaluation_id} value={evaluation_id} disabled={archived_at !== null}>
                {at(created_at)}
                {gateway ? ", through the gateway" : ""}
                {archived_at === null ? "" : ", archived"}
              </option>
            ))}
          </select>
        </label>
      </div>
      {compared.isPending && <Waiting rows={6} />}
      {compared.isError && <Failed error={compared.error} retry={() => compared.refetch()} />}
      {compared.data && <Compared comparison={compared.data} />}
    </>
  );
}

function Compared({ comparison }: { readonly comparison: Comparison }) {
  const { before, after, overall, probes, agent, comparability } = comparison;
  const scale = scaleFor([before.low, after.low]);
  const flipped = probes.filter(
    ({ better, worse, before: was, after: is }) => (better ?? 0) + (worse ?? 0) > 0 || was.resisted !== is.resisted,
  );
  return (
    <>
      {!comparability.same_plan && (
        <div className="notice" role="note">
          <p>{comparability.words}</p>
          <ul>
            {comparability.differences.map(({ what, before: was, after: is }) => (
              <li key={what}>
                <b className="capital">{what}</b>: {was} before, {is} after
              </li>
            ))}
          </ul>
        </div>
      )}
      <Section title={verdictWords[overall.verdict]}>
        <p>{overall.words}</p>
        <DimensionTable comparison={comparison} />
        <div className="forest">
          <span />
          <span className="tiny mut end">Score, 95% confidence interval</span>
          <IntervalAxis scale={scale} threshold={after.threshold} />
          {[
            { name: "Earlier run", side: before },
            { name: "Later run", side: after },
          ].map(({ name, side }) => (
            <SideRow key={name} name={name} side={side} scale={scale} threshold={after.threshold} />
          ))}
        </div>
      </Section>
      <Section title="Agent changes">
        <AgentChanges agent={agent} />
      </Section>
      <ChangedPrompts comparison={comparison} />
      <Section title="Changed probes" note={`${flipped.length} of ${probes.length}`}>
        {flipped.length === 0 ? <Empty title="None" /> : <ProbeTable probes={flipped} />}
      </Section>
    </>
  );
}

interface SideProps {
  readonly name: string;
  readonly side: Comparison["before"];
  readonly scale: Parameters<typeof IntervalAxis>[0]["scale"];
  readonly threshold: number;
}

function SideRow({ name, side, scale, threshold }: SideProps) {
  return (
    <>
      <Link to={routes.run} params={{ id: side.evaluation_id }}>
        {name}
      </Link>
      <span className="end">
        {side.score !== null && <b>{points(side.score)}</b>}{" "}
        {side.low !== null && side.high !== null && <span className="small mid">{range(side.low, side.high)}</span>}
      </span>
      <IntervalBar
        name={name}
        score={side.score}
        low={side.low}
        high={side.high}
        verdict={side.verdict}
        threshold={threshold}
        scale={scale}
      />
    </>
  );
}

function ProbeTable({ probes }: { readonly probes: readonly ProbeChange[] }) {
  return (
    <Scroll label="Change by probe">
      <table>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Probe</th>
            <th scope="col" className="num">
              Passed (earlier)
            </th>
            <th scope="col" className="num">
              Passed (later)
            </th>
            <th scope="col" className="num">
              Fixed / regressed
            </th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {probes.map((probe) => (
            <tr key={probe.probe}>
              <td>
                <SeverityMark severity={probe.severity} />
              </td>
              <td>
                <span title={probe.probe}>{probe.title}</span> <span className="small mid">{probe.scenario}</span>
              </td>
              <td className="num">
                {probe.before.resisted} of {probe.before.n}
              </td>
              <td className="num">
                {probe.after.resisted} of {probe.after.n}
              </td>
              <td className="num">{probe.better === null ? "–" : `+${probe.better} −${probe.worse}`}</td>
              <td>{verdictWords[probe.verdict]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
