import type { TrustLifecycleStage } from "@agent-console/sdk";
import { stages } from "./words.ts";

/** How far the agent has come, as a word and as marks. */
export function Stage({ stage }: { readonly stage: TrustLifecycleStage }) {
  return (
    <span className="stage">
      <span className="capital">{stage}</span>
      <span className="pips" aria-hidden="true">
        {stages.map((one, at) => (
          <i key={one} className={at <= stages.indexOf(stage) ? "on" : ""} />
        ))}
      </span>
    </span>
  );
}
