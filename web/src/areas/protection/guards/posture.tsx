import type { Agent } from "@agent-console/sdk";
import { count } from "../../../parts/numbers.ts";
import type { GuardConfigRecord } from "../../../queries/guards.ts";
import { protectionWords } from "../../../terms/agents.ts";
import { allGuards, type Body, blockOf } from "../draft/body.ts";
import { countsOf, countWords } from "../draft/counts.ts";

interface PostureProps {
  readonly agent: Agent | undefined;
  readonly config: GuardConfigRecord;
  /** As it is on the page. */
  readonly body: Body;
  readonly isChanged: boolean;
}

/** Which config is live for the agent, and how the page differs from it. */
export function Posture({ agent, config, body, isChanged }: PostureProps) {
  const { live_version: live, status, unavailable = [], overrides = [] } = config;
  const isBound = agent?.guard_config_id === config.id && live != null;
  const state = isChanged
    ? "Unsaved changes"
    : status === "applied" && isBound
      ? "Live"
      : isBound
        ? "Saved, not applied yet"
        : "Not applied yet";
  const failsOpen = allGuards(body).filter((name) => blockOf(body, name)["on-error"] === "fail_open").length;
  return (
    <div className="posture">
      <p className="posture-word">{countWords(countsOf(body))}</p>
      <p className="mid">
        <b>{state}.</b> {liveWords(isBound ? live : null, status === "applied" && !isChanged)}{" "}
        {agent && `Protection: ${protectionWords[agent.protection_status].toLowerCase()}.`}
      </p>
      <p className="small mut">
        Recall and false positives come from each method's card, measured on labeled texts, with 95% intervals.
      </p>
      {(failsOpen > 0 || overrides.length > 0 || unavailable.length > 0) && (
        <p className="posture-badges">
          {failsOpen > 0 && (
            <mark>{failsOpen === 1 ? "1 guard fails open" : `${count(failsOpen)} guards fail open`}</mark>
          )}
          {overrides.length > 0 && (
            <mark>
              {overrides.length === 1
                ? "1 guard enforces without evidence"
                : `${count(overrides.length)} guards enforce without evidence`}
            </mark>
          )}
          {unavailable.length > 0 && <mark>Not available here: {unavailable.join(", ")}</mark>}
        </p>
      )}
    </div>
  );
}

function liveWords(live: number | null, isSame: boolean): string {
  if (live === null) return "The gateway, guard checks and the SDK judge for this agent once you apply a config.";
  return isSame ? `Version ${live} is live.` : `Version ${live} stays live until you apply this one.`;
}
