import type { GenomeParentRole, GenomeVersion } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import type { EdgeKind } from "../../../charts/tree/lanes.ts";
import { Tree, type TreeRow } from "../../../charts/tree/tree.tsx";
import { at, count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { roleWords } from "../pieces/gene-words.ts";
import { type Ancestor, descentOf } from "./descent.ts";
import { ancestryQuery, genomeName, versionsQuery } from "./use-genomes.ts";

/** The versions of the genome, and the versions of other genomes that they derive from. */
export function Lineage({ genome }: { readonly genome: GenomeVersion }) {
  const session = useSession();
  const versions = useQuery(versionsQuery(session, genome.genome_id));
  const ancestry = useQuery(ancestryQuery(session, genome.genome_id));
  const failed = [versions, ancestry].find(({ isError }) => isError);
  const rowOf = useRow(genome);
  return (
    <Section title="Lineage" note="Newest first">
      {failed && <Failed error={failed.error} retry={() => failed.refetch()} />}
      {!failed && !(versions.data && ancestry.data) && <Waiting rows={4} />}
      {versions.data && ancestry.data && (
        <Tree label="Versions and their parents" rows={descentOf(versions.data.items, ancestry.data).map(rowOf)} />
      )}
      {ancestry.data?.truncated && <p className="small mut">Older ancestors are not shown.</p>}
      {versions.data && versions.data.total > versions.data.items.length && (
        <p className="small mut">The newest {count(versions.data.items.length)} versions are shown.</p>
      )}
    </Section>
  );
}

const kindOf = (role: GenomeParentRole): EdgeKind => (role === "rollback_to" ? "return" : "line");

function useRow(genome: GenomeVersion): (ancestor: Ancestor) => TreeRow {
  return ({ id, genomeId, version, createdAt, parents, note, elsewhere }) => ({
    id,
    parents: parents.map((parent) => ({ id: `${parent.genome_id}/${parent.version}`, kind: kindOf(parent.role) })),
    mark: elsewhere?.deleted ? "gone" : !elsewhere && version === genome.latest_version ? "current" : "past",
    aside: (
      <span className="small mut" title={at(createdAt)}>
        {since(createdAt)}
      </span>
    ),
    title: elsewhere?.deleted ? (
      <span className="mut">Deleted genome, version {version}</span>
    ) : (
      <Link
        to={routes.genome}
        params={{ id: genomeId }}
        search={{ version }}
        resetScroll={genomeId !== genome.genome_id}
        aria-current={!elsewhere && version === genome.version ? "page" : undefined}
      >
        {elsewhere && (
          <>
            <ShownText text={genomeName(elsewhere)} />,{" "}
          </>
        )}
        version {version}
      </Link>
    ),
    note: (
      <>
        {cameFrom(parents, genomeId)}
        {note && (
          <>
            {": "}
            <ShownText text={note} />
          </>
        )}
      </>
    ),
  });
}

function cameFrom(parents: Ancestor["parents"], genomeId: string): string {
  const words = parents.map(
    ({ role, genome_id, version }) => `${roleWords[role]} ${genome_id === genomeId ? version : "another genome"}`,
  );
  return [...new Set(words)].join(", ") || "first version";
}
