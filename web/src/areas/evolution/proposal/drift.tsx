import { Difference } from "../../../charts/difference/difference.tsx";
import { ShownText } from "../../../parts/shown-text.tsx";
import type { Mutation, ShownChange } from "../../../queries/evolution-shapes.ts";
import { piecesOf } from "../pieces/change-pieces.ts";
import { changeWords } from "../pieces/gene-words.ts";

interface DriftProps {
  readonly drift: readonly ShownChange[];
  readonly mutations: readonly Mutation[];
}

/** What changed of the agent since this was measured, and whether any of it is what the proposal would change. */
export function Drift({ drift, mutations }: DriftProps) {
  const touched = drift.filter(({ gene_name }) => mutations.some((mutation) => mutation.gene_name === gene_name));
  return (
    <div className="notice drift">
      <p>
        <b>The agent changed after this was measured.</b>{" "}
        {touched.length === 0
          ? "No mutation touches what changed. Rebasing keeps both and tests them again."
          : "A mutation touches what changed; rebasing says where the two do not fit."}
      </p>
      {drift.length > 0 && (
        <details>
          <summary>See the drift</summary>
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
