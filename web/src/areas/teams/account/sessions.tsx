import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { at, since } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";

export function Sessions() {
  const { api } = useSession();
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: ["sessions"], queryFn: async () => (await api.teams.listSessions()).results });
  const end = useMutation({
    mutationFn: (id: string) => api.teams.endSession({ session_id: id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
  if (sessions.isPending) return <Waiting rows={2} />;
  if (sessions.isError) return <Failed error={sessions.error} retry={() => sessions.refetch()} />;
  return (
    <>
      <Refused error={end.error} />
      <ul className="lines">
        {sessions.data.map(({ id, address, user_agent, created_at, last_used_at, current }) => (
          <li key={id}>
            <span>
              <b>{current ? "This session" : address}</b>
              <small className="mut">
                <ShownText text={user_agent ?? "Unknown device"} />
              </small>
              <small className="mut">
                since {at(created_at)}, used {since(last_used_at)}
              </small>
            </span>
            {!current && (
              <button type="button" className="btn small" disabled={end.isPending} onClick={() => end.mutate(id)}>
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
