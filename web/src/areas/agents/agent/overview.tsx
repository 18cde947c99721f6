import type { Agent } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Forest } from "../../../blocks/forest.tsx";
import { type Verdict, VerdictWord } from "../../../charts/score/verdict.tsx";
import { at, count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Stage } from "../../../parts/stage.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { figuresOf } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { protectionWords } from "../../../terms/agents.ts";
import { useAgent } from "./use-agent.ts";
import "../form/review.css";

export function Overview() {
  const found = useAgent();
  if (!found.data) return null;
  const { agent } = found.data;
  return (
    <div className="grid">
      <Section className="c7" title="Trust score" note={<LastRun agent={agent} />}>
        <Score agent={agent} />
      </Section>
      <Section className="c5" title="Configuration">
        <Facts agent={agent} />
      </Section>
      {agent.skills.length > 0 && (
        <Section className="c12" title="Skills" note="from the agent card">
          <Skills agent={agent} />
        </Section>
      )}
    </div>
  );
}

function LastRun({ agent }: { readonly agent: Agent }) {
  return agent.last_evaluated_at === null ? "never evaluated" : `evaluated ${since(agent.last_evaluated_at)}`;
}

function Score({ agent }: { readonly agent: Agent }) {
  const { api } = useSession();
  const newest = useQuery({
    queryKey: ["latest", "agent", agent.id],
    queryFn: async () =>
      (await api.evaluation.listSummaries({ agent_id: agent.id, status: "completed", limit: 1 })).results[0] ?? null,
  });
  if (newest.isPending) return <Waiting rows={4} />;
  if (newest.isError) return <Failed error={newest.error} retry={() => newest.refetch()} />;
  const act = (
    <Link className="btn pri" to={routes.newRun} search={{ agent: agent.id }}>
      Evaluate
    </Link>
  );
  if (!newest.data) {
    return (
      <Empty title="Not evaluated yet" act={act}>
        An evaluation sends several hundred prompts and reports a score for reliability, security and safety.
      </Empty>
    );
  }
  const { id, verdict, threshold } = newest.data;
  const figures = figuresOf(newest.data);
  return (
    <>
      <p className="row">
        <VerdictWord verdict={verdict as Verdict | null} />
        <Link to={routes.run} params={{ id }}>
          View report
        </Link>
      </p>
      <Forest figures={figures} threshold={threshold} />
      <p className="small mid">{figures.overall?.reason}</p>
    </>
  );
}

function Facts({ agent }: { readonly agent: Agent }) {
  const facts: Readonly<Record<string, ReactNode>> = {
    Purpose: agent.purpose ? <ShownText text={agent.purpose} /> : "Not specified",
    Stage: <Stage stage={agent.trust_stage} isTrustedNow={agent.trusted_now} />,
    Protection: protectionWords[agent.protection_status],
    "Endpoint URL": agent.agent_url ? <ShownText text={agent.agent_url} /> : "not set",
    Key: agent.api_key ? <span className="mono">{agent.api_key}</span> : "none",
    Rate: `Up to ${count(agent.rate_limit_requests_per_minute)} requests per minute`,
    Registered: at(agent.created_at),
    Changed: at(agent.updated_at),
  };
  return (
    <dl className="review">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Skills({ agent }: { readonly agent: Agent }) {
  return (
    <ul className="bullets">
      {agent.skills.map((skill, index) => {
        const { name, description } = skill as { name?: unknown; description?: unknown };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may name two skills alike
          <li key={index}>
            <b>
              <ShownText text={String(name ?? "Unnamed agent")} />
            </b>{" "}
            {typeof description === "string" && <ShownText text={description} />}
          </li>
        );
      })}
    </ul>
  );
}
