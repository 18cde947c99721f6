import { useMutation, useQueryClient } from "@tanstack/react-query";
import { at, since } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import type { Schedule } from "./query.ts";
import { kinds, resultWords, stateWords } from "./words.ts";

interface RowProps {
  readonly schedule: Schedule;
  readonly mayRun: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function ScheduleRow({ schedule, mayRun, onEdit, onDelete }: RowProps) {
  const { id, name, agent_id: agentId, agent_name: agentName, kind, words, enabled, next_at: nextAt } = schedule;
  const { api } = useSession();
  const queries = useQueryClient();
  const fresh = () => queries.invalidateQueries({ queryKey: ["schedules"] });
  const run = useMutation({ mutationFn: () => api.agents.runSchedule({ schedule_id: id }), onSettled: fresh });
  const change = useMutation({
    mutationFn: () => api.agents.changeSchedule({ schedule_id: id, body: { enabled: !enabled } }),
    onSettled: fresh,
  });
  const named = (verb: string): string => `${verb} ${visible(name)}`;
  return (
    <tr>
      <td>
        <ShownText text={name} />
        <small className="mut">
          {kinds[kind]} of{" "}
          <Link to={routes.agent} params={{ id: agentId }}>
            <ShownText text={agentName ?? "a deleted agent"} />
          </Link>
        </small>
      </td>
      <td>
        {words}
        {nextAt !== null && <small className="mut">Next: {at(nextAt)}</small>}
      </td>
      <td>
        <LastResult schedule={schedule} />
      </td>
      <td>{stateWords(schedule)}</td>
      <td className="end">
        {mayRun && (
          <span className="schedule-actions">
            <button
              type="button"
              className="btn small"
              aria-label={named("Run now:")}
              disabled={run.isPending}
              onClick={() => run.mutate()}
            >
              Run now
            </button>
            <button
              type="button"
              className="btn small"
              aria-label={named(enabled ? "Pause" : "Resume")}
              disabled={change.isPending}
              onClick={() => change.mutate()}
            >
              {enabled ? "Pause" : "Resume"}
            </button>
            <button type="button" className="btn small" aria-label={named("Edit")} onClick={onEdit}>
              Edit…
            </button>
            <button type="button" className="btn small" aria-label={named("Delete")} onClick={onDelete}>
              Delete…
            </button>
          </span>
        )}
        <Refused error={run.error ?? change.error} />
      </td>
    </tr>
  );
}

function LastResult({ schedule: { kind, last_run: last } }: { readonly schedule: Schedule }) {
  if (!last) return <span className="mut">Never run</span>;
  const { run_id: runId, status } = last;
  const words = <ShownText text={resultWords(last)} />;
  return (
    <>
      {runId !== null && status !== null ? (
        kind === "campaign" ? (
          <Link to={routes.campaign} params={{ id: runId }}>
            {words}
          </Link>
        ) : (
          <Link to={routes.run} params={{ id: runId }} search={{}}>
            {words}
          </Link>
        )
      ) : (
        words
      )}
      <small className="mut">{since(last.at)}</small>
    </>
  );
}
