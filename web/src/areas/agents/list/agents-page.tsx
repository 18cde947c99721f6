import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import type { AgentFilters } from "../../../routes/agent-filters.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { UnregisteredAgents } from "../unregistered/unregistered-agents.tsx";
import { AgentsTable } from "./agents-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useAgents } from "./use-agents.ts";

export function AgentsPage() {
  const filters = useSearchOf(routes.agents);
  const go = useGo();
  const list = useAgents(filters);
  const mayWrite = useMay("MEMBER");
  const register = mayWrite && (
    <Link className="btn pri" to={routes.newAgent}>
      Register an agent
    </Link>
  );
  const set = (next: AgentFilters): void => void go({ to: routes.agents, search: next, replace: true });
  const filtered = filters.search !== undefined || filters.status !== undefined;
  return (
    <>
      <PageHead
        title="Agents"
        actions={
          mayWrite && (
            <>
              <Link className="btn" to={routes.tryPrompt}>
                Try a prompt
              </Link>
              {register}
            </>
          )
        }
      />
      <Section title="All agents" note={list.data && howMany(list.count, list.capped)}>
        <FilterBar filters={filters} set={set} />
        {list.isPending && <Waiting rows={12} />}
        {list.isError && <Failed error={list.error} retry={() => list.refetch()} />}
        {list.data && list.count === 0 && <Nothing filtered={filtered} clear={() => set({})} act={register} />}
        {list.agents.length > 0 && <AgentsTable list={list} />}
        {list.isFetchingNextPage && (
          <p className="small mut" role="status">
            Loading more…
          </p>
        )}
      </Section>
      <UnregisteredAgents />
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
        Register an agent by endpoint URL or A2A agent card. The console sends nothing until you test or evaluate it.
      </Empty>
    );
  }
  const button = (
    <button type="button" className="btn" onClick={clear}>
      Show all agents
    </button>
  );
  return (
    <Empty title="No matching agents" act={button}>
      No name, model or purpose matches. Change the search or clear the filters.
    </Empty>
  );
}
