import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { DemographicValue } from "../../../queries/environment/demographics.ts";
import { useSession } from "../../../session/use-session.ts";
import { expressionsOf, withExpression } from "./value-words.ts";

interface DialogProps {
  readonly dimensionId: string;
  /** Null: a new one. */
  readonly value: DemographicValue | null;
  readonly onClose: () => void;
}

export function ValueDialog({ dimensionId, value, onClose }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const english = value ? expressionsOf(value).find(({ language }) => language === "en") : undefined;
  const [name, setName] = useState(value ? (value.display_name ?? value.value) : "");
  const [self, setSelf] = useState(english?.self ?? "");
  const [about, setAbout] = useState(english?.about ?? "");
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ["dimensions"] });
    onClose();
  };
  const save = useMutation({
    mutationFn: () => {
      const body = { display_name: name.trim(), metadata: withExpression(value?.value_metadata, { self, about }) };
      return value
        ? api.environment.updateDimensionValue({ value_id: value.id, body })
        : api.environment.createDimensionValue({ dimension_id: dimensionId, body: { ...body, value: name.trim() } });
    },
    onSuccess: done,
  });
  const remove = useMutation({
    mutationFn: async () => value && api.environment.deleteDimensionValue({ value_id: value.id }),
    onSuccess: done,
  });
  const isReady = name.trim() !== "" && self.trim() !== "" && about.trim() !== "";
  return (
    <Dialog title={value ? "Edit value" : "Add value"} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) save.mutate();
        }}
      >
        <Line label="Value" value={name} set={setName} hint="Such as: rents a home" />
        <Line label="Said of oneself" value={self} set={setSelf} hint="Such as: I rent my home." />
        <Line label="Said about a person" value={about} set={setAbout} hint="Such as: a customer who rents a home" />
        <p className="hint">The swap is these words and nothing else, so that only they can make a difference.</p>
        <Refused error={save.error ?? remove.error} />
        <div className="dialog-actions">
          {value && (
            <button
              type="button"
              className="btn quiet value-delete"
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Delete value
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={!isReady || save.isPending}>
            {value ? "Save value" : "Add value"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly set: (value: string) => void;
}

function Line({ label, value, hint, set }: LineProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={fields.DemographicValueCreate.value.maxLength}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => set(target.value)}
      />
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  );
}
