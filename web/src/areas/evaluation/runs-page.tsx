import { useQuery } from "@tanstack/react-query";
import { RunTable } from "../../blocks/run-table.tsx";
import { count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import { isLive, runsQuery } from "../../queries/runs.ts";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";

export function RunsPage() {
  const session = useSession();
  const mayRun = useMay("MEMBER");
  const runs = useQuery(runsQuery(session));
  const start = mayRun && (
    <Link className="btn pri" to={routes.newRun} search={{}}>
      Start an evaluation
    </Link>
  );
  return (
    <>
      <PageHead title="Evaluations" acts={start}>
        {runs.data &&
          `${count(runs.data.length)} ${runs.data.length === 1 ? "run" : "runs"}, ${count(runs.data.filter(isLive).length)} in progress.`}
      </PageHead>
      <Section title="Runs" note="newest first">
        {runs.isPending && <Waiting rows={6} />}
        {runs.isError && <Failed error={runs.error} retry={() => runs.refetch()} />}
        {runs.data?.length === 0 && (
          <Empty title="No evaluation runs yet" act={start}>
            An evaluation run sends several hundred prompts to an agent and reports a score with a confidence interval.
          </Empty>
        )}
        {runs.data && runs.data.length > 0 && <RunTable runs={runs.data} />}
      </Section>
    </>
  );
}
