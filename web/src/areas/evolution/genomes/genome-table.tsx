import type { GenomeSummary } from "@agent-console/sdk";
import { at, count, since } from "../../../parts/numbers.ts";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { originWords } from "../pieces/gene-words.ts";
import { genomeName } from "./use-genomes.ts";
import "../../../blocks/run-table.css";

export function GenomeTable({ genomes }: { readonly genomes: readonly GenomeSummary[] }) {
  return (
    <table className="runs genomes">
      <thead>
        <tr>
          <th scope="col">Genome</th>
          <th scope="col" className="num">
            Version
          </th>
          <th scope="col" className="num">
            Genes
          </th>
          <th scope="col" className="num">
            Changed
          </th>
        </tr>
      </thead>
      <tbody>
        {genomes.map((genome) => (
          <tr key={genome.genome_id}>
            <td>
              <span className="named">
                <span className="cut">
                  <Link
                    to={routes.genome}
                    params={{ id: genome.genome_id }}
                    search={{}}
                    title={visible(genomeName(genome))}
                  >
                    <ShownText text={genomeName(genome)} />
                  </Link>
                  <small className="mut cut">{originWords[genome.origin]}</small>
                </span>
              </span>
            </td>
            <td className="num" data-label="version">
              {count(genome.version)}
            </td>
            <td className="num" data-label="genes">
              {count(genome.genes)}
            </td>
            <td className="num mid" data-label="changed" title={at(genome.updated_at)}>
              {since(genome.updated_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
