import type { ReactNode } from "react";
import { at, count, since } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes as pages } from "../../../routes/routes.ts";
import { countsOf, countWords } from "../draft/counts.ts";
import { judgedSpan, type ProtectFacts, routedLegs } from "./facts.ts";
import { answerOf, gapsOf, type Place } from "./gaps.ts";
import "./overview.css";

/** Whether the agent is protected, by what, since when, and what is missing. */
export function Standing(facts: ProtectFacts) {
  const { agent, live, routes, alarms } = facts;
  const { word, tone } = answerOf(facts);
  const span = judgedSpan(facts.pulse);
  const gaps = gapsOf(facts);
  return (
    <section className="guarded-head" aria-label="Protection">
      <h2 className={`guarded-word ${tone}`}>{word}</h2>
      <dl className="facts-list guarded-facts">
        <Fact name="Guards">
          {live ? (
            <>
              {countWords(countsOf(live.config_body ?? {}))} <span className="mut">(version {live.live_version})</span>
            </>
          ) : (
            "None applied"
          )}
        </Fact>
        <Fact name="Routed legs">{routedLegs(routes) || "None"}</Fact>
        <Fact name="Judged since">{span ? at(span.first) : "No request yet"}</Fact>
        <Fact name="Last judged">{span ? since(span.last) : "Never"}</Fact>
        <Fact name="Open alarms">
          {alarms > 0 ? (
            <Link to={pages.agentAlarms} params={{ id: agent.id }}>
              {count(alarms)}
            </Link>
          ) : (
            "None"
          )}
        </Fact>
      </dl>
      {gaps.length > 0 && (
        <ul className="guarded-gaps" aria-label="What is missing">
          {gaps.map(({ text, place }) => (
            <li key={text}>
              <ShownText text={text} /> {place && <GapLink place={place} agentId={agent.id} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const places = {
  choose: [pages.agentGuards, "Choose guards"],
  guards: [pages.agentGuards, "Guards"],
  review: [pages.agentShadowReview, "Shadow review"],
  keys: [pages.agentKeys, "Keys and budgets"],
  alarms: [pages.agentAlarms, "Review alarms"],
} as const;

function GapLink({ place, agentId }: { readonly place: Place; readonly agentId: string }) {
  const [to, label] = places[place];
  return (
    <Link to={to} params={{ id: agentId }}>
      {label}
    </Link>
  );
}
