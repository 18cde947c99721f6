import type { Agent, TrustLifecycleStage } from "@agent-console/sdk";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { useSession } from "../../../session/use-session.ts";
import { stages } from "../../../terms/agents.ts";

const meanings: Readonly<Record<TrustLifecycleStage, string>> = {
  registered: "Known to the console, never evaluated.",
  tested: "Evaluated at least once.",
  hardened: "Protected after what the tests showed.",
  trusted: "Its whole interval lies above the threshold.",
  optimized: "Changed by an approved proposal, and better for it.",
  adapted: "Kept good while the world around it changes.",
};

interface MoveProps {
  readonly agent: Agent;
  readonly onMoved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The stage moves by what happens to the agent; by hand it is a statement of a person, and stands in the log as one. */
export function MoveStage({ agent, onMoved, onClose }: MoveProps) {
  const { api } = useSession();
  const [to, choose] = useState(agent.trust_stage);
  return (
    <Confirm
      title="Move the trust stage"
      act="Move it"
      disabled={to === agent.trust_stage}
      run={() => api.agents.setLifecycle({ id: agent.id, body: { trust_stage: to } }).then(onMoved)}
      onClose={onClose}
    >
      <p>
        It moves by itself with what happens to the agent. What you set here stands in its history and in the audit log,
        with your name.
      </p>
      <fieldset className="stage-choice">
        <legend className="sr">Stage</legend>
        {stages.map((stage) => (
          <label key={stage}>
            <input type="radio" name="stage" checked={to === stage} onChange={() => choose(stage)} />
            <span>
              <b className="capital">{stage}</b>
              {stage === agent.trust_stage && <span className="mut"> now</span>}
              <small className="mut">{meanings[stage]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Confirm>
  );
}
