import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const tag = "Protection";
const agentPath = (name: string) => model(name, { agent_id: required(uuid(), { description: "The agent's id." }) });

export const addSampleOp = operation({
  id: "protection.addSampleTraffic",
  method: "POST",
  path: "/v1/agents/{agent_id}/sample-traffic",
  tag,
  access: "guard:write",
  summary: "Add a week of made-up traffic to a sample agent",
  description:
    "For agents with the tag `sample`: guard events, and hits to label if the agent has a guard config. Marked in every row, no evidence for promotion, and in place of what was added before.",
  params: agentPath("AddSampleTrafficPath"),
  responses: { 201: model("AddedSampleTraffic", { events: required(integer()), hits: required(integer()) }) },
  errors: ["AGENT_NOT_FOUND", "AGENT_NOT_SAMPLE"],
  example: { response: { events: 64, hits: 8 } },
});

export const removeSampleOp = operation({
  id: "protection.removeSampleTraffic",
  method: "DELETE",
  path: "/v1/agents/{agent_id}/sample-traffic",
  tag,
  access: "guard:write",
  summary: "Remove made-up traffic",
  description:
    "Events, hits, spans and log lines that are marked as made up. Sums can't be told apart, so the charts of this agent begin again: those of real requests to it go too, and those of the team stay.",
  params: agentPath("RemoveSampleTrafficPath"),
  responses: { 200: model("RemovedSampleTraffic", { deleted: required(integer()) }) },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: { deleted: 72 } },
});

export const sampleOperations = [addSampleOp, removeSampleOp];
