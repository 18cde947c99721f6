import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { offerUndo } from "../../../parts/undo.tsx";
import { type UnregisteredAgent, unregisteredQuery } from "../../../queries/alert-rules.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import "./unregistered-agents.css";

const MOST_SHOWN = 5;

/** Agents that send spans and that nobody registered. Nothing is shown if there are none. */
export function UnregisteredAgents() {
  const session = useSession();
  const queries = useQueryClient();
  const mayWrite = useMay("MEMBER");
  const [showsIgnored, setShowsIgnored] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const found = useQuery(unregisteredQuery(session, showsIgnored));
  const ignore = useMutation({
    mutationFn: async ({ id, ignored }: { id: string; ignored: boolean }) => {
      await session.api.protection.ignoreUnregisteredAgent({ unregistered_agent_id: id, body: { ignored } });
      await queries.invalidateQueries({ queryKey: ["unregistered-agents"] });
    },
    onSuccess: (_, { id, ignored }) => {
      if (ignored) offerUndo("The agent is ignored.", () => ignore.mutateAsync({ id, ignored: false }));
    },
  });
  const agents = found.data?.results ?? [];
  const ignored = found.data?.ignored ?? 0;
  if (!found.data || (agents.length === 0 && ignored === 0)) return null;
  const shown = showsAll ? agents : agents.slice(0, MOST_SHOWN);
  return (
    <Section
      title="Agents that are not registered"
      note={found.data.is_full ? "Only the first 200 are kept" : "They send spans, and nothing watches them"}
    >
      {shown.length > 0 && (
        <ul className="unregistered">
          {shown.map((agent) => (
            <li key={agent.id}>
              <Sighted
                agent={agent}
                mayWrite={mayWrite}
                setIgnored={(next) => ignore.mutate({ id: agent.id, ignored: next })}
              />
            </li>
          ))}
        </ul>
      )}
      <Refused error={ignore.error} />
      <p className="small">
        {agents.length > shown.length && (
          <button type="button" className="link" onClick={() => setShowsAll(true)}>
            Show all {count(agents.length)}
          </button>
        )}{" "}
        {ignored > 0 && (
          <button
            type="button"
            className="link"
            aria-pressed={showsIgnored}
            onClick={() => setShowsIgnored(!showsIgnored)}
          >
            {showsIgnored ? "Hide ignored" : `Show ${count(ignored)} ignored`}
          </button>
        )}
      </p>
    </Section>
  );
}

interface SightedProps {
  readonly agent: UnregisteredAgent;
  readonly mayWrite: boolean;
  readonly setIgnored: (ignored: boolean) => void;
}

function Sighted({ agent, mayWrite, setIgnored }: SightedProps) {
  const { name, service, spans, models, last_at: lastAt, trace_id: traceId, ignored_at: ignoredAt } = agent;
  const [model] = models;
  return (
    <>
      <div>
        <strong>
          <ShownText text={name} />
        </strong>{" "}
        <span className="small mut">
          {service !== name && (
            <>
              service <ShownText text={service} />,{" "}
            </>
          )}
          {count(spans)} {spans === 1 ? "span" : "spans"}, last {since(lastAt)}
          {models.length > 0 && (
            <>
              , <ShownText text={models.join(", ")} />
            </>
          )}
        </span>
      </div>
      <div className="unregistered-acts">
        <Link className="btn small" to={routes.trace} params={{ id: traceId }}>
          Open trace<span className="sr"> of {name}</span>
        </Link>
        {mayWrite && ignoredAt === null && (
          <Link className="btn small" to={routes.newAgent} search={{ name, ...(model ? { model } : {}) }}>
            Register<span className="sr"> {name}</span>
          </Link>
        )}
        {mayWrite && (
          <button type="button" className="btn small" onClick={() => setIgnored(ignoredAt === null)}>
            {ignoredAt === null ? "Ignore" : "List again"}
            <span className="sr"> {name}</span>
          </button>
        )}
      </div>
    </>
  );
}
