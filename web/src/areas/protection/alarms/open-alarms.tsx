import * as fields from "@agent-console/sdk/fields";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Alarm, openAlarmsQuery } from "../../../queries/alarms.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import "./alarms.css";

interface OpenProps {
  /** Null: of all agents. */
  readonly agentId: string | null;
  /** What the page shows if there are none. */
  readonly children: ReactNode;
}

/** What is wrong now, since when, and what to do about it. */
export function OpenAlarms({ agentId, children }: OpenProps) {
  const session = useSession();
  const alarms = useQuery(openAlarmsQuery(session, agentId));
  const [seen, setSeen] = useState<Alarm | null>(null);
  const open = alarms.data?.length ?? 0;
  return (
    <Section title="Open alarms" note={open > 0 && "An alarm clears itself when its cause is gone"}>
      {alarms.isPending && <Waiting rows={3} />}
      {alarms.isError && <Failed error={alarms.error} retry={() => alarms.refetch()} />}
      {alarms.data && open === 0 && children}
      {open > 0 && (
        <ul className="alarm-list">
          {alarms.data?.map((alarm) => (
            <li key={alarm.id}>
              <OpenAlarm alarm={alarm} isOfTeam={agentId === null} acknowledge={() => setSeen(alarm)} />
            </li>
          ))}
        </ul>
      )}
      {seen && <Acknowledge alarm={seen} onClose={() => setSeen(null)} />}
    </Section>
  );
}

interface AlarmProps {
  readonly alarm: Alarm;
  readonly isOfTeam: boolean;
  readonly acknowledge: () => void;
}

function OpenAlarm({ alarm, isOfTeam, acknowledge }: AlarmProps) {
  const mayWrite = useMay("MEMBER");
  const { title, severity, what_happened, what_to_do, raised_at, acknowledged_at, note, agent_id: id } = alarm;
  return (
    <article className={`alarm ${severity}`}>
      <h3>
        <span className="alarm-mark">{severity === "critical" ? "Critical" : "Warning"}</span>{" "}
        <ShownText text={title} />
      </h3>
      <p>
        <ShownText text={what_happened} />
      </p>
      <p className="mid">
        <ShownText text={what_to_do} />
      </p>
      <p className="alarm-foot small">
        <time title={at(raised_at)}>Raised {since(raised_at)}</time>
        {acknowledged_at !== null && (
          <span>
            Acknowledged {since(acknowledged_at)}
            {note !== null && (
              <>
                : <ShownText text={note} />
              </>
            )}
          </span>
        )}
        <AlarmLink alarm={alarm} />
        {isOfTeam && id !== null && (
          <Link to={routes.agentProtect} params={{ id }}>
            Open agent
          </Link>
        )}
        {mayWrite && acknowledged_at === null && (
          <button type="button" className="btn small" onClick={acknowledge}>
            Acknowledge…
          </button>
        )}
      </p>
    </article>
  );
}

/** Where the alarm is dealt with. */
function AlarmLink({ alarm: { kind, agent_id: id, facts } }: { readonly alarm: Alarm }) {
  const traceId = facts["trace_id"];
  if (kind === "telemetry" || id === null) return <MonitorLink isRule={kind === "telemetry"} agentId={id} />;
  const params = { id };
  switch (kind) {
    case "tool_changed":
      return (
        <Link to={routes.agentProtect} params={params} hash="tools">
          Review the change
        </Link>
      );
    case "bypass":
      if (typeof traceId === "string")
        return (
          <Link to={routes.trace} params={{ id: traceId }}>
            Open trace
          </Link>
        );
      return (
        <Link to={routes.agentKeys} params={params}>
          Open signing secret
        </Link>
      );
    case "posture":
      return (
        <Link to={routes.agentGuards} params={params}>
          Open guards
        </Link>
      );
    case "guard_errors":
    case "over_blocking":
    case "under_attack":
      return (
        <Link
          to={routes.agentDetections}
          params={params}
          search={{ outcome: kind === "guard_errors" ? "undecided" : "enforced" }}
        >
          Open detections
        </Link>
      );
    default:
      return (
        <Link to={routes.agentProtect} params={params}>
          Open protection overview
        </Link>
      );
  }
}

interface MonitorProps {
  readonly isRule: boolean;
  readonly agentId: string | null;
}

function MonitorLink({ isRule, agentId }: MonitorProps) {
  return (
    <>
      {agentId === null ? (
        <Link to={routes.monitor}>Open Monitor</Link>
      ) : (
        <Link to={routes.agentMonitor} params={{ id: agentId }}>
          Open Monitor
        </Link>
      )}
      {isRule && <Link to={routes.alertRules}>Open rule</Link>}
    </>
  );
}

function Acknowledge({ alarm, onClose }: { readonly alarm: Alarm; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [note, setNote] = useState("");
  const run = async () => {
    await api.protection.acknowledgeAlarm({ alarm_id: alarm.id, body: { note: note.trim() || null } });
    await queries.invalidateQueries({ queryKey: ["alarms"] });
  };
  return (
    <Confirm title="Acknowledge alarm" act="Acknowledge alarm" run={run} onClose={onClose}>
      <p>
        {alarm.kind === "posture"
          ? "This accepts the weaker protection and clears the alarm. Later changes are compared with it."
          : "Others see that you have seen the alarm. It stays open until its cause is gone."}
      </p>
      <div className="field">
        <label htmlFor="alarm-note">Note (optional)</label>
        <textarea
          id="alarm-note"
          rows={3}
          maxLength={fields.AcknowledgeAlarm.note.maxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Confirm>
  );
}
