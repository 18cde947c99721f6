import { command } from "../../command/command.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";

export const constraints = command({
  words: ["constraints"],
  summary: "Show what an agent must keep to",
  access: "read",
  scope: "guards",
  arguments: [{ name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" }],
  options: {},
  async run({ client, args, signal, answer, facts, print, rows }) {
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const found = await client.protection.getConstraints({ agent_id }, { signal });
    const { organization, tool_permissions: tools, not_enforced: open = [] } = found;
    return answer(found, () => {
      facts([
        ["Agent", found.agent_id],
        ["Mode", found.enforcement_mode],
        ["Guard version", found.guard_version?.version],
        ["Required input guards", organization.required_input_guards.join(", ") || null],
        ["Required output guards", organization.required_output_guards.join(", ") || null],
        ["Denied tools", organization.denied_tools.join(", ") || null],
        ["Tool permissions", tools.length],
        ["Updated", found.updated_at],
      ]);
      if (open.length === 0) return;
      print("");
      rows(open, {
        columns: [
          { title: "NOT ENFORCED", value: ({ source }) => source },
          { title: "REASON", value: ({ reason }) => reason },
        ],
        none: "",
      });
    });
  },
});
