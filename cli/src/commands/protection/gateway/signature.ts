import type { GatewaySignature } from "@agent-console/sdk";
import type { Call } from "../../../command/call.ts";
import { command } from "../../../command/command.ts";
import type { OptionTable } from "../../../command/options.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";

const agentArgument = { name: "AGENT", summary: "an agent: its ID, the start of it, or its exact name" } as const;
const ALONE = "Prints nothing else if the output is not a terminal.";

const when = (seconds: number | null): string | null =>
  seconds === null ? null : `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

type Shown = Pick<Call<OptionTable>, "print" | "facts" | "terminal">;

function show({ print, facts, terminal }: Shown, { secret, header, rotated_at, former_until }: GatewaySignature): void {
  if (!terminal.out.isTTY) print(secret);
  else
    facts([
      ["Secret", secret],
      ["Header", header],
      ["Rotated", when(rotated_at)],
      ["Also signed with the former secret until", when(former_until)],
    ]);
}

export const gatewaySignatureShow = command({
  words: ["gateway", "signature", "show"],
  summary: "Print the secret by which an agent recognizes the gateway",
  details: [ALONE, "Reading it is recorded in the audit log."],
  access: "read",
  scope: "full",
  arguments: [agentArgument],
  options: {},
  async run(call) {
    const agent_id = await findId(agentsOf(call.client, call.signal), call.args["AGENT"] ?? "");
    const found = await call.client.protection.getGatewaySignature({ agent_id }, { signal: call.signal });
    return call.answer(found, () => show(call, found));
  },
});

export const gatewaySignatureRotate = command({
  words: ["gateway", "signature", "rotate"],
  summary: "Give an agent a new secret to recognize the gateway by",
  details: ["Prints the new secret. For 24 hours requests are also signed with the former one.", ALONE],
  access: "write",
  scope: "full",
  arguments: [agentArgument],
  options: {},
  async run(call) {
    const agent_id = await findId(agentsOf(call.client, call.signal), call.args["AGENT"] ?? "");
    const made = await call.client.protection.rotateGatewaySignature({ agent_id }, { signal: call.signal });
    return call.answer(made, () => show(call, made));
  },
});
