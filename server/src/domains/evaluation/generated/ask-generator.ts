import { hash } from "node:crypto";
import type { JobContext } from "../../../platform/work/context.ts";
import type { Attempt } from "../../../platform/work/exclusive-session.ts";
import type { ConversationPort, Pacer } from "../../agents/conversation/port.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Generator, GeneratorCall } from "./rewording/generator.ts";
import { ANSWER_TOKENS, GENERATOR_SYSTEM_PROMPT, generatorMessage } from "./rewording/message.ts";
import { type Readings, readRewordings } from "./rewording/read-rewordings.ts";
import { promptsOfCall, rewordedPrompt } from "./rewording/reworded-prompt.ts";
import { type Claimed, writeBatch, writeGenerator } from "./store.ts";
import type { WrittenPrompt } from "./writing/write-prompts.ts";

export interface GeneratorNeeds {
  readonly agents: Pick<AgentsPort, "get" | "reach">;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
}

interface Rewording {
  readonly context: JobContext;
  readonly claimed: Claimed;
  readonly attempt: Attempt;
  readonly generator: Generator;
  /** What the console wrote. */
  readonly prompts: readonly WrittenPrompt[];
  /** How many prompts are stored. */
  readonly written: number;
}

/**
 * Lets an agent of the team reword prompts, within its calls. Whatever it says, generation goes on: a refusal, prose or an
 * error is counted and costs its call. Returns how many prompts are stored then; null if the harness is someone else's.
 */
export async function askGenerator(needs: GeneratorNeeds, rewording: Rewording): Promise<number | null> {
  const { context, claimed, attempt, prompts, generator } = rewording;
  let { written } = rewording;
  let calls: readonly GeneratorCall[] = generator.calls;
  const kept = () => ({ ...generator, calls });
  while (calls.length < generator.max_calls) {
    if (attempt.isStopping()) return null;
    const call = calls.length;
    const chosen = promptsOfCall(prompts, { call, calls: generator.max_calls });
    if (chosen.length === 0) break;
    calls = [...calls, { state: "sent", adopted: 0, refused: {} }];
    if (!(await context.transaction((act) => writeGenerator(act, claimed, kept())))) return null;
    const asked = { caseNumber: caseOf(claimed.id, call), prompts: chosen };
    const read = await ask(needs, rewording, asked);
    const adopted =
      typeof read === "string" ? [] : read.adopted.map(({ prompt, text }) => rewordedPrompt(prompt, text));
    const refused = typeof read === "string" ? {} : read.refused;
    const state = typeof read === "string" ? read : "read";
    calls = [...calls.slice(0, -1), { state, adopted: adopted.length, refused }];
    const from = written;
    const isKept = await context.transaction(
      async (act) =>
        (await writeGenerator(act, claimed, kept())) && (await writeBatch(act, claimed, { from, prompts: adopted })),
    );
    if (!isKept) return null;
    written += adopted.length;
  }
  return written;
}

/** Its own for every call: an answer to another question is none. */
const caseOf = (harness: string, call: number): string => hash("sha256", `${harness} ${call}`).slice(0, 8);

async function ask(
  { agents, conversation, pacer }: GeneratorNeeds,
  { context, generator, attempt: { signal } }: Rewording,
  asked: { readonly caseNumber: string; readonly prompts: readonly WrittenPrompt[] },
): Promise<Readings | "unread" | "failed"> {
  const reach = await context.inTeam((act) => agents.reach(act, generator.agent_id)).catch(() => null);
  if (!reach?.url) return "failed";
  const paced = { id: reach.id, subject: context.job, rate: reach.rateLimit };
  const reply = await conversation.open(reach).converse(
    {
      systemPrompt: GENERATOR_SYSTEM_PROMPT,
      messages: [{ role: "user", text: generatorMessage(asked.caseNumber, asked.prompts) }],
      params: { ...reach.params, maxTokens: ANSWER_TOKENS },
      timeoutMs: reach.timeoutMs,
    },
    { signal, pace: () => pacer.turn(paced, signal) },
  );
  signal.throwIfAborted();
  if (reply.outcome === "failed") return "failed";
  return readRewordings(reply.text, asked) ?? "unread";
}
