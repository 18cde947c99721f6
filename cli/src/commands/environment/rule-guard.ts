import type { TriedRuleGuard } from "@agent-console/sdk";
import { command } from "../../command/command.ts";
import { flag } from "../../command/options.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { visible } from "../../output/visible.ts";

export const rulesGuard = command({
  words: ["rules", "guard"],
  summary: "Show the guard that follows from an approved rule, and what it blocks",
  details: [
    "Tries it on the agent's newest custom harness with the rule: attempts to break the rule, and harmless twins. With --create, it starts in shadow. Ends with 1 if no guard can keep the rule.",
  ],
  access: "write",
  scope: "full",
  arguments: [
    { name: "RULE", summary: "the ID of an approved rule" },
    { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" },
  ],
  options: { create: flag("start the guard in shadow") },
  async run({ client, args, options, signal, answer, facts }) {
    const rule_id = args["RULE"] ?? "";
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const tried = await client.evaluation.tryRuleGuard({ rule_id, body: { agent_id } }, { signal });
    const { guard } = tried;
    const provenance = { kind: "policy_rule", id: rule_id } as const;
    const body = guard && { agent_id, name: `Rule ${rule_id.slice(0, 8)}`, ...guard, provenance };
    const made = options.create && body ? await client.protection.createGuardRule({ body }, { signal }) : null;
    answer({ ...tried, created: made }, () =>
      facts([
        ["Guard", guard ? guard.method : "none"],
        ["Why", visible(tried.reason)],
        ["Pattern", guard?.pattern ? visible(guard.pattern) : null],
        ["Harness", tried.harness && visible(tried.harness.name)],
        ["Attempts blocked", guard && shareOf(tried.breaches)],
        ["Breaches blocked", guard && tried.broken.n > 0 ? `${tried.broken.blocked} of ${tried.broken.n}` : null],
        ["Twins blocked", guard && shareOf(tried.twins)],
        ["Created", made && `${made.guard} (shadow)`],
      ]),
    );
    return guard ? "passed" : "failed";
  },
});

const shareOf = ({ n, blocked }: TriedRuleGuard["breaches"]): string =>
  n === 0 ? "nothing to judge yet" : `${blocked} of ${n}`;
