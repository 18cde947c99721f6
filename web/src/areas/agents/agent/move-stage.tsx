import type { Agent, TrustLifecycleStage } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { useSession } from "../../../session/use-session.ts";

const meanings: Readonly<Record<TrustLifecycleStage, string>> = {
  registered: "Registered but not evaluated.",
  tested: "Evaluated at least once.",
  hardened: "Protection was added after an evaluation.",
  trusted: "Passed: the 95% confidence interval is at or above the threshold.",
  optimized: "Improved by an applied proposal.",
  adapted: "Keeps its performance as conditions change.",
};

interface MoveProps {
  readonly agent: Agent;
  readonly onMoved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The stage moves by what happens to the agent; by hand it is a statement of a person, and stands in the log as one. */
export function MoveStage({ agent, onMoved, onClose }: MoveProps) {
  const { api } = useSession();
  const [to, setStage] = useState(agent.trust_stage);
  return (
    <Confirm
      title="Change trust stage"
      act="Change stage"
      disabled={to === agent.trust_stage}
      run={() => api.agents.setLifecycle({ id: agent.id, body: { trust_stage: to } }).then(onMoved)}
      onClose={onClose}
    >
      <p>
        The console updates the stage automatically. A manual change is recorded with your name in the agent's history
        and the audit log.
      </p>
      <fieldset className="stage-choice">
        <legend className="sr">Stage</legend>
        {choices.TrustLifecycleStage.map((stage) => (
          <label key={stage}>
            <input type="radio" name="stage" checked={to === stage} onChange={() => setStage(stage)} />
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
