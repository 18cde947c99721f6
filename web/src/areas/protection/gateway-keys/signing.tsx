import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { Once } from "../../../parts/text/once.tsx";
import type { GatewaySignature } from "../../../queries/gateway.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { CodeTabs } from "../code/code-tabs.tsx";
import { verifyCodes } from "./verify-code.ts";

/** How the agent refuses requests that did not come through the gateway, and the secret that it needs for it. */
export function Signing({ agentId }: { readonly agentId: string }) {
  return (
    <Section title="Signing secret" note="Lets the agent refuse requests that did not come through the gateway">
      <p className="gk-signing">
        The gateway signs every request to the agent in the header <code>x-console-gateway</code>. An agent that checks
        the signature can't be used without its guards.
      </p>
      <ol className="numbered-steps">
        <li>
          <Secret agentId={agentId} />
        </li>
        <li>
          <CodeTabs legend="Answer 401 if this returns false." tabs={verifyCodes} first="node" />
        </li>
        <li>
          Prove it: let the console probe the agent without a signature, on the{" "}
          <Link to={routes.agentAlarms} params={{ id: agentId }}>
            Alarms
          </Link>{" "}
          page. An answer raises an alarm.
        </li>
      </ol>
    </Section>
  );
}

function Secret({ agentId }: { readonly agentId: string }) {
  const { api } = useSession();
  const isAdmin = useMay("ADMIN");
  const [shown, setShown] = useState<GatewaySignature | null>(null);
  const [isRotating, setRotating] = useState(false);
  const reveal = useMutation({
    mutationFn: () => api.protection.getGatewaySignature({ agent_id: agentId }),
    onSuccess: setShown,
  });
  if (!isAdmin)
    return (
      <p>
        Set the secret as <code>GATEWAY_SECRET</code> where the agent runs. An admin of the team can read it here.
      </p>
    );
  return (
    <>
      {shown ? (
        <Once label={secretWords(shown)} secret={shown.secret} onDone={() => setShown(null)} />
      ) : (
        <p>
          Set the secret as <code>GATEWAY_SECRET</code> where the agent runs. Reading it is recorded in the audit log.
        </p>
      )}
      <p className="row">
        {!shown && (
          <button type="button" className="btn" disabled={reveal.isPending} onClick={() => reveal.mutate()}>
            Show signing secret
          </button>
        )}
        <button type="button" className="btn" onClick={() => setRotating(true)}>
          Rotate signing secret…
        </button>
      </p>
      <Refused error={reveal.error} />
      {isRotating && (
        <Confirm
          title="Rotate signing secret"
          act="Rotate signing secret"
          run={() => Promise.resolve(api.protection.rotateGatewaySignature({ agent_id: agentId })).then(setShown)}
          onClose={() => setRotating(false)}
        >
          <p>
            The gateway signs with a new secret within a second, and for 24 hours with the former one too. Give the new
            secret to the agent within that time. After it, an agent with the former secret refuses every request.
          </p>
        </Confirm>
      )}
    </>
  );
}

function secretWords({ rotated_at: rotated, former_until: until }: GatewaySignature): string {
  const since = rotated === null ? "" : ` Rotated ${at(rotated)}.`;
  const former = until === null ? "" : ` The former secret works until ${at(until)}.`;
  return `Signing secret, for the agent as GATEWAY_SECRET.${since}${former}`;
}
