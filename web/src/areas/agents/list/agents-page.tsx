import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/states.tsx";
import type { AgentFilters } from "../../../routes/agent-filters.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { AgentsTable } from "./agents-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useAgents } from "./use-agents.ts";

export function AgentsPage() {
  const filters = useSearchOf(routes.agents);
  const go = useGo();
  const list = useAgents(filters);
  const register = useMay("MEMBER") && (
    <Link className="btn pri" to={routes.newAgent}>
      Register an agent
    </Link>
  );
  const set = (next: AgentFilters): void => void go({ to: routes.agents, search: next, replace: true });
  const filtered = filters.search !== undefined || filters.status !== undefined;
  return (
    <>
      <PageHead title="Agents" acts={register} />
      <Section title="All agents" note={list.data && howMany(list.count, list.capped)}>
        <FilterBar filters={filters} set={set} />
        {list.isPending && <Waiting rows={12} />}
        {list.isError && <Failed error={list.error} retry={() => list.refetch()} />}
        {list.data && list.count === 0 && <Nothing filtered={filtered} clear={() => set({})} act={register} />}
        {list.agents.length > 0 && <AgentsTable list={list} />}
        {list.isFetchingNextPage && (
          <p className="small mut" role="status">
            Reading more
          </p>
        )}
      </Section>
    </>
  );
}

const howMany = (total: number, capped: boolean): string =>
  capped ? `${count(total)} or more` : total === 1 ? "1 agent" : `${count(total)} agents`;

interface NothingProps {
  readonly filtered: boolean;
  readonly clear: () => void;
  readonly act: React.ReactNode;
}

function Nothing({ filtered, clear, act }: NothingProps) {
  if (!filtered) {
    return (
      <Empty title="No agents yet" act={act}>
        Register one by its address or its A2A card. Nothing is sent to it before you say so.
      </Empty>
    );
  }
  const button = (
    <button type="button" className="btn" onClick={clear}>
      Show all agents
    </button>
  );
  return (
    <Empty title="No agent fits" act={button}>
      Names, models and purposes were searched.
    </Empty>
  );
}
