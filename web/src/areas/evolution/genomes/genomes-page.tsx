import { useInfiniteQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Waiting } from "../../../parts/page/states.tsx";
import { useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { ExtractFrom } from "./extract.tsx";
import { GenomeMapSection } from "./genome-map.tsx";
import { GenomeTable } from "./genome-table.tsx";
import { genomesQuery } from "./use-genomes.ts";
import "./genomes.css";

/** The map of similar genomes, then all genomes by name. */
export function GenomesPage() {
  const session = useSession();
  const { agent } = useSearchOf(routes.genomes);
  const list = useInfiniteQuery(genomesQuery(session, agent));
  const mayWrite = useMay("MEMBER");
  const genomes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const extract = mayWrite && <ExtractFrom {...(agent ? { chosen: agent } : {})} />;
  const head = (
    <PageHead title="Genomes">
      A genome is a versioned snapshot of an agent's configuration. Each gene is one setting or one segment of the
      system prompt.
    </PageHead>
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
            <Empty title={agent ? "No genome for this agent" : "No genome yet"}>
              {mayWrite
                ? "Create a genome from an agent's current configuration. The agent is not changed."
                : "You need the Member role to create a genome."}
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
              Show more ({count(total)} total)
            </button>
          )}
        </Section>
        <Section className="c4" title="Create a genome from an agent">
          {extract || <p className="small mut">You need the Member role to create a genome.</p>}
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
          Highlight genomes of
        </label>
        <AgentPicker id="marked" agentId={agent} nothing="None" choose={(one) => choose(one?.id)} />
      </div>
    </div>
  );
}
