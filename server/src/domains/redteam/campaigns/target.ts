import { Fault, fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentReach, AgentsPort } from "../../agents/port.ts";
import { isRemote } from "./settings.ts";
import type { CreateCampaign } from "./shapes.ts";
import type { CampaignSettings } from "./store/campaign-row.ts";

export interface TargetNeeds {
  readonly agents: AgentsPort;
  readonly config: {
    /** Null if the operator named none. */
    readonly publicUrl: string | null;
  };
}

type AgentRow = Awaited<ReturnType<AgentsPort["get"]>>;

export interface Target {
  readonly agent: AgentRow;
  readonly reach: AgentReach & { readonly url: string };
}

/** How a request names an agent, and what is used of it for one campaign only. */
export type NamedTarget = Pick<CreateCampaign, "agent_id" | "agent_url" | "agent_api_key" | "agent_model_name">;

/**
 * The registered agent that a request names, by its ID or its URL. Another team's agent, an address that nobody registered and
 * no target at all get the same answer, and no name is looked up for any of them.
 */
export async function resolveTarget({ agents }: TargetNeeds, act: Act, body: NamedTarget): Promise<Target> {
  const id = body.agent_id ?? (await agentAt(agents, act, body.agent_url ?? null));
  const agent = await registered(agents, act, id);
  if (agent.agent_url === null) {
    throw unprocessable(["body", "agent_id"], "The agent has no endpoint URL", id);
  }
  if (body.agent_url && body.agent_url !== agent.agent_url) {
    throw unprocessable(["body", "agent_url"], "Not the URL of the agent that agent_id names", body.agent_url);
  }
  const draft = { key: body.agent_api_key ?? undefined, model: body.agent_model_name || undefined };
  return { agent, reach: { ...(await agents.reach(act, id, draft)), url: agent.agent_url } };
}

async function agentAt(agents: AgentsPort, act: Act, url: string | null): Promise<string> {
  const [id, ...others] = url === null ? [] : await agents.atUrl(act, url);
  if (!id) throw fault("TARGET_NOT_REGISTERED");
  if (others.length === 0) return id;
  throw unprocessable(["body", "agent_url"], "Several agents have this URL: send agent_id", url);
}

async function registered(agents: AgentsPort, act: Act, id: string): Promise<AgentRow> {
  try {
    return await agents.get(act, id);
  } catch (error) {
    if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") throw fault("TARGET_NOT_REGISTERED");
    throw error;
  }
}

/** The models that take part: agents of the team that chat, and not the one that is attacked. */
export async function checkModels(
  agents: AgentsPort,
  act: Act,
  { settings, target }: { readonly settings: CampaignSettings; readonly target: Target },
): Promise<void> {
  const { attackerAgentId: attacker, judgeAgentId: judge } = settings;
  for (const [member, id] of [["attacker_agent_id", attacker] as const, ["judge_agent_id", judge] as const]) {
    if (id === null) continue;
    const refuse = (message: string) => unprocessable(["body", "provider_config", member], message, id);
    if (id === target.agent.id) throw refuse("The agent that is attacked can't have this part");
    const found = await agents.reach(act, id).catch((error: unknown) => {
      if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") throw refuse("No agent of your team");
      throw error;
    });
    if (found.url === null || found.protocol !== "chat_completions") {
      throw refuse("Must be a chat completions agent with an endpoint URL");
    }
  }
}

/** An agent on this machine reaches the console at its own address; any other needs one that the operator names. */
export const isSandboxReachable = ({ config }: TargetNeeds, { reach }: Target): boolean =>
  config.publicUrl !== null || isLocal(reach.url);

export function checkSandbox(needs: TargetNeeds, target: Target, { ways }: CampaignSettings): void {
  if (ways.some(isRemote) && !isSandboxReachable(needs, target)) throw fault("SANDBOX_UNREACHABLE");
}

function isLocal(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
