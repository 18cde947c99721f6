import type { Attributes, Sender } from "../model/records.ts";
import { AGENT_IDS, AGENT_NAMES, textOf } from "./genai.ts";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whom a record is about, as its sender says. Whether the agent is the team's is checked when it is stored. */
export interface ClaimedSubject {
  /** IDs that could be an agent's, in the order in which they count. */
  readonly agentIds: readonly string[];
  /** What the sender calls its agent, if it does. */
  readonly claimedAgent: string | null;
  readonly evaluationId: string | null;
  readonly testId: string | null;
  readonly probeId: string | null;
}

export function claimedSubject(attributes: Attributes, { resource }: Sender): ClaimedSubject {
  const named = [...idsIn(attributes), ...idsIn(resource)];
  const evaluation =
    textOf(attributes, ["agent_console.evaluation_id"]) ?? textOf(resource, ["agent_console.evaluation_id"]);
  return {
    agentIds: named.filter((id) => UUID.test(id)).map((id) => id.toLowerCase()),
    claimedAgent: textOf(attributes, AGENT_NAMES) ?? named[0] ?? textOf(resource, AGENT_NAMES),
    evaluationId: evaluation !== null && UUID.test(evaluation) ? evaluation.toLowerCase() : null,
    testId: textOf(attributes, ["agent_console.test_id"]),
    probeId: textOf(attributes, ["agent_console.probe_id"]),
  };
}

function idsIn(attributes: Attributes): string[] {
  const ids: string[] = [];
  for (const name of AGENT_IDS) {
    const value = attributes[name];
    if (typeof value === "string" && value !== "") ids.push(value.slice(0, 200).toWellFormed());
  }
  return ids;
}

export const serviceOf = (resource: Attributes): string => textOf(resource, ["service.name"]) ?? "unknown_service";
