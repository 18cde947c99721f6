import { useQuery } from "@tanstack/react-query";
import { at } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { isLive, runQuery, useLiveRun } from "../../../queries/runs.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { PresentRun } from "../archive/present-run.tsx";
import { resultsQuery } from "../results/use-results.ts";
import { Prompts } from "./prompts.tsx";

/** The prompts of a run on a page of their own, for links from its report and while it is running. */
export function PromptsPage() {
  const { id } = useParamsOf(routes.prompts);
  return (
    <PresentRun id={id} title="Prompts">
      <PromptsOfRun id={id} />
    </PresentRun>
  );
}

function PromptsOfRun({ id }: { readonly id: string }) {
  const session = useSession();
  const run = useQuery(runQuery(session, id));
  const found = useQuery(resultsQuery(session, id, { limit: 1 }));
  useLiveRun(run.data);
  if (run.isPending) return <Waiting rows={8} />;
  if (run.isError) return <Failed page error={run.error} retry={() => run.refetch()} />;
  const { progress, created_at, seed } = run.data;
  return (
    <>
      <PageHead
        title="Prompts"
        actions={
          <Link className="btn" to={routes.run} params={{ id }}>
            {isLive(run.data) ? "Back to the run" : "Back to the report"}
          </Link>
        }
      >
        Run of {at(created_at)}, seed {seed}.
      </PageHead>
      <Prompts id={id} asked={progress.done} failed={progress.failed} probes={found.data?.report?.probes ?? []} />
    </>
  );
}
