import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { at, count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type GuardConfigRecord, type GuardReplay, guardReplaysQuery } from "../../../queries/guards.ts";
import { useSession } from "../../../session/use-session.ts";
import { REPLAY_PLACE } from "./place.ts";
import { ReplayResult } from "./result.tsx";

interface ReplayProps {
  readonly agentId: string;
  readonly config: GuardConfigRecord;
  readonly mayStart: boolean;
  /** The page has changes that the saved config does not have. */
  readonly isChanged: boolean;
}

/** What the saved config would do to recorded material, compared with the live version. */
export function Replay({ agentId, config, mayStart, isChanged }: ReplayProps) {
  const session = useSession();
  const queries = useQueryClient();
  const query = guardReplaysQuery(session, agentId, config.id);
  const replays = useQuery(query);
  const start = useMutation({
    mutationFn: () => session.api.protection.startGuardReplay({ config_id: config.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const cancel = useMutation({
    mutationFn: (replayId: string) => session.api.protection.cancelGuardReplay({ replay_id: replayId }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const newest = replays.data?.[0];
  const isRunning = newest?.status === "running";
  return (
    <div id={REPLAY_PLACE} tabIndex={-1}>
      <Section title="Replay" note="Before you apply">
        <p className="prose mid">
          Judges the agent's last five evaluations, its recorded traffic and the labeled packs by the saved config, and
          compares with the live version. Nothing is sent to the agent.
        </p>
        {mayStart && (
          <p>
            <button
              type="button"
              className="btn"
              disabled={isRunning || isChanged || start.isPending}
              onClick={() => start.mutate()}
            >
              Start replay
            </button>{" "}
            {isRunning && (
              <button
                type="button"
                className="btn"
                disabled={cancel.isPending}
                onClick={() => cancel.mutate(newest.id)}
              >
                Cancel replay
              </button>
            )}{" "}
            {isChanged && <span className="mut">Save first: a replay judges the saved config.</span>}
          </p>
        )}
        <Refused error={start.error ?? cancel.error} />
        {replays.isPending && <Waiting rows={2} />}
        {replays.isError && <Failed error={replays.error} retry={() => replays.refetch()} />}
        {replays.data && !newest && (
          <Empty title="No replays yet">A replay shows what would be newly blocked, before you apply.</Empty>
        )}
        {newest && <Newest replay={newest} digest={config.digest ?? ""} />}
      </Section>
    </div>
  );
}

function Newest({ replay, digest }: { readonly replay: GuardReplay; readonly digest: string }) {
  const { status, status_message: message, done, total, result, live_version: live } = replay;
  if (status === "running") {
    return (
      <p role="status">
        {total === 0 ? "Waiting to begin." : `Judged ${count(done)} of ${count(total)} exchanges and texts.`}
      </p>
    );
  }
  if (status === "cancelled") return <p role="status">The replay was canceled. Start another to see a result.</p>;
  if (!result) return <p role="alert">The replay failed. {message}</p>;
  return (
    <>
      <p>
        {replay.digest !== digest && <mark>The saved config has changed since this replay. </mark>}
        Judged {count(done)} exchanges and texts <time title={at(replay.created_at)}>{since(replay.created_at)}</time>,
        compared with {live === null ? "no guards, because none are applied" : `version ${live}`}.
      </p>
      <ReplayResult result={result} />
    </>
  );
}
