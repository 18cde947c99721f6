import { Difference } from "../../../charts/difference/difference.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Mutation, ShownChange } from "../../../queries/evolution-shapes.ts";
import { piecesOf } from "../pieces/change-pieces.ts";
import { changeWords } from "../pieces/gene-words.ts";
import "../genomes/genomes.css";

interface DriftProps {
  readonly drift: readonly ShownChange[];
  readonly mutations: readonly Mutation[];
}

/** Agent changes since the proposal was tested, and whether they overlap with the proposal. */
export function Drift({ drift, mutations }: DriftProps) {
  const touched = drift.filter(({ gene_name }) => mutations.some((mutation) => mutation.gene_name === gene_name));
  return (
    <div className="notice drift">
      <p>
        <b>The agent's configuration changed after this test.</b>{" "}
        {touched.length === 0
          ? "No conflicts. Rebasing keeps both sets of changes and retests them."
          : "Possible conflict: a proposed change touches a changed setting. Rebasing shows any conflicts."}
      </p>
      {drift.length > 0 && (
        <details>
          <summary>View configuration drift</summary>
          <ol className="gene-changes">
            {drift.map((change) => (
              <li key={`${change.gene_name} ${change.op}`}>
                <p>
                  <code className="strong">
                    <ShownText text={change.gene_name} />
                  </code>{" "}
                  <span className="small mid">{changeWords[change.op ?? "changed"]}</span>
                </p>
                <Difference pieces={piecesOf(change)} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
