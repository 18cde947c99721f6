import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { alarmSettingsQuery, type AlarmSettings as Settings } from "../../../queries/alarms.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

const HOUR = 3_600;
const silences: readonly (readonly [number | null, string])[] = [
  [null, "Learn from traffic"],
  [300, "5 minutes"],
  [1_800, "30 minutes"],
  [HOUR, "1 hour"],
  [6 * HOUR, "6 hours"],
  [24 * HOUR, "1 day"],
  [7 * 24 * HOUR, "7 days"],
];

const resultWords: Readonly<Record<NonNullable<Settings["probe_result"]>, string>> = {
  answered: "answered: the agent can be used without the gateway",
  refused: "refused, as it should be",
  unreachable: "no response, which proves nothing",
};

type Changeable = Pick<Settings, "heartbeat_seconds" | "unsigned_probe">;

/** What counts as silence, and whether the agent's own address is probed. Each change is saved right away. */
export function AlarmSettings({ agentId }: { readonly agentId: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const mayWrite = useMay("MEMBER");
  const settings = useQuery(alarmSettingsQuery(session, agentId));
  // Shown right away, not only when it is saved.
  const [chosen, setChosen] = useState<Changeable | null>(null);
  const save = useMutation({
    // One after the other: two quick changes must not overtake each other on the way.
    scope: { id: `alarm-settings ${agentId}` },
    mutationFn: (body: Changeable) => session.api.protection.updateAlarmSettings({ agent_id: agentId, body }),
    onSuccess: (saved) => queries.setQueryData(alarmSettingsQuery(session, agentId).queryKey, saved),
  });
  if (settings.isPending) return <Waiting rows={2} />;
  if (settings.isError) return <Failed error={settings.error} retry={() => settings.refetch()} />;
  const change = (body: Changeable): void => {
    setChosen(body);
    save.mutate(body, { onSettled: () => setChosen(null) });
  };
  const { heartbeat_seconds, unsigned_probe, probed_at, probe_result } = { ...settings.data, ...chosen };
  const isListed = silences.some(([seconds]) => seconds === heartbeat_seconds);
  return (
    <Section title="What is watched" note={save.isPending && "Saving…"}>
      <div className="field">
        <label htmlFor="alarm-silence">Longest usual silence</label>
        <select
          id="alarm-silence"
          className="alarm-silence"
          disabled={!mayWrite}
          value={heartbeat_seconds ?? ""}
          onChange={({ target }) =>
            change({ unsigned_probe, heartbeat_seconds: target.value === "" ? null : Number(target.value) })
          }
        >
          {!isListed && <option value={heartbeat_seconds ?? ""}>{heartbeat_seconds} seconds</option>}
          {silences.map(([seconds, words]) => (
            <option key={words} value={seconds ?? ""}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <p className="hint">
        A longer silence raises an alarm. “Learn from traffic” waits at least one hour, and until six requests are
        missing, compared with the same hours of the last two weeks.
      </p>
      <label className="check">
        <input
          type="checkbox"
          disabled={!mayWrite}
          checked={unsigned_probe}
          onChange={({ target }) => change({ heartbeat_seconds, unsigned_probe: target.checked })}
        />
        Probe the agent's own address once an hour
      </label>
      <p className="hint">
        The console sends the agent a short message without the gateway's signature. An agent that answers it can be
        used without its guards.
        {probe_result !== null &&
          probed_at !== null &&
          ` Last probe ${since(probed_at)}: ${resultWords[probe_result]}.`}
      </p>
      <Refused error={save.error} />
    </Section>
  );
}
