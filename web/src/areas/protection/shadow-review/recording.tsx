import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type TrafficSettings, trafficSettingsQuery } from "../../../queries/traffic.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

const shares: readonly (readonly [number, string])[] = [
  [0, "None"],
  [0.01, "1% of requests"],
  [0.1, "10% of requests"],
  [1, "All requests"],
];

/** What is kept of the agent's traffic, and for how long. */
export function Recording({ agentId }: { readonly agentId: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const query = trafficSettingsQuery(session, agentId);
  const settings = useQuery(query);
  const isAdmin = useMay("ADMIN");
  const save = useMutation({
    mutationFn: (body: TrafficSettings) => session.api.protection.setTrafficSettings({ agent_id: agentId, body }),
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
  });
  if (settings.isPending) return <Waiting rows={2} />;
  if (settings.isError) return <Failed error={settings.error} retry={() => settings.refetch()} />;
  const { data } = settings;
  const known = shares.some(([share]) => share === data.sample_share);
  return (
    <Section title="What is recorded" note="Sealed, deleted after 7 days">
      <div className="recording">
        <label>
          <input
            type="checkbox"
            checked={data.record_hits}
            disabled={!isAdmin || save.isPending}
            onChange={({ target }) => save.mutate({ ...data, record_hits: target.checked })}
          />{" "}
          Keep the texts of hits in shadow, so that people can label them
        </label>
        <label>
          Record whole requests for replay and flow policies{" "}
          <select
            value={data.sample_share}
            disabled={!isAdmin || save.isPending}
            onChange={({ target }) => save.mutate({ ...data, sample_share: Number(target.value) })}
          >
            {!known && <option value={data.sample_share}>{data.sample_share * 100}% of requests</option>}
            {shares.map(([share, words]) => (
              <option key={share} value={share}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="small mid">
        {isAdmin
          ? "Only admins can open recorded requests, and each opening is in the audit log."
          : "Only admins can change this."}
      </p>
      <Refused error={save.error} />
    </Section>
  );
}
