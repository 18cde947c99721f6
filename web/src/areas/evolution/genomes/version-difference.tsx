import type { GeneChange, GenomeDiff, GenomeVersion } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Difference } from "../../../charts/difference/difference.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { piecesOf } from "../pieces/change-pieces.ts";
import { changeWords } from "../pieces/gene-words.ts";
import { differenceQuery } from "./use-genomes.ts";

/** The changes between two versions: by default, the open one and its parent. */
export function VersionDifference({ genome }: { readonly genome: GenomeVersion }) {
  const { genome_id: id, latest_version: latest, version } = genome;
  const search = useSearchOf(routes.genome);
  const to = search.to ?? version;
  const parent = genome.parents.find(({ genome_id }) => genome_id === id)?.version;
  const from = search.from ?? (to === version ? parent : undefined) ?? Math.max(1, to - 1);
  const difference = useQuery(differenceQuery(useSession(), id, { from, to }));
  if (latest === 1) {
    return (
      <Section title="Difference">
        <Empty title="Only one version">Edit a segment to see a comparison here.</Empty>
      </Section>
    );
  }
  return (
    <Section title="Difference" note={difference.data && changedGenes(difference.data.changes.length)}>
      <Choice id={id} latest={latest} chosen={{ from, to }} />
      {from === to && <p className="mid">Choose two versions that differ.</p>}
      {from !== to && difference.isPending && <Waiting rows={4} />}
      {difference.isError && <Failed error={difference.error} retry={() => difference.refetch()} />}
      {from !== to && difference.data && <Changes difference={difference.data} />}
    </Section>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly latest: number;
  readonly chosen: { readonly from: number; readonly to: number };
}

function Choice({ id, latest, chosen }: ChoiceProps) {
  const go = useGo();
  const { version } = useSearchOf(routes.genome);
  const kept = version === undefined ? {} : { version };
  const numbers = Array.from({ length: latest }, (_, at) => latest - at);
  return (
    <div className="version-choice">
      {(["from", "to"] as const).map((side) => (
        <label key={side}>
          <span className="tiny mut capital">{side}</span>
          <select
            value={chosen[side]}
            onChange={({ target }) =>
              go({
                to: routes.genome,
                params: { id },
                search: { ...kept, ...chosen, [side]: Number(target.value) },
                replace: true,
                resetScroll: false,
              })
            }
          >
            {numbers.map((number) => (
              <option key={number} value={number}>
                Version {number}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function Changes({ difference: { identical, weakening, changes } }: { readonly difference: GenomeDiff }) {
  if (identical) return <p className="mid">The two versions are identical.</p>;
  const weaker = changes.filter((change) => change.weakening).length;
  return (
    <>
      {weakening && (
        <p className="notice">
          <b>{weaker === 1 ? "One change weakens" : `${count(weaker)} changes weaken`} the agent.</b> A guard,
          permission or lock is less strict than before.
        </p>
      )}
      <ol className="gene-changes">
        {changes.map((change) => (
          <li key={`${change.gene_name} ${change.op}`}>
            <p className="row">
              <code className="strong">
                <ShownText text={change.gene_name} />
              </code>
              <span className="small mut">{aboutChange(change)}</span>
              {change.weakening && <mark>weakens a protection</mark>}
            </p>
            <Difference pieces={piecesOf(change)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function aboutChange({ op, numeric_delta: delta, after_gene: after }: GeneChange): string {
  const by = delta === null ? "" : `, ${delta < 0 ? "−" : "+"}${Number(Math.abs(delta).toPrecision(6))}`;
  const place = after === null ? "" : `, after ${after}`;
  return `${changeWords[op]}${by}${place}`;
}

const changedGenes = (changes: number): string => (changes === 1 ? "one change" : `${count(changes)} changes`);
