import { useInfiniteQuery } from "@tanstack/react-query";
import { RunPages } from "../../../blocks/run-pages.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { runPagesQuery } from "../../../queries/runs.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { RunTrend } from "./run-trend.tsx";
import { useAgentId } from "./use-agent.ts";

export function Evaluate() {
  const id = useAgentId();
  const pages = useInfiniteQuery(runPagesQuery(useSession(), id));
  const runs = pages.data?.pages.flatMap(({ evaluations }) => evaluations);
  const start = useMay("MEMBER") && (
    <Link className="btn pri" to={routes.newRun} search={{ agent: id }}>
      Start an evaluation
    </Link>
  );
  return (
    <>
      <Section title="Runs of this agent" note={runs && runs.length > 0 && `${count(runs.length)}, newest first`}>
        {pages.isPending && <Waiting rows={4} />}
        {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
        {runs?.length === 0 && (
          <Empty title="No evaluation yet" act={start}>
            You see the estimated requests, tokens and time before it starts.
          </Empty>
        )}
        {runs && runs.length > 0 && (
          <>
            <RunPages runs={runs} pages={pages} />
            <p className="after">{start}</p>
          </>
        )}
      </Section>
      <RunTrend agentId={id} />
    </>
  );
}
