import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import { Difference } from "../../../charts/difference/difference.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { labelOf } from "../form/specs.ts";

export interface FieldChange {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** Field by field: what it was, what it becomes. */
export function FieldDifferences({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <dl className="changes">
      {changes.map(({ key, from, to }) => (
        <div key={key}>
          <dt>{labelOf(key)}</dt>
          <dd>
            {from === "" && to === "" ? (
              <span className="mut">Cleared</span>
            ) : (
              <Difference pieces={wordDifference(visible(from), visible(to))} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
