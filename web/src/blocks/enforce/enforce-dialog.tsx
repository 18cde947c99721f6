import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { count } from "../../parts/numbers.ts";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { Refused } from "../../parts/refused.tsx";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { evidenceQuery, type GuardEvidence } from "../../queries/guards.ts";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";
import { channelWords } from "../../terms/guards.ts";
import { OverrideReason, SHORTEST_REASON } from "./override-reason.tsx";
import { boundWords, budgetWords } from "./refusals.ts";
import "./enforce.css";

export interface LiveGuard {
  readonly agentId: string;
  readonly configId: string;
  readonly guard: string;
}

interface EnforceProps {
  readonly of: LiveGuard;
  readonly onClose: () => void;
  /** What to do next, once it enforces. */
  readonly next?: ReactNode;
}

/** Lets one guard of the live version enforce: with its evidence, or with an admin's reason. */
export function EnforceDialog({ of, onClose, next }: EnforceProps) {
  const { agentId, configId, guard } = of;
  const session = useSession();
  const queries = useQueryClient();
  const mayOverride = useMay("ADMIN");
  const [reason, setReason] = useState("");
  const evidence = useQuery(evidenceQuery(session, agentId, configId));
  const own = evidence.data?.guards.filter((one) => one.guard === guard) ?? [];
  const isProven = own.length > 0 && own.every((one) => one.proven_by !== null);
  const enforce = useMutation({
    mutationFn: async () => {
      const override_reason = isProven ? null : reason.trim();
      await session.api.protection.setGuardMode({
        ...{ config_id: configId, guard, body: { mode: "enforce", override_reason } },
      });
      await queries.invalidateQueries({ queryKey: ["guards", agentId] });
      await queries.invalidateQueries({ queryKey: ["agent", agentId] });
    },
  });
  if (enforce.isSuccess) return <Enforces of={of} onClose={onClose} next={next} />;
  const isReady = evidence.isSuccess && (isProven || (mayOverride && reason.trim().length >= SHORTEST_REASON));
  return (
    <Dialog title="Let it enforce" onClose={onClose} className="wide-dialog">
      <p>
        From then on, <ShownText text={guard} /> acts on what it hits, within a second and on every gateway. You can
        roll back to the version before in one click.
      </p>
      {evidence.isPending && <Waiting rows={2} />}
      {evidence.isError && <Failed error={evidence.error} retry={() => evidence.refetch()} />}
      <ul className="refusals">
        {own.map((one) => (
          <EvidenceLine key={one.channel} evidence={one} />
        ))}
      </ul>
      {evidence.isSuccess && !isProven && <Unproven agentId={agentId} {...{ mayOverride, reason, setReason }} />}
      <Refused error={enforce.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Keep in shadow
        </button>
        {(isProven || mayOverride) && (
          <button
            type="button"
            className="btn pri"
            disabled={!isReady || enforce.isPending}
            onClick={() => enforce.mutate()}
          >
            {isProven ? "Enforce" : "Override and enforce"}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface UnprovenProps {
  readonly agentId: string;
  readonly mayOverride: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
}

const Unproven = ({ agentId, mayOverride, reason, setReason }: UnprovenProps) => (
  <>
    <p>
      Requests through the gateway are its evidence. Label its hits in{" "}
      <Link to={routes.agentShadowReview} params={{ id: agentId }}>
        Shadow review
      </Link>
      {mayOverride ? ", or say why it should not wait." : ", or ask an admin to override with a reason."}
    </p>
    {mayOverride && <OverrideReason reason={reason} setReason={setReason} />}
  </>
);

/** What shows that a guard leaves legitimate requests alone on a channel, or that it is not known yet. */
export function EvidenceLine({ evidence }: { readonly evidence: GuardEvidence }) {
  const { guard, channel, proven_by: by, reason, n, needed } = evidence;
  return (
    <li>
      <b>
        <ShownText text={guard} />
      </b>{" "}
      on {channelWords[channel].toLowerCase()}. {by === null ? <mark>Not proven yet.</mark> : provenWords[by]}{" "}
      <ShownText text={reason} />
      <span className="small mut">
        On this agent's traffic: {boundWords(evidence)}, {count(n)} requests judged, {count(needed)} needed. Budget:{" "}
        {budgetWords(evidence)}.
      </span>
    </li>
  );
}

const provenWords = { card: "May enforce, by its card.", traffic: "May enforce, by its traffic." } as const;

function Enforces({ of, onClose, next }: EnforceProps) {
  return (
    <Dialog title="It enforces now" onClose={onClose}>
      <p>
        Within a second, every gateway judges by it. Send the attack through the gateway to see it stopped, or{" "}
        <Link to={routes.agentGuards} params={{ id: of.agentId }} onClick={onClose}>
          roll back under Guards
        </Link>
        .
      </p>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        {next}
      </div>
    </Dialog>
  );
}
