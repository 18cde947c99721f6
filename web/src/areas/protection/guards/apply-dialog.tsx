import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OverrideReason, SHORTEST_REASON } from "../../../blocks/enforce/override-reason.tsx";
import { boundWords, budgetWords, type Refusal, refusalsIn } from "../../../blocks/enforce/refusals.ts";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { guardDifferenceQuery, type ReadConfigRecord } from "../../../queries/guards.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { countsOf, countWords } from "../draft/counts.ts";
import { goToReplay } from "../replay/place.ts";
import { Changes } from "../versions/changes.tsx";
import { Evidence } from "./evidence.tsx";

interface ApplyProps {
  readonly agentId: string;
  readonly read: ReadConfigRecord;
  readonly onApplied: () => Promise<unknown>;
  /** Puts guards back into shadow and saves that, for those that may not enforce yet. */
  readonly keepInShadow: (guards: readonly string[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Shows what will change for the agent, and what prevents it. */
export function ApplyDialog({ agentId, read: { config, etag }, onApplied, keepInShadow, onClose }: ApplyProps) {
  const session = useSession();
  const mayOverride = useMay("ADMIN");
  const [reason, setReason] = useState("");
  const apply = useMutation({
    mutationFn: (overrideReason: string | null) =>
      session.api.protection.applyGuardConfig({
        config_id: config.id,
        body: { override_reason: overrideReason },
        ...(etag ? { ifMatch: etag } : {}),
      }),
    onSuccess: async () => {
      await onApplied();
      onClose();
    },
  });
  const shadow = useMutation({ mutationFn: keepInShadow, onSuccess: () => apply.reset() });
  const refusals = refusalsIn(apply.error);
  const isBusy = apply.isPending || shadow.isPending;
  const mayApply = refusals.length === 0 || (mayOverride && reason.trim().length >= SHORTEST_REASON);
  return (
    <Dialog title="Apply config" onClose={onClose} className="wide-dialog">
      <p>
        {countWords(countsOf(config.config_body ?? {}))}. The gateway, guard checks and the SDK judge by this config
        within a second. Traffic that reaches the agent without them is not judged.
      </p>
      <WhatChanges agentId={agentId} configId={config.id} live={config.live_version ?? null} />
      <p>
        <button
          type="button"
          className="btn small"
          onClick={() => {
            onClose();
            goToReplay();
          }}
        >
          Replay it first
        </button>{" "}
        <span className="mid">shows what would be newly blocked, on recorded material.</span>
      </p>
      {refusals.length === 0 && <Evidence agentId={agentId} configId={config.id} />}
      {refusals.length > 0 ? (
        <>
          <RefusalTable refusals={refusals} />
          {mayOverride ? (
            <OverrideReason reason={reason} setReason={setReason} />
          ) : (
            <p className="mid">Keep these guards in shadow, or ask an admin to override with a reason.</p>
          )}
        </>
      ) : (
        <Refused error={apply.error} />
      )}
      <Refused error={shadow.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        {refusals.length > 0 && (
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => shadow.mutate(refusals.map(({ guard }) => guard))}
          >
            Keep in shadow
          </button>
        )}
        <button
          type="button"
          className="btn pri"
          disabled={isBusy || !mayApply}
          onClick={() => apply.mutate(refusals.length > 0 ? reason.trim() : null)}
        >
          {refusals.length > 0 ? "Override and apply" : "Apply"}
        </button>
      </div>
    </Dialog>
  );
}

interface WhatProps {
  readonly agentId: string;
  readonly configId: string;
  readonly live: number | null;
}

function WhatChanges({ agentId, configId, live }: WhatProps) {
  const difference = useQuery(
    guardDifferenceQuery(useSession(), agentId, configId)(live === null ? null : { from: live, to: null }),
  );
  if (live === null) return <p className="mid">This is the first version of this config.</p>;
  if (difference.isPending) return <Waiting rows={2} />;
  if (difference.isError) return <Failed error={difference.error} retry={() => difference.refetch()} />;
  return (
    <>
      <h3>Changes since version {live}</h3>
      <Changes difference={difference.data} />
    </>
  );
}

function RefusalTable({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <div role="alert">
      <h3>Not enough evidence to enforce</h3>
      <ul className="refusals">
        {refusals.map((refusal) => (
          <li key={refusal.guard}>
            <b>
              <ShownText text={refusal.guard} />
            </b>{" "}
            <ShownText text={refusal.reason} />
            <span className="small mut">
              Legitimate requests it may hit: {boundWords(refusal)}. Budget: {budgetWords(refusal)}. Judged:{" "}
              {count(refusal.n)}.
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
