/** Attributes that hold what was said to a model or a tool, and what it said: current names, older ones, and those of others. */
const CONTENT = new Set([
  "gen_ai.input.messages",
  "gen_ai.output.messages",
  "gen_ai.system_instructions",
  "gen_ai.prompt",
  "gen_ai.completion",
  "gen_ai.tool.call.arguments",
  "gen_ai.tool.call.result",
  "gen_ai.event.content",
  "input.value",
  "output.value",
  "llm.prompts",
  "llm.completions",
  "traceloop.entity.input",
  "traceloop.entity.output",
  "ai.prompt",
  "ai.prompt.messages",
  "ai.response.text",
  "ai.response.toolCalls",
  "ai.toolCall.args",
  "ai.toolCall.result",
  "content",
  "message",
]);

const PREFIXES = [
  "gen_ai.prompt.",
  "gen_ai.completion.",
  "llm.input_messages.",
  "llm.output_messages.",
  "retrieval.documents.",
  "message.content",
];

/** Keys repeat, but anyone can make up more of them. */
const MOST_KNOWN = 4096;
const known = new Map<string, boolean>();

export function isContent(key: string): boolean {
  let answer = known.get(key);
  if (answer === undefined) {
    answer = CONTENT.has(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, answer);
  }
  return answer;
}
