import type { GenomeVersion, PromptSegment } from "@agent-console/sdk";
import { useState } from "react";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
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
        note={segments.length === 1 ? "one segment" : `${count(segments.length)} segments in order`}
      >
        {segments.length === 0 ? (
          <p className="mid">This genome has no system prompt segments.</p>
        ) : (
          <Segments genome={genome} segments={segments} />
        )}
      </Section>
      {settings.map(({ group, genes }) => (
        <Section key={group} title={group} note={genes.length === 1 ? "1 gene" : `${count(genes.length)} genes`}>
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
  const [segmentToEdit, setSegmentToEdit] = useState<PromptSegment | null>(null);
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
                {closed && <span className="small mut">Locked. Only a team owner or admin can edit this.</span>}
                {mayWrite && (
                  <button
                    type="button"
                    className="btn small"
                    disabled={closed}
                    aria-label={`Edit ${visible(segment.key)}`}
                    onClick={() => setSegmentToEdit(segment)}
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
      {segmentToEdit && <EditSegment genome={genome} segment={segmentToEdit} onClose={() => setSegmentToEdit(null)} />}
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
          <th scope="col">Allowed values</th>
          <th scope="col">Lock</th>
          <th scope="col">Tested by</th>
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
              {gene.monotone && <small>Only an owner or admin can loosen this</small>}
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
