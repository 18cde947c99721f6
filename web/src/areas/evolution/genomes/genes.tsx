import type { GenomeVersion, PromptSegment } from "@agent-console/sdk";
import { useState } from "react";
import { HostileText } from "../../../parts/hostile-text.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/section.tsx";
import { ShownText, visible } from "../../../parts/shown-text.tsx";
import { useMay } from "../../../session/use-session.ts";
import { geneOriginWords, lockWords, measureWords, valueWords } from "../pieces/gene-words.ts";
import { EditSegment } from "./edit-segment.tsx";
import { isSegment, rangeWords, type SettingGene, settingsByGroup } from "./gene-groups.ts";

export function Genes({ genome }: { readonly genome: GenomeVersion }) {
  const segments = genome.genes.filter(isSegment);
  const settings = settingsByGroup(genome.genes);
  return (
    <>
      <Section
        title="Prompt"
        note={segments.length === 1 ? "one segment" : `${count(segments.length)} segments, top to bottom`}
      >
        {segments.length === 0 ? (
          <p className="mid">The genome says nothing of the prompt.</p>
        ) : (
          <Segments genome={genome} segments={segments} />
        )}
      </Section>
      {settings.map(({ group, genes }) => (
        <Section key={group} title={group} note={genes.length === 1 ? "one gene" : `${count(genes.length)} genes`}>
          <SettingTable genes={genes} />
        </Section>
      ))}
    </>
  );
}

interface SegmentsProps {
  readonly genome: GenomeVersion;
  readonly segments: readonly PromptSegment[];
}

function Segments({ genome, segments }: SegmentsProps) {
  const mayWrite = useMay("MEMBER");
  const manages = useMay("ADMIN");
  const [edited, edit] = useState<PromptSegment | null>(null);
  return (
    <>
      <ol className="segment-list">
        {segments.map((segment) => {
          const closed = segment.lock === "org" && !manages;
          return (
            <li key={segment.key}>
              <div className="row">
                <code className="strong">
                  <ShownText text={segment.key} />
                </code>
                <span className="small mut">{aboutSegment(segment)}</span>
                <span className="grow" />
                {closed && <span className="small mut">An owner or admin of the team can edit it.</span>}
                {mayWrite && (
                  <button
                    type="button"
                    className="btn small"
                    disabled={closed}
                    aria-label={`Edit ${visible(segment.key)}`}
                    onClick={() => edit(segment)}
                  >
                    Edit
                  </button>
                )}
              </div>
              <HostileText text={segment.text} />
            </li>
          );
        })}
      </ol>
      {edited && <EditSegment genome={genome} segment={edited} onClose={() => edit(null)} />}
    </>
  );
}

const aboutSegment = ({ role, origin, lock }: PromptSegment): string =>
  [role.replace("_", " "), geneOriginWords[origin], lock === "none" ? "" : lockWords[lock]].filter(Boolean).join(", ");

function SettingTable({ genes }: { readonly genes: readonly SettingGene[] }) {
  return (
    <table className="gene-table">
      <thead>
        <tr>
          <th scope="col">Gene</th>
          <th scope="col">Value</th>
          <th scope="col">May be</th>
          <th scope="col">Lock</th>
          <th scope="col">Measured</th>
        </tr>
      </thead>
      <tbody>
        {genes.map((gene) => (
          <tr key={gene.key}>
            <td>
              <code className="strong">
                <ShownText text={gene.key} />
              </code>
              <small className="mut">
                <ShownText text={gene.path} />
              </small>
            </td>
            <td className="mono value">
              <ShownText text={valueWords(gene.value)} />
            </td>
            <td className="small mid" data-label="may be">
              <ShownText text={rangeWords(gene)} />
            </td>
            <td className="small mid" data-label="lock">
              {lockWords[gene.lock]}
              {gene.monotone && <small>loosening takes who manages the team</small>}
            </td>
            <td className="small mid" data-label="measured">
              {measureWords[gene.evaluability]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
