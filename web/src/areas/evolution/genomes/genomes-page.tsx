import { useInfiniteQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/section.tsx";
import { Empty, Waiting } from "../../../parts/states.tsx";
import { useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { ExtractFrom } from "./extract.tsx";
import { GenomeMapSection } from "./genome-map.tsx";
import { GenomeTable } from "./genome-table.tsx";
import { genomesQuery } from "./use-genomes.ts";

/** What agents are made of: alike ones near each other, then all of them by name. */
export function GenomesPage() {
  const session = useSession();
  const { agent } = useSearchOf(routes.genomes);
  const list = useInfiniteQuery(genomesQuery(session, agent));
  const mayWrite = useMay("MEMBER");
  const genomes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const extract = mayWrite && <ExtractFrom {...(agent ? { chosen: agent } : {})} />;
  const head = (
    <PageHead title="Genomes">An agent's configuration as typed genes, in versions that never change.</PageHead>
  );
  if (list.isError) {
    return (
      <>
        {head}
        <EvolutionFailed error={list.error} retry={() => list.refetch()} />
      </>
    );
  }
  return (
    <>
      {head}
      <AgentChoice agent={agent} />
      <GenomeMapSection agentId={agent} />
      <div className="grid">
        <Section
          className="c8"
          title={agent ? "Genomes of this agent" : "All genomes"}
          note={total > 0 && `${count(total)}, newest first`}
        >
          {list.isPending && <Waiting rows={6} />}
          {list.isSuccess && genomes.length === 0 && (
            <Empty title={agent ? "This agent has no genome yet" : "No genome yet"}>
              {mayWrite
                ? "Read an agent's configuration as its first version; nothing of the agent changes."
                : "Members of the team can read an agent as a genome."}
            </Empty>
          )}
          {genomes.length > 0 && <GenomeTable genomes={genomes} />}
          {list.hasNextPage && (
            <button
              type="button"
              className="btn"
              disabled={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              Show more of {count(total)}
            </button>
          )}
        </Section>
        <Section className="c4" title="Read an agent" note="changes nothing of it">
          {extract || <p className="small mut">Members of the team can read an agent as a genome.</p>}
        </Section>
      </div>
    </>
  );
}

function AgentChoice({ agent }: { readonly agent: string | undefined }) {
  const go = useGo();
  const choose = (id: string | undefined) => go({ to: routes.genomes, search: id ? { agent: id } : {}, replace: true });
  return (
    <div className="filters">
      <div className="filter">
        <label className="tiny mut" htmlFor="marked">
          Mark the genomes of
        </label>
        <AgentPicker id="marked" agentId={agent} nothing="No agent in particular" choose={(one) => choose(one?.id)} />
      </div>
    </div>
  );
}
