import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { stopQuery } from "../../../queries/redteam/stop.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { PersonName } from "./person-name.tsx";
import "./stop-all.css";

function useChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([["redteam"], ["campaigns"], ["campaign"]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Ends every campaign of the team at once. The one red button of the console. */
export function StopAllButton() {
  const session = useSession();
  const mayStop = useMay("MEMBER");
  const changed = useChanged();
  const stop = useQuery(stopQuery(session));
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  if (!mayStop || stop.data?.stopped !== false) return null;
  return (
    <>
      <button type="button" className="btn stop-all" onClick={() => setAsking(true)}>
        Stop all
      </button>
      {isAsking && (
        <Confirm
          title="Stop all campaigns of the team?"
          act="Stop all now"
          run={async () => {
            await session.api.redteam.stopAll({ body: { reason: reason.trim() || null } });
            await changed();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Within a second, nothing more is sent to any agent. Campaigns in progress are canceled and can't be resumed;
            what they found is kept. No campaign can be started until an admin lifts the stop.
          </p>
          <div className="field after">
            <label htmlFor={id}>Reason (optional)</label>
            <input
              id={id}
              maxLength={fields.StopRedteamRequest.reason.maxLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        </Confirm>
      )}
    </>
  );
}

/** Who stopped everything, and the way back. */
export function StoppedNotice() {
  const session = useSession();
  const mayLift = useMay("ADMIN");
  const changed = useChanged();
  const stop = useQuery(stopQuery(session));
  const lift = useMutation({ mutationFn: () => session.api.redteam.liftStop(), onSuccess: changed });
  if (!stop.data?.stopped) return null;
  const { stopped_by, stopped_at, reason } = stop.data;
  return (
    <div className="notice stopped" role="alert">
      <p>
        <b>All campaigns are stopped.</b> Stopped by <PersonName id={stopped_by} />
        {stopped_at === null ? "" : `, ${at(stopped_at)}`}
        {reason ? (
          <>
            : <ShownText text={reason} />
          </>
        ) : (
          "."
        )}
      </p>
      {mayLift ? (
        <button type="button" className="btn" disabled={lift.isPending} onClick={() => lift.mutate()}>
          Lift the stop
        </button>
      ) : (
        <p className="small">An admin of the team can lift it.</p>
      )}
      <Refused error={lift.error} />
    </div>
  );
}
