import { Section } from "../../../parts/page/section.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import type { GuardHit } from "../../../queries/traffic.ts";
import type { Labels } from "./use-labels.ts";
import { labelWords } from "./words.ts";

const SHOWN = 10;
const LONGEST = 120;

/** What was labeled since the page was opened, the last first. */
export function LabeledList({ labels, queue }: { readonly labels: Labels; readonly queue: readonly GuardHit[] }) {
  if (labels.given.length === 0) return null;
  const given = labels.given.toReversed().slice(0, SHOWN);
  return (
    <Section title="Labeled now" note={`${labels.given.length} labeled`}>
      <ol className="lines">
        {given.map(({ id, label }) => (
          <li key={id}>
            <span className="mono small">
              {visible(
                queue
                  .find((hit) => hit.id === id)
                  ?.text?.slice(0, LONGEST)
                  .toWellFormed() ?? "",
              )}
            </span>
            <b>{labelWords[label]}</b>
            <button type="button" className="btn small" onClick={() => labels.undo(id)}>
              Undo
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
