import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import { useQueries } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { breakdownQuery } from "../../../queries/metrics.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

/** What the guards of a channel did with the agent's traffic in the last 24 hours, by guard. */
export interface LastDay {
  readonly judged: ReadonlyMap<string | null, number>;
  readonly shadow: ReadonlyMap<string | null, number>;
  readonly acted: ReadonlyMap<string | null, number>;
}

const METRICS = ["guard_requests_total", "guard_shadow_total", "guard_flagged_total"];

export function useLastDay(agent: string, channel: Channel, isAsked: boolean): LastDay | undefined {
  const session = useSession();
  const found = useQueries({
    queries: METRICS.map((metric) => ({
      ...breakdownQuery(session, { metric, by: "guard", range: "1d", agent, channel }),
      enabled: isAsked,
    })),
  });
  const [judged, shadow, acted] = found.map(
    ({ data }) => data && new Map(data.shares.map(({ value, total }) => [value, total])),
  );
  return judged && shadow && acted && { judged, shadow, acted };
}

interface CountsProps {
  readonly agentId: string;
  readonly channel: Channel;
  readonly name: string;
  readonly day: LastDay | undefined;
}

/** Nothing while it is not known: the guards can be edited without their figures. */
export function LastDayCounts({ agentId, channel, name, day }: CountsProps) {
  if (!day) return null;
  const [judged, shadow, acted] = [day.judged, day.shadow, day.acted].map((by) => by.get(name) ?? 0);
  if (!judged) return <span className="tiny mut">Nothing judged in 24 hours</span>;
  const hits = [
    acted ? `${count(acted)} acted on` : "",
    shadow ? `${count(shadow)} ${shadow === 1 ? "hit" : "hits"} in shadow` : "",
  ].filter(Boolean);
  return (
    <span className="tiny guard-day">
      24 hours: {count(judged)} judged,{" "}
      {hits.length === 0 ? (
        "no hits"
      ) : (
        <Link to={routes.agentDetections} params={{ id: agentId }} search={{ guard: name, channel, days: 1 }}>
          {hits.join(", ")}
        </Link>
      )}
    </span>
  );
}
