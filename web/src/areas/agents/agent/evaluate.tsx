import { useQuery } from "@tanstack/react-query";
import { RunTable } from "../../../blocks/run-table.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/states.tsx";
import { runsQuery } from "../../../queries/runs.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { useAgentId } from "./use-agent.ts";

export function Evaluate() {
  const id = useAgentId();
  const runs = useQuery(runsQuery(useSession(), id));
  const start = useMay("MEMBER") && (
    <Link className="btn pri" to={routes.newRun} search={{ agent: id }}>
      Start an evaluation
    </Link>
  );
  return (
    <Section
      title="Runs of this agent"
      note={runs.data && runs.data.length > 0 && `${count(runs.data.length)}, newest first`}
    >
      {runs.isPending && <Waiting rows={4} />}
      {runs.isError && <Failed error={runs.error} retry={() => runs.refetch()} />}
      {runs.data?.length === 0 && (
        <Empty title="No evaluation yet" act={start}>
          You see the estimated requests, tokens and time before it starts.
        </Empty>
      )}
      {runs.data && runs.data.length > 0 && (
        <>
          <RunTable runs={runs.data} />
          <p className="after">{start}</p>
        </>
      )}
    </Section>
  );
}
