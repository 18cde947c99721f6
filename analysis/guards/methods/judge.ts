import type { GuardMethod } from "../guard.ts";

/** Methods with a flag point and a block point, between which a judge decides. */
export const JUDGED_METHODS = ["injection-user", "injection-document"] as const;

/** An agent of the team decides what another method finds suspicious but not certain. */
export const judge: GuardMethod = {
  id: "judge",
  version: "1",
  title: "Judge for the gray band",
  description:
    "Asks an agent of your team about texts that another method flags but would not block. All other texts are decided by that method alone.",
  channels: ["user", "document", "tool_result"],
  needs: "whole",
  cost: "remote",
  actions: ["block", "flag", "rewrite"],
  languages: "any",
  options: {
    agent: { kind: "text", longest: 36, default: "", description: "ID of the agent that judges." },
    method: {
      kind: "choice",
      of: JUDGED_METHODS,
      default: "injection-user",
      description: "The method that decides which texts the judge is asked about.",
    },
    "requests-per-day": {
      kind: "number",
      min: 1,
      max: 1_000_000,
      default: 500,
      description: "The judge is asked at most so often in a day (UTC). After that, the guard is undecided.",
    },
  },
  blindSpots: [
    "What the other method misses altogether, the judge is not asked about.",
    "A text that addresses the judge is not decided by it, and is undecided.",
    "The judge sees the first 8,000 characters.",
    "A judge has no card. It can enforce only after enough requests in shadow.",
  ],
};
