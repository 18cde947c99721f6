import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { at, count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import type { Run } from "../../../queries/runs.ts";
import type { Session } from "../../../session/session.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

const POLL_MS = 1_000;

const archiveQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["archive", id],
    queryFn: () => api.evaluation.getArchive({ evaluation_id: id }),
    refetchInterval: ({ state }) =>
      state.data?.state === "archiving" || state.data?.state === "restoring" ? POLL_MS : false,
  });

/** Everything of the run is read again once its prompts have left, or have come back. */
function useMoves(run: Run) {
  const session = useSession();
  const queries = useQueryClient();
  const { evaluation_id: id } = run;
  const archive = useQuery(archiveQuery(session, id));
  const isArchived = archive.data ? archive.data.archived_at !== null : run.archived_at !== null;
  const hasMoved = isArchived !== (run.archived_at !== null);
  useEffect(() => {
    if (!hasMoved) return;
    for (const queryKey of [["run", id], ["results", id], ["prompts", id], ["runs"]])
      void queries.invalidateQueries({ queryKey });
  }, [hasMoved, id, queries]);
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: ["archive", id] }) };
  const move = useMutation({
    mutationFn: (to: "archive" | "restore") => session.api.evaluation[to]({ evaluation_id: id }),
    ...settled,
  });
  return { archive: archive.data, move };
}

/** Where the run's prompts are, if not here, and the way back. */
export function ArchivedRun({ run }: { readonly run: Run }) {
  const mayRun = useMay("MEMBER");
  const { archive, move } = useMoves(run);
  const state = archive?.state ?? (run.archived_at === null ? "present" : "archived");
  if (state === "present") return null;
  return (
    <div className="notice" role="status">
      <p>
        {state === "archiving" && <b>Being archived.</b>}
        {state === "archived" && <b>Archived{run.archived_at === null ? "" : ` ${at(run.archived_at)}`}.</b>}
        {state === "restoring" && <b>Being brought back.</b>}{" "}
        {state === "archiving"
          ? "Prompts, responses and the log can be read until they are in the store."
          : `Prompts, responses and the log${archive?.rows ? ` (${count(archive.rows)} rows)` : ""} are in the store. Scores, verdict, findings and the report stay here.`}
      </p>
      {archive?.problem && <p className="wrong">{archive.problem}</p>}
      {mayRun && state !== "restoring" && (
        <p className="row">
          <button type="button" className="btn pri" disabled={move.isPending} onClick={() => move.mutate("restore")}>
            {state === "archiving" ? "Don't archive" : "Bring back"}
          </button>
        </p>
      )}
      <Refused error={move.error} />
    </div>
  );
}

/** Says why not, if the run is in use. */
export function ArchiveButton({ run }: { readonly run: Run }) {
  const { archive, move } = useMoves(run);
  if (archive?.state !== "present" || archive.store === null) return null;
  return (
    <>
      <button
        type="button"
        className="btn quiet"
        disabled={move.isPending || archive.hold !== null}
        title={archive.hold_reason ?? "Moves prompts, responses and the log to the store. They can be brought back."}
        onClick={() => move.mutate("archive")}
      >
        Archive
      </button>
      <Refused error={move.error} />
    </>
  );
}
