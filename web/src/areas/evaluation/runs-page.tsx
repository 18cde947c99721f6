import { useInfiniteQuery } from "@tanstack/react-query";
import { RunPages } from "../../blocks/run-pages.tsx";
import { count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/page/states.tsx";
import { isLive, runPagesQuery } from "../../queries/runs.ts";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";

export function RunsPage() {
  const session = useSession();
  const mayRun = useMay("MEMBER");
  const pages = useInfiniteQuery(runPagesQuery(session));
  const runs = pages.data?.pages.flatMap(({ evaluations }) => evaluations);
  const start = mayRun && (
    <Link className="btn pri" to={routes.newRun} search={{}}>
      Start an evaluation
    </Link>
  );
  return (
    <>
      <PageHead
        title="Evaluations"
        actions={
          <>
            <Link className="btn" to={routes.schedules}>
              Schedules
            </Link>
            {start}
          </>
        }
      >
        {runs && `${runCount(runs.length, pages.hasNextPage)}, ${count(runs.filter(isLive).length)} in progress.`}
      </PageHead>
      <Section title="Runs" note="Newest first">
        {pages.isPending && <Waiting rows={6} />}
        {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
        {runs?.length === 0 && (
          <Empty title="No evaluation runs yet" act={start}>
            An evaluation run sends several hundred prompts to an agent and reports a score with a confidence interval.
          </Empty>
        )}
        {runs && runs.length > 0 && <RunPages runs={runs} pages={pages} />}
      </Section>
    </>
  );
}

const runCount = (loaded: number, hasMore: boolean): string => {
  if (hasMore) return `The ${count(loaded)} newest runs`;
  return loaded === 1 ? "1 run" : `${count(loaded)} runs`;
};
