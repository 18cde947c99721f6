import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { at } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { Once } from "../../../parts/text/once.tsx";
import { hasJudged } from "../../../queries/gateway.ts";
import { Link } from "../../../routes/link.tsx";
import { routes as pages } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { CodeTabs } from "../code/code-tabs.tsx";
import type { ProtectFacts } from "./facts.ts";
import { snippetsFor } from "./snippets.ts";

/** From an unchanged client to the first judged request, in three steps. */
export function Connect(facts: ProtectFacts) {
  const { agent, routes, keys } = facts;
  const snippets = snippetsFor({
    origin: location.origin,
    agent: { id: agent.id, model: agent.model_name, protocol: agent.protocol },
    routes,
  });
  const active = keys.keys.filter(({ status }) => status === "ACTIVE").length;
  return (
    <Section title="Connect a client" note="Swap the base URL and the key; nothing else changes">
      <ol className="numbered-steps">
        <li>
          <KeyStep agentId={agent.id} active={active} hasRoute={routes.some(({ leg }) => leg === "front")} />
        </li>
        <li>
          <CodeTabs
            legend="Point your client at the gateway."
            tabs={snippets}
            first={agent.protocol === "a2a" ? "a2a" : "openai-python"}
          />
        </li>
        <li aria-live="polite">
          <FirstRequest {...facts} />
        </li>
      </ol>
    </Section>
  );
}

interface KeyStepProps {
  readonly agentId: string;
  readonly active: number;
  readonly hasRoute: boolean;
}

function KeyStep({ agentId, active, hasRoute }: KeyStepProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const isAdmin = useMay("ADMIN");
  const [secret, setSecret] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: () => api.protection.createGatewayKey({ body: { agent_id: agentId, name: "First key" } }),
    onSuccess: (made) => {
      setSecret(made.secret);
      return queries.invalidateQueries({ queryKey: ["gateway", agentId] });
    },
  });
  const keysLink = (
    <Link to={pages.agentKeys} params={{ id: agentId }}>
      Keys and budgets
    </Link>
  );
  if (secret)
    return (
      <Once
        label="New gateway key, for your client as GATEWAY_KEY. Copy it now: it is shown only once."
        secret={secret}
        onDone={() => setSecret(null)}
      />
    );
  if (active > 0 && hasRoute)
    return (
      <p>
        {active === 1 ? "1 gateway key is" : `${active} gateway keys are`} active. Give your client one as{" "}
        <code>GATEWAY_KEY</code>. A key is shown only once: if you don't have it anymore, create another one under{" "}
        {keysLink}.
      </p>
    );
  if (!isAdmin) return <p>Ask an admin of the team for a gateway key ({keysLink}).</p>;
  return (
    <>
      <p>Your client needs a gateway key. It reaches this agent and nothing else.</p>
      <button type="button" className="btn pri connect-key" disabled={make.isPending} onClick={() => make.mutate()}>
        Create route and key
      </button>
      <Refused error={make.error} />
    </>
  );
}

function FirstRequest({ agent, live, pulse }: ProtectFacts) {
  const real = pulse.legs.filter(({ is_sample: isSample }) => !isSample);
  const first = real.reduce<number | null>((best, { first_at: time }) => Math.min(best ?? time, time), null);
  if (hasJudged(pulse) && first !== null)
    return (
      <p>
        <b>First request judged.</b> It came on {at(first)}.{" "}
        {agent.protection_status === "guarded" && "The agent counts as guarded."}{" "}
        <Link to={pages.agentDetections} params={{ id: agent.id }}>
          See what guards found
        </Link>
      </p>
    );
  if (first !== null)
    return (
      <p>
        <b>The first request came in, but nothing judged it.</b>{" "}
        {live ? "None of its guards looks at this leg." : "No guards are applied."}{" "}
        <Link to={pages.agentGuards} params={{ id: agent.id }}>
          {live ? "Guards" : "Choose guards"}
        </Link>
      </p>
    );
  return <p>Waiting for the first request. It shows up here within a second.</p>;
}
