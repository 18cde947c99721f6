import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { Persona } from "../../../queries/environment/personas.ts";
import { useSession } from "../../../session/use-session.ts";
import {
  intentNotes,
  intentWords,
  knowledgeWords,
  languageWords,
  privilegeWords,
  skillWords,
} from "../../../terms/personas.ts";
import { draftOf, newPersona, type PersonaDraft, personaBody } from "./persona-draft.ts";
import { UnsavedPersonaPreview } from "./persona-preview.tsx";

interface DialogProps {
  /** Null: a new one. */
  readonly persona: Persona | null;
  readonly onClose: () => void;
}

export function PersonaDialog({ persona, onClose }: DialogProps) {
  const { api, teamId } = useSession();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<PersonaDraft>(() => (persona ? draftOf(persona) : newPersona));
  const set = (change: Partial<PersonaDraft>): void => setDraft({ ...draft, ...change });
  const save = useMutation({
    mutationFn: () => {
      const body = personaBody(draft, persona);
      return persona
        ? api.environment.updatePersona({ id: persona.id, body })
        : api.environment.createPersona({ body: { ...body, team_id: teamId } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["personas"] });
      onClose();
    },
  });
  const isReady = draft.name.trim() !== "" && draft.role.trim() !== "";
  return (
    <Dialog title={persona ? "Edit persona" : "New persona"} className="wide-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) save.mutate();
        }}
      >
        <div className="persona-fields">
          <Line
            label="Name"
            value={draft.name}
            longest={fields.PersonaCreate.name.maxLength}
            set={(name) => set({ name })}
          />
          <Line
            label="Role"
            value={draft.role}
            longest={fields.PersonaCreate.role.maxLength}
            hint="The everyday reason to write, such as customer or accountant"
            set={(role) => set({ role })}
          />
        </div>
        <Lines label="Description" value={draft.description} set={(description) => set({ description })} />
        <div className="persona-fields">
          <Choice
            label="Intent"
            value={draft.intent}
            options={intentWords}
            hint={intentNotes[draft.intent]}
            set={(intent) => set({ intent })}
          />
          <Choice
            label="Writes in"
            value={draft.language}
            // A language that prompts are not written in stays as it is.
            options={
              draft.language in languageWords ? languageWords : { ...languageWords, [draft.language]: draft.language }
            }
            set={(language) => set({ language })}
          />
          <Choice
            label="Knowledge of the subject"
            value={draft.knowledge}
            options={knowledgeWords}
            set={(knowledge) => set({ knowledge })}
          />
          <Choice label="Writing skill" value={draft.skill} options={skillWords} set={(skill) => set({ skill })} />
          <Choice
            label="Claims to be"
            value={draft.privilege}
            options={privilegeWords}
            set={(privilege) => set({ privilege })}
          />
          <Line
            label="Tags"
            value={draft.tags}
            longest={500}
            hint="Separated by commas"
            set={(tags) => set({ tags })}
          />
        </div>
        <Lines
          label="What this person must not get"
          value={draft.restricted}
          hint="One action per line, such as: see orders of others"
          set={(restricted) => set({ restricted })}
        />
        <UnsavedPersonaPreview draft={draft} />
        <Refused error={save.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={!isReady || save.isPending}>
            {persona ? "Save persona" : "Create persona"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly hint?: string;
  readonly set: (value: V) => void;
}

function Line({ label, value, hint, longest, set }: FieldProps<string> & { readonly longest: number }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={longest}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => set(target.value)}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

function Lines({ label, value, hint, set }: FieldProps<string>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={4000}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => set(target.value)}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

function Choice<V extends string>(props: FieldProps<V> & { readonly options: Readonly<Record<V, string>> }) {
  const { label, value, hint, options, set } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => set(target.value as V)}>
        {(Object.entries(options) as [V, string][]).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {hint && <span className="hint">{hint}</span>}
    </div>
  );
}
