import * as choices from "@agent-console/sdk/choices";
import "./stage.css";

const stages: readonly string[] = choices.TrustLifecycleStage;
const FIRST_TRUSTED = stages.indexOf("trusted");
const TESTED = stages.indexOf("tested");

interface StageProps {
  readonly stage: string;
  /** Whether the agent is trusted now. The stage alone says only what was reached once. */
  readonly isTrustedNow: boolean | undefined;
}

/** An agent's trust stage. If it is no longer trusted, the stage it had reached is shown and the bar is not filled. */
export function Stage({ stage, isTrustedNow }: StageProps) {
  const reached = stages.indexOf(stage);
  const isFallen = reached >= FIRST_TRUSTED && isTrustedNow !== true;
  const filled = isFallen ? TESTED : reached;
  return (
    <span className="stage">
      <span className="capital">{stage}</span>
      {isFallen && <span className="small mut"> before, not trusted now</span>}
      <span className="pips" aria-hidden="true">
        {stages.map((one, at) => (
          <i key={one} className={at <= filled ? "on" : ""} />
        ))}
      </span>
    </span>
  );
}
