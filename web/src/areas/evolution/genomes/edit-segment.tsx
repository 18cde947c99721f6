import type { GenomeVersion, PromptSegment } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { piecesOf } from "../../../parts/text/hidden-signs.ts";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { segmentEdit } from "./segment-edit.ts";
import { GENOMES } from "./use-genomes.ts";

interface EditProps {
  readonly genome: GenomeVersion;
  readonly segment: PromptSegment;
  readonly onClose: () => void;
}

/** Edits one segment of the system prompt as a new version. The agent is not changed. */
export function EditSegment({ genome, segment, onClose }: EditProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const [text, setText] = useState(segment.text);
  const [note, setChangeNote] = useState("");
  const id = useId();
  const save = useMutation({
    mutationFn: () => {
      const edit = segmentEdit(genome, segment.key, text);
      return api.evolution.editGenome({
        genome_id: genome.genome_id,
        body: { ...edit, ...(note.trim() ? { note: note.trim() } : {}) },
      });
    },
    onSuccess: async ({ version }) => {
      await queries.invalidateQueries({ queryKey: [GENOMES] });
      onClose();
      await go({ to: routes.genome, params: { id: genome.genome_id }, search: { version } });
    },
  });
  const lost = (segment.frozen ?? []).filter((part) => !text.includes(part));
  const invisible = piecesOf(text).filter(({ code }) => code).length;
  return (
    <Dialog title={`Edit ${visible(segment.key)}`} onClose={onClose} className="wide-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <p className="small mid before-fields">
          Saves as version {genome.latest_version + 1}. Changes made since version {genome.version} are merged in. The
          agent is not changed.
        </p>
        <div className="field">
          <label htmlFor={`${id}text`}>Text</label>
          <textarea
            id={`${id}text`}
            className="mono"
            rows={10}
            required
            value={text}
            aria-invalid={lost.length > 0 || undefined}
            onChange={({ target }) => setText(target.value)}
          />
          {invisible > 0 && (
            <p className="hint">
              This text contains {invisible} invisible {invisible === 1 ? "character" : "characters"}.
            </p>
          )}
          {lost.map((part) => (
            <p key={part} className="wrong" role="alert">
              Do not change this part: <ShownText text={part} />
            </p>
          ))}
        </div>
        <div className="field">
          <label htmlFor={`${id}note`}>Change note</label>
          <input
            id={`${id}note`}
            value={note}
            maxLength={fields.EditGenomeRequest.note.maxLength}
            onChange={({ target }) => setChangeNote(target.value)}
          />
        </div>
        <Refused error={save.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn pri"
            disabled={save.isPending || text === segment.text || text === "" || lost.length > 0}
          >
            Save version {genome.latest_version + 1}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
