import type { LikenessParts, SimilarGenome } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { genomeName, similarQuery } from "./use-genomes.ts";

const parts: readonly { readonly part: keyof LikenessParts; readonly name: string; readonly weight: string }[] = [
  { part: "prompt", name: "Prompt", weight: "50 %" },
  { part: "guards", name: "Guards", weight: "20 %" },
  { part: "params", name: "Parameters", weight: "15 %" },
  { part: "tools", name: "Tools", weight: "15 %" },
];

/** The similarity of each part and of the whole: two agents may share a prompt but no guard. */
export function Similar({ id, version }: { readonly id: string; readonly version: number }) {
  const similar = useQuery(similarQuery(useSession(), id, version));
  if (similar.isPending) return <Waiting rows={5} />;
  if (similar.isError) return <Failed error={similar.error} retry={() => similar.refetch()} />;
  if (similar.data.length === 0) {
    return <Empty title="No other genomes">Create a genome from a second agent to compare them.</Empty>;
  }
  return (
    <table className="similar">
      <thead>
        <tr>
          <th scope="col">Genome</th>
          <th scope="col">Similarity</th>
          {parts.map(({ part, name, weight }) => (
            <th scope="col" key={part} title={`${weight} of total weight`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {similar.data.map((genome) => (
          <Row key={genome.genome_id} genome={genome} name={genomeName(genome)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ genome, name }: { readonly genome: SimilarGenome; readonly name: string }) {
  return (
    <tr>
      <td className="cut">
        <Link to={routes.genome} params={{ id: genome.genome_id }} search={{}} title={visible(name)}>
          <ShownText text={name} />
        </Link>
      </td>
      <td className="strong">
        <Share value={genome.similarity} />
      </td>
      {parts.map(({ part, name: heading }) => (
        <td key={part} data-label={heading}>
          <Share value={genome.parts[part]} />
        </td>
      ))}
    </tr>
  );
}

function Share({ value }: { readonly value: number }) {
  const percent = Math.round(value * 100);
  return (
    <span className="share">
      {percent} %
      <svg aria-hidden="true">
        <rect className="share-track" width="100%" height="3" />
        <rect className="share-part" width={`${percent}%`} height="3" />
      </svg>
    </span>
  );
}
