import * as fields from "@agent-console/sdk/fields";
import { useRef, useState } from "react";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import type { Label } from "./labeling.ts";
import type { Outbox, OutboxState } from "./outbox.ts";
import type { Work } from "./use-labeling.ts";
import { labelWords } from "./words.ts";

interface KeyBarProps {
  readonly work: Work;
  readonly saving: OutboxState & { readonly outbox: Outbox };
  /** The queue holds disputed responses: a label settles, and needs a reason. */
  readonly settles: boolean;
  readonly withIdentical: boolean;
}

/** One key, or one button, for each response. */
export function KeyBar({ work, saving, settles, withIdentical }: KeyBarProps) {
  const [reason, setReason] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { current, done } = work;
  const many = withIdentical && current ? current.identical : 1;
  const give = (label: Label): void => {
    if (settles && label !== "cannot_tell" && reason.trim() === "") {
      field.current?.focus();
      return;
    }
    work.label({ label, reason, withIdentical, settles: settles && label !== "cannot_tell" });
    setReason("");
  };
  const last = done.at(-1);
  useKey("f", "Label as failed", () => give("failed"));
  useKey("p", "Label as passed", () => give("passed"));
  useKey("c", "Label as cannot tell", () => give("cannot_tell"));
  useKey("s", "Skip this response", () => work.skip());
  useKey("u", "Undo the last label", () => work.undo());
  useKey("n", "Add a note", () => field.current?.focus());
  return (
    <div className="key-bar" role="toolbar" aria-label="Label this response">
      <button type="button" className="btn key-btn" disabled={!current} onClick={() => give("failed")}>
        <Glyph verdict="failed" silent /> Failed{many > 1 ? ` (${count(many)})` : ""} <kbd>F</kbd>
      </button>
      <button type="button" className="btn key-btn" disabled={!current} onClick={() => give("passed")}>
        <Glyph verdict="passed" silent /> Passed{many > 1 ? ` (${count(many)})` : ""} <kbd>P</kbd>
      </button>
      <button type="button" className="btn key-btn" disabled={!current} onClick={() => give("cannot_tell")}>
        Can’t tell <kbd>C</kbd>
      </button>
      <button type="button" className="btn key-btn" disabled={!current} onClick={() => work.skip()}>
        Skip <kbd>S</kbd>
      </button>
      <button type="button" className="btn key-btn" disabled={!last} onClick={() => work.undo()}>
        {last ? `Undo: ${labelWords[last.label].toLowerCase()}, prompt ${last.seq + 1}` : "Undo"} <kbd>U</kbd>
      </button>
      <input
        ref={field}
        className="note-field"
        aria-label={settles ? "Reason, required to settle a disagreement" : "Note, kept with the label"}
        placeholder={settles ? "Reason (required to settle)" : "Note (N)"}
        value={reason}
        maxLength={fields.ReviewLabelsCreate.reason.maxLength}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <Saving saving={saving} hasLabeled={done.length > 0} />
    </div>
  );
}

interface SavingProps extends Pick<KeyBarProps, "saving"> {
  readonly hasLabeled: boolean;
}

function Saving({ saving: { unsaved, trouble, outbox }, hasLabeled }: SavingProps) {
  if (unsaved > 0 && trouble !== null) {
    return (
      <span className="recent small unsaved" role="alert">
        {count(unsaved)} not saved yet: the console can’t be reached. Keep this page open; they are sent again by
        themselves.{" "}
        <button type="button" className="btn" onClick={() => outbox.retry()}>
          Try now
        </button>
      </span>
    );
  }
  return (
    <span className="recent small mut" role="status">
      {unsaved > 0 ? `Saving ${count(unsaved)}…` : hasLabeled ? "Saved, in the audit log" : ""}
    </span>
  );
}
