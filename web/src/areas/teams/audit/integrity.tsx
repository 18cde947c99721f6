import { useMutation } from "@tanstack/react-query";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";

/** Recomputes the whole hash chain and reports the first break. */
export function Integrity() {
  const { api } = useSession();
  const check = useMutation({ mutationFn: () => api.teams.checkAuditLog({}, { timeoutMs: 300_000 }) });
  const found = check.data;
  return (
    <div className="integrity" aria-live="polite">
      {found && (
        <p>
          <Glyph verdict={found.intact ? "passed" : "failed"} silent />{" "}
          <b>{found.intact ? "Verified: no entries were altered." : "Integrity check failed: the log was altered."}</b>{" "}
          {found.finding?.text ??
            `${count(found.sealed)} of ${count(found.rows)} entries are chained, ${count(found.pending)} pending.`}
        </p>
      )}
      <Refused error={check.error} />
      <button type="button" className="btn" disabled={check.isPending} onClick={() => check.mutate()}>
        {check.isPending ? "Verifying…" : "Verify integrity"}
      </button>
    </div>
  );
}
