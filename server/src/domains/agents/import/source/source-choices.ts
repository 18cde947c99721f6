/** Which of the facts found in the code the agent is made of. */

import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import {
  type Candidate,
  type CodeFacts,
  type FileFacts,
  NOT_A_CHAT_MODEL,
} from "@agent-console/analysis/source/code-facts.ts";
import { type ResolvedText, resolveText, type TextExpression } from "@agent-console/analysis/source/text-expression.ts";
import { type DraftCapabilities, type DraftParams, type Findings, noCapabilities, quoteText } from "../draft/draft.ts";

interface Choice extends ResolvedText {
  readonly path: string;
  readonly line: number;
}

/** Surest first; of equally sure ones the order of the files, and within a file that of its lines. */
function choices(code: readonly FileFacts[], of: (facts: CodeFacts) => readonly Candidate[]): Choice[] {
  const constants = new Map<string, TextExpression>();
  for (const [, facts] of code.toReversed()) for (const [name, text] of facts.constants) constants.set(name, text);
  const all = code.flatMap(([path, facts]) =>
    of(facts).map((candidate) => ({ path, candidate, own: facts.constants })),
  );
  return all
    .toSorted((a, b) => a.candidate.rank - b.candidate.rank)
    .slice(0, CANDIDATES)
    .flatMap(({ path, candidate, own }) => {
      const text = resolveText(candidate.text, own) ?? resolveText(candidate.text, constants);
      return text === undefined ? [] : [{ ...text, path, line: candidate.line }];
    });
}

/** Each may be long to put together; a file of nothing but candidates must stay cheap. */
const CANDIDATES = 100;

export function chosenPrompt(code: readonly FileFacts[], found: Findings): string | undefined {
  const prompts = choices(code, (facts) => facts.prompts).filter(
    ({ value }) => value.length >= 12 && /\s/.test(value.trim()),
  );
  const first = prompts[0];
  if (first === undefined) {
    found.warnings.push("No system prompt was found in the code. Set system_prompt to add one.");
    return undefined;
  }
  const place = `${quoteText(first.path)}, line ${first.line}`;
  if (new Set(prompts.map(({ value }) => value)).size > 1) {
    found.warnings.push(`Several possible system prompts were found; the one in ${place} is used.`);
  }
  if (first.dynamic) found.warnings.push(`The system prompt in ${place} has parts that are filled in at run time.`);
  return first.value;
}

export function chosenModel(code: readonly FileFacts[]): string | undefined {
  return choices(code, (facts) => facts.models).find(
    ({ value, dynamic }) => !dynamic && /^[\w.:/@-]{2,100}$/.test(value) && !NOT_A_CHAT_MODEL.test(value),
  )?.value;
}

export function chosenName(code: readonly FileFacts[]): string | undefined {
  const name = choices(code, (facts) => facts.names).find(({ value, dynamic }) => !dynamic && value.trim() !== "");
  return name?.value.trim();
}

const TOOL_LIMIT = 200;

export function foundTools(code: readonly FileFacts[]): string[] {
  const aliases = new Map(code.toReversed().flatMap(([, facts]) => [...facts.aliases]));
  const names = code.flatMap(([, facts]) => facts.tools.map((name) => aliases.get(name) ?? name));
  return [...new Set(names)].slice(0, TOOL_LIMIT);
}

export function foundParams(code: readonly FileFacts[]): DraftParams | null {
  const numbers = new Map(code.toReversed().flatMap(([, facts]) => [...facts.numbers]));
  const params: DraftParams = {};
  for (const name of ["temperature", "top_p", "max_tokens"] as const) {
    const value = numbers.get(name);
    if (value !== undefined && Number.isFinite(value) && (name !== "max_tokens" || Number.isSafeInteger(value))) {
      params[name] = value;
    }
  }
  return Object.keys(params).length === 0 ? null : params;
}

/** Names whose presence in the code gives the capability away; a feature that is switched off is not among the words. */
const SIGNS: Readonly<Record<"streaming" | "code_execution" | "memory" | "delegation", RegExp>> = {
  streaming: /^(?:astream|astream_events|stream_events|run_streamed?|streamText|streamObject|streamEvents)$/,
  code_execution: new RegExp(
    entries`
      ^(?:
        CodeInterpreterTool
        codeInterpreterTool
        CodeInterpreter
        Python(?:Ast)?REPL(?:Tool)?
        PythonCodeExecutionTool
        \w*CodeExecutor
        CodeExecutionTool
        code_execution_config
        allow_code_execution
        ShellTool
        BashTool
        LocalShellTool
        CodeAgent
      )$
    `,
  ),
  memory: new RegExp(
    entries`
      ^(?:
        \w*Saver
        checkpointer
        Conversation\w*Memory
        ChatMemoryBuffer
        \w*MemoryService
        SQLiteSession
        SQLAlchemySession
        RunnableWithMessageHistory
        MemoryClient
        Memory
        memory
      )$
    `,
  ),
  delegation: new RegExp(
    entries`
      ^(?:
        handoffs?
        sub_agents
        subAgents
        allow_delegation
        \w*GroupChat
        Swarm
        create_supervisor
        createSupervisor
        create_swarm
        createSwarm
        as_tool
        asTool
        AgentTool
        RemoteA2aAgent
        AgentWorkflow
      )$
    `,
  ),
};

export function foundCapabilities(code: readonly FileFacts[], tools: string[]): DraftCapabilities {
  const words = new Set(code.flatMap(([, facts]) => [...facts.words]));
  const has = (sign: RegExp) => words.values().some((word) => sign.test(word));
  return {
    ...noCapabilities(),
    streaming: has(SIGNS.streaming),
    code_execution: has(SIGNS.code_execution),
    memory: has(SIGNS.memory),
    delegation: has(SIGNS.delegation),
    tools,
  };
}
