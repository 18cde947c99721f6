const stages = ["registered", "tested", "hardened", "trusted", "optimized", "adapted"];
const FIRST_TRUSTED = stages.indexOf("trusted");
const TESTED = stages.indexOf("tested");

interface StageProps {
  readonly stage: string;
  /** The console's own word about it; a stage that was reached says nothing about now. */
  readonly isTrustedNow: boolean | undefined;
}

/** How far an agent came. One that is not trusted now shows what it reached before, and its bar does not fill. */
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
