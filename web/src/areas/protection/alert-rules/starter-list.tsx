import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type AlertStarter, alertStartersQuery } from "../../../queries/alert-rules.ts";
import { useSession } from "../../../session/use-session.ts";

interface StarterProps {
  readonly mayWrite: boolean;
  /** Opens the form with it, to try and change it first. */
  readonly tryIt: (starter: AlertStarter) => void;
}

/** Rules to start with, one click each. */
export function StarterList({ mayWrite, tryIt }: StarterProps) {
  const session = useSession();
  const queries = useQueryClient();
  const starters = useQuery(alertStartersQuery(session));
  const add = useMutation({
    mutationFn: ({ rule }: AlertStarter) => session.api.protection.createAlertRule({ body: rule }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["alert-rules"] }),
  });
  if (starters.isPending) return <Waiting rows={3} />;
  if (starters.isError) return <Failed error={starters.error} retry={() => starters.refetch()} />;
  const unused = starters.data.filter(({ is_used }) => !is_used);
  if (unused.length === 0) return <p className="mut">You use all of them.</p>;
  return (
    <>
      <ul className="ar-starters">
        {unused.map((starter) => (
          <li key={starter.id}>
            <strong>{starter.title}</strong>
            <p className="mid">{starter.about}</p>
            {mayWrite && (
              <p className="ar-foot">
                <button
                  type="button"
                  className="btn small"
                  disabled={add.isPending}
                  onClick={() => add.mutate(starter)}
                >
                  Add<span className="sr"> {starter.title}</span>
                </button>
                <button type="button" className="btn small" onClick={() => tryIt(starter)}>
                  Try and adjust<span className="sr"> {starter.title}</span>
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Refused error={add.error} />
    </>
  );
}
