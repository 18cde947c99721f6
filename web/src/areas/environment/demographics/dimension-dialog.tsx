import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { DemographicDimension } from "../../../queries/environment/demographics.ts";
import { useSession } from "../../../session/use-session.ts";

interface DialogProps {
  /** Null: a new one. */
  readonly dimension: DemographicDimension | null;
  readonly onClose: () => void;
  readonly onDone?: (dimension: DemographicDimension) => void;
}

/** Names are for programs: small letters, digits and underscores. */
const nameFor = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[^a-z]+|_+$/g, "")
    .slice(0, fields.DemographicDimensionCreate.name.maxLength);

export function DimensionDialog({ dimension, onClose, onDone }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [title, setTitle] = useState(dimension?.display_name ?? "");
  const [name, setName] = useState<string | null>(null);
  const [isProtected, setProtected] = useState(dimension?.protected_class ?? true);
  const [description, setDescription] = useState(dimension?.description ?? "");
  const usedName = name ?? nameFor(title);
  const save = useMutation({
    mutationFn: () => {
      const body = {
        display_name: title.trim(),
        protected_class: isProtected,
        description: description.trim() || null,
      };
      return dimension
        ? api.environment.updateDimension({ dimension_id: dimension.id, body })
        : api.environment.createDimension({ body: { ...body, name: usedName } });
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: ["dimensions"] });
      onClose();
      onDone?.(saved);
    },
  });
  const isReady = title.trim() !== "" && (dimension !== null || /^[a-z][a-z0-9_]*$/.test(usedName));
  return (
    <Dialog title={dimension ? "Edit dimension" : "New dimension"} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) save.mutate();
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-title`}>Display name</label>
          <input
            id={`${id}-title`}
            value={title}
            maxLength={fields.DemographicDimensionCreate.display_name.maxLength}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        {!dimension && (
          <div className="field">
            <label htmlFor={`${id}-name`}>Name</label>
            <input
              id={`${id}-name`}
              className="mono"
              value={usedName}
              maxLength={fields.DemographicDimensionCreate.name.maxLength}
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setName(target.value)}
            />
            <span className="hint" id={`${id}-hint`}>
              Small letters, digits and underscores. It can't be changed later.
            </span>
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}-words`}>Description</label>
          <textarea
            id={`${id}-words`}
            rows={2}
            maxLength={2000}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </div>
        <label className="check">
          <input type="checkbox" checked={isProtected} onChange={({ target }) => setProtected(target.checked)} />
          Answers should not depend on it because it is protected
        </label>
        <p className="hint">Clear the box for a control, such as a favorite season, that should change nothing.</p>
        <Refused error={save.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={!isReady || save.isPending}>
            {dimension ? "Save dimension" : "Create dimension"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
