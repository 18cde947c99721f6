import type { GenomeVersion } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { at } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { originWords } from "../pieces/gene-words.ts";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { AgentUpdatePreview } from "./agent-update.tsx";
import { ExtractAgain } from "./extract.tsx";
import { Genes } from "./genes.tsx";
import { Lineage } from "./lineage.tsx";
import { Similar } from "./similar.tsx";
import { TestVersion } from "./test-version.tsx";
import { genomeName, genomeQuery } from "./use-genomes.ts";
import { VersionDifference } from "./version-difference.tsx";
import "./genomes.css";

export function GenomePage() {
  const { id } = useParamsOf(routes.genome);
  const { version } = useSearchOf(routes.genome);
  const genome = useQuery(genomeQuery(useSession(), id, version));
  if (genome.isPending) return <Waiting rows={10} />;
  if (genome.isError) return <EvolutionFailed error={genome.error} retry={() => genome.refetch()} />;
  return <Shown genome={genome.data} />;
}

function Shown({ genome }: { readonly genome: GenomeVersion }) {
  const mayWrite = useMay("MEMBER");
  const { genome_id: id, version, latest_version: latest, agent_id: agentId } = genome;
  const acts = mayWrite && agentId && (
    <>
      {genome.origin === "extract" && version > 1 && <TestVersion genome={genome} />}
      <ExtractAgain agentId={agentId} />
    </>
  );
  return (
    <>
      <PageHead title={genomeName(genome)} actions={acts}>
        Version {version} of {latest}, {at(genome.created_at)}. The genome was {originWords[genome.origin]}.
        {genome.note && (
          <>
            {" "}
            Note: <ShownText text={genome.note} />
          </>
        )}
      </PageHead>
      {version < latest && (
        <p className="notice">
          This is an older version.{" "}
          <Link to={routes.genome} params={{ id }} search={{}}>
            Show version {latest}, the latest
          </Link>
        </p>
      )}
      <Warnings genome={genome} />
      <div className="grid">
        <div className="c8">
          <Genes genome={genome} />
        </div>
        <div className="c4">
          <Lineage genome={genome} />
        </div>
      </div>
      <VersionDifference genome={genome} />
      <div className="grid">
        <Section className="c6" title="Similar genomes" note="Compared by text and values. No model is used.">
          <Similar id={id} version={version} />
        </Section>
        <Section className="c6" title="Preview: agent update" note="Preview only. Nothing is sent.">
          <AgentUpdatePreview genome={genome} />
        </Section>
      </div>
    </>
  );
}

/** Warnings about unreadable input and secrets in texts. */
function Warnings({ genome: { warnings } }: { readonly genome: GenomeVersion }) {
  if (warnings.length === 0) return null;
  return (
    <div className="notice">
      <b>Warnings</b>
      <ul>
        {warnings.map(({ at: place, reason }) => (
          <li key={`${place} ${reason}`} className="small">
            <code>
              <ShownText text={place || "/"} />
            </code>{" "}
            <ShownText text={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}
