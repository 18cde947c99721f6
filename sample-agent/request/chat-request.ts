import { readSwitches, type Switches } from "../identity/switches.ts";

export interface Turn {
  readonly role: "user" | "assistant" | "tool";
  readonly text: string;
  /** The tools that the agent called in this message. */
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[];
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, Members>>;
}

/** A validated chat completion request. */
export interface ChatRequest {
  readonly model: string;
  readonly switches: Switches;
  /** All system and developer messages. Null if there are none. */
  readonly system: string | null;
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  /** The request itself requires JSON, with the schema if it has one. */
  readonly format: { readonly schema: Members | null } | null;
  readonly temperature: number | null;
  readonly maxTokens: number | null;
  readonly seed: number | null;
  readonly stream: boolean;
  readonly includeUsage: boolean;
}

export type Members = Readonly<Record<string, unknown>>;

/** What is wrong with a request, in the form that such clients show. */
export class BadRequest extends Error {
  override name = "BadRequest";
  readonly param: string | null;
  readonly code: string | null;

  constructor(message: string, param: string | null = null, code: string | null = null) {
    super(message);
    this.param = param;
    this.code = code;
  }
}

/** More than any real conversation has, and small enough to parse quickly. */
const LONGEST_TEXT = 200_000;

export function readChatRequest(bytes: Buffer): ChatRequest {
  const body = membersOf(parsed(bytes));
  if (!body) throw new BadRequest("The body must be a JSON object.");
  const model = body["model"];
  if (typeof model !== "string") throw new BadRequest("You must provide a model.", "model");
  const switches = readSwitches(model);
  if (typeof switches === "string") throw new BadRequest(switches, "model", "model_not_found");
  if (![undefined, null, 1].includes(body["n"] as number)) throw new BadRequest("Only n = 1 is served.", "n");
  const messages = messagesOf(body["messages"]);
  const isSystem = (role: string): boolean => role === "system" || role === "developer";
  const system = messages.filter(({ role }) => isSystem(role)).map(({ text }) => text);
  return {
    model,
    switches,
    system: system.length > 0 ? system.join("\n") : null,
    turns: messages.filter(({ role }) => !isSystem(role)) as Turn[],
    tools: toolsOf(body["tools"]),
    format: formatOf(body["response_format"]),
    temperature: numberOf(body, { name: "temperature", least: 0, most: 2 }),
    maxTokens:
      numberOf(body, { name: "max_completion_tokens", least: 1, most: 1e9 }) ??
      numberOf(body, { name: "max_tokens", least: 1, most: 1e9 }),
    seed: numberOf(body, { name: "seed", least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER }),
    stream: body["stream"] === true,
    includeUsage: membersOf(body["stream_options"])?.["include_usage"] === true,
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new BadRequest("We could not parse the JSON body of your request.");
  }
}

export function membersOf(value: unknown): Members | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

const roles = ["system", "developer", "user", "assistant", "tool"];

function messagesOf(value: unknown): (Omit<Turn, "role"> & { role: string })[] {
  if (!Array.isArray(value) || value.length === 0) throw new BadRequest("messages must be a list.", "messages");
  return value.map((item, at) => {
    const role = membersOf(item)?.["role"];
    if (typeof role !== "string" || !roles.includes(role)) {
      throw new BadRequest(`messages[${at}].role must be one of ${roles.join(", ")}.`, `messages[${at}].role`);
    }
    const text = textOf(membersOf(item)?.["content"]);
    if (text === null) {
      throw new BadRequest(`messages[${at}].content must be a string or parts.`, `messages[${at}].content`);
    }
    const calls = callsOf(membersOf(item)?.["tool_calls"]);
    return { role, text: text.slice(0, LONGEST_TEXT), ...(calls.length > 0 ? { calls } : {}) };
  });
}

function callsOf(value: unknown): NonNullable<Turn["calls"]> {
  const calls = Array.isArray(value) ? value.map((item) => membersOf(membersOf(item)?.["function"]) ?? {}) : [];
  return calls.map((call) => ({ name: String(call["name"] ?? ""), arguments: String(call["arguments"] ?? "") }));
}

/** A message that only calls tools has no content. */
function textOf(content: unknown): string | null {
  if (content === undefined || content === null) return "";
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((part) => String(membersOf(part)?.["text"] ?? "")).join("\n");
}

function toolsOf(value: unknown): Tool[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new BadRequest("tools must be a list.", "tools");
  return value.map((item, at) => {
    const tool = membersOf(membersOf(item)?.["function"]);
    const name = tool?.["name"];
    if (typeof name !== "string") throw new BadRequest(`tools[${at}].function.name is missing.`, `tools[${at}]`);
    const properties = membersOf(membersOf(tool?.["parameters"])?.["properties"]) ?? {};
    const described = Object.entries(properties).map(([key, property]) => [key, membersOf(property) ?? {}]);
    return { name, description: String(tool?.["description"] ?? ""), properties: Object.fromEntries(described) };
  });
}

function formatOf(value: unknown): ChatRequest["format"] {
  const format = membersOf(value);
  if (format?.["type"] === "json_object") return { schema: null };
  if (format?.["type"] !== "json_schema") return null;
  return { schema: membersOf(membersOf(format["json_schema"])?.["schema"]) };
}

interface Bounds {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

function numberOf(body: Members, { name, least, most }: Bounds): number | null {
  const value = body[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !(value >= least && value <= most)) {
    throw new BadRequest(`${name} must be a number from ${least} to ${most}.`, name);
  }
  return value;
}
