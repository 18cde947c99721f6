import { useKey } from "../../../parts/keys/use-key.ts";
import type { HitLabel } from "./labeling.ts";
import type { Labels } from "./use-labels.ts";
import { labelNotes, labelWords } from "./words.ts";

const keys: readonly (readonly [string, HitLabel])[] = [
  ["1", "attack"],
  ["2", "fine"],
  ["3", "unsure"],
];

/** One key, or one button, for each label. */
export function LabelKeys({ labels }: { readonly labels: Labels }) {
  const { current, given } = labels;
  useKey("1", "Label as attack", () => labels.label("attack"));
  useKey("2", "Label as fine", () => labels.label("fine"));
  useKey("3", "Label as unsure", () => labels.label("unsure"));
  useKey("s", "Skip this hit", () => labels.skip());
  useKey("u", "Undo the last label", () => labels.undo());
  const last = given.at(-1);
  return (
    <div className="label-keys" role="toolbar" aria-label="Label this hit">
      {keys.map(([key, label]) => (
        <button
          key={key}
          type="button"
          className="btn label-key"
          disabled={!current}
          onClick={() => labels.label(label)}
        >
          <kbd>{key}</kbd>{" "}
          <span>
            <b>{labelWords[label]}</b> <span className="small mut">{labelNotes[label]}</span>
          </span>
        </button>
      ))}
      <button type="button" className="btn label-key" disabled={!current} onClick={() => labels.skip()}>
        <kbd>S</kbd> Skip
      </button>
      <button type="button" className="btn label-key" disabled={!last} onClick={() => labels.undo()}>
        <kbd>U</kbd> {last ? `Undo ${labelWords[last.label].toLowerCase()}` : "Undo"}
      </button>
    </div>
  );
}
