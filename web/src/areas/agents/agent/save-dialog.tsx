import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";
import { groups, labelOf, specOf } from "../form/specs.ts";
import { bodyOf, type Entered, shownIn } from "../form/values.ts";
import { type FieldChange, FieldDifferences } from "./field-difference.tsx";
import { isStale } from "./revert.tsx";
import { agentQuery, type Read } from "./use-agent.ts";

interface SaveProps {
  readonly base: Read;
  readonly entered: Entered;
  readonly keys: readonly string[];
  readonly rebase: (read: Read) => void;
  readonly onSaved: (read: Read) => void;
  readonly onClose: () => void;
}

/** Shows what will change before it does. When someone else saved first, their change is shown and nothing is lost. */
export function SaveDialog({ base, entered, keys, rebase, onSaved, onClose }: SaveProps) {
  const session = useSession();
  const queries = useQueryClient();
  /** What others changed meanwhile; null as long as no one did. */
  const [theirs, setTheirs] = useState<readonly FieldChange[] | null>(null);
  const { id } = base.agent;
  const save = useMutation({
    mutationFn: async () => {
      const body = bodyOf(keys, entered, base.agent);
      try {
        await session.api.agents.update({ id, body, ...(base.etag ? { ifMatch: base.etag } : {}) });
      } catch (error) {
        if (!isStale(error)) throw error;
        const now = await queries.fetchQuery({ ...agentQuery(session, id), staleTime: 0 });
        setTheirs(differences(base, now));
        rebase(now);
        return null;
      }
      await queries.invalidateQueries({ queryKey: ["agent", id, "history"] });
      await queries.resetQueries({ queryKey: ["agents"] });
      return queries.fetchQuery({ ...agentQuery(session, id), staleTime: 0 });
    },
    onSuccess: (saved) => saved && onSaved(saved),
  });
  const both = theirs?.filter(({ key }) => keys.includes(key)) ?? [];
  return (
    <Dialog title="Review changes" onClose={onClose} className="wide-dialog">
      {theirs && (
        <div className="notice" role="alert">
          <p className="strong">
            This agent was changed while you were editing, so nothing was saved. Your changes are still here.
          </p>
          {theirs.length > 0 ? (
            <FieldDifferences changes={theirs} />
          ) : (
            <p>None of the fields on this page changed. The history says what did.</p>
          )}
          {both.length > 0 && (
            <p>
              Conflicting fields: {both.map(({ key }) => labelOf(key)).join(", ")}. Saving overwrites their values with
              yours.
            </p>
          )}
        </div>
      )}
      <FieldDifferences changes={keys.map((key) => changeOf(key, base, entered))} />
      <Refused error={save.error} label={labelOf} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Back to editing
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={save.isPending || keys.length === 0}
          onClick={() => save.mutate()}
        >
          {theirs ? "Overwrite and save" : "Save"}
        </button>
      </div>
    </Dialog>
  );
}

function changeOf(key: string, base: Read, entered: Entered): FieldChange {
  const spec = specOf(key);
  const text = entered[key] ?? "";
  if (spec.kind === "secret") return { key, from: "", to: text === "" ? "removed" : "New secret" };
  return { key, from: shownIn(spec, base.agent), to: text };
}

const differences = (before: Read, after: Read): FieldChange[] =>
  groups
    .flatMap(({ keys }) => keys)
    .map((key) => ({ key, from: shownIn(specOf(key), before.agent), to: shownIn(specOf(key), after.agent) }))
    .filter(({ from, to }) => from !== to);
