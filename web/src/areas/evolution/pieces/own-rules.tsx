import type { EvolutionJobSettings } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { jobsQuery } from "../../../queries/evolution.ts";
import { useSession } from "../../../session/use-session.ts";

/** The most that a run tries. */
const MOST_RULES = fields.TriggerEvolutionRequest.own_clauses.maxItems;

/** One rule a line. */
export const rulesIn = (text: string): { text: string }[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_RULES)
    .map((line) => ({ text: line }));

interface OwnRulesProps {
  readonly agentId: string;
  /** Called when the writing is done, not with every letter: each estimate sends the agent a message. */
  readonly write: (text: string) => void;
}

/** Rules of the team, tried beside the built-in ones. Those of the last run can be taken over. */
export function OwnRules({ agentId, write }: OwnRulesProps) {
  const [text, setText] = useState("");
  const jobs = useQuery(jobsQuery(useSession(), agentId));
  const last = jobs.data?.map(({ extra }) => lastRules(extra.settings)).find((rules) => rules !== "") ?? "";
  return (
    <div className="field">
      <label htmlFor="own-rules">Your own rules</label>
      <textarea
        id="own-rules"
        rows={3}
        value={text}
        placeholder="One rule a line, 20 to 600 characters"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => write(text)}
      />
      <span className="hint">
        Each is tried by itself beside the built-in rules, and is proposed only if it helps. Results call it “yours”.
      </span>
      {last !== "" && text === "" && (
        <button
          type="button"
          className="btn small"
          onClick={() => {
            setText(last);
            write(last);
          }}
        >
          Use your rules from the last run
        </button>
      )}
    </div>
  );
}

const lastRules = ({ ownClauses = [] }: EvolutionJobSettings): string => ownClauses.map(({ text }) => text).join("\n");
