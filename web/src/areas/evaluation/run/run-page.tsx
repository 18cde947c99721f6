import { useQuery } from "@tanstack/react-query";
import { at } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { isLive, type Run, runQuery, useLiveRun } from "../../../queries/runs.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { harnessWords } from "../../../terms/custom-probes.ts";
import { LiveRun } from "./live-run.tsx";
import { RunReport } from "./run-report.tsx";

/** One address for a run, in progress or completed: the report appears where the live view was. */
export function RunPage() {
  const { id } = useParamsOf(routes.run);
  const session = useSession();
  const run = useQuery(runQuery(session, id));
  useLiveRun(run.data);
  if (run.isPending) return <Waiting rows={8} />;
  if (run.isError) return <Failed page error={run.error} retry={() => run.refetch()} />;
  const name = run.data.agent_name ?? "Agent";
  return (
    <>
      <PageHead title={`${name}, ${isLive(run.data) ? "evaluation in progress" : "evaluation"}`}>
        <ShownText text={run.data.harness_names.map(harnessWords).join(", ")} />; {scopeOf(run.data)}; started{" "}
        {at(run.data.created_at)}, seed {run.data.seed}.
      </PageHead>
      {isLive(run.data) ? <LiveRun run={run.data} /> : <RunReport run={run.data} />}
    </>
  );
}

function scopeOf({ harness_type: type, plan, partial, gateway }: Run): string {
  const guarded = gateway ? `, through the gateway (guards version ${gateway.version})` : "";
  if (type === "custom") return `your own tests${guarded}`;
  return `${plan} plan${partial ? ", partial run" : ""}${guarded}`;
}
