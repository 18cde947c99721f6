import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { AgentLine } from "../../evaluation/port.ts";
import type { Price, ProtectionPort } from "../../protection/port.ts";
import type { TriggerEvolution } from "./shapes.ts";

interface Needs {
  readonly agents: Pick<AgentsPort, "get" | "modelsAt">;
}

/** Other models that the team registered at the agent's address: its URL and its key reach them too. */
export async function modelsBeside({ agents }: Needs, act: Act, agentId: string): Promise<string[]> {
  const { agent_url: url, protocol, model_name: own } = await agents.get(act, agentId);
  if (!url || protocol !== "chat_completions") return [];
  return (await agents.modelsAt(act, url)).filter((model) => model !== own);
}

export async function modelsToTry(
  needs: Needs,
  act: Act,
  { agentId, body }: { readonly agentId: string; readonly body: TriggerEvolution | null },
): Promise<string[]> {
  const wanted = [...new Set(body?.models ?? [])];
  if (wanted.length === 0) return [];
  const known = await modelsBeside(needs, act, agentId);
  const strange = wanted.findIndex((model) => !known.includes(model));
  if (strange >= 0)
    throw unprocessable(
      ["body", "models", strange],
      "Input should be another model that an agent of your team has at the same URL",
      wanted[strange],
    );
  return wanted;
}

interface Priced {
  readonly model: string;
  /** Null: cost unknown. */
  readonly price: Price | null;
}

export const pricesOf = (
  protection: Pick<ProtectionPort, "modelPrice">,
  act: Act,
  models: readonly string[],
): Promise<Priced[]> =>
  Promise.all(models.map(async (model) => ({ model, price: await protection.modelPrice(act, model) })));

/** What a request costs at most. Null if one of the prices is unknown: unknown is not free. */
export function dearest(prices: readonly (Price | null)[]): Price | null {
  const known = prices.filter((price) => price !== null);
  if (known.length < prices.length) return null;
  return known.toSorted((a, b) => b.input + b.output - a.input - a.output)[0] ?? null;
}

const LONGEST_DETAIL = 200;
const A_WORD = { systemPrompt: "", text: "Reply with the word OK.", maxTokens: 16 };

/** Those that answer at all. An address may know a model by another name, and errors would stop the whole run. */
export async function answering(
  line: Pick<AgentLine, "say">,
  models: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly models: readonly string[]; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const answered: string[] = [];
  for (const model of models) {
    const reply = await line.say({ ...A_WORD, model }, signal);
    if (reply.outcome === "answered") answered.push(model);
    else notes.push(`The model “${model}” is not tried: ${reply.detail.slice(0, LONGEST_DETAIL)}`);
  }
  return { models: answered, notes };
}
