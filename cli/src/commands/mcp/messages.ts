/** A JSON object, such as a message or its parameters. */
export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

export type Id = string | number;

export const idOf = ({ id }: Members): Id | null => (typeof id === "string" || typeof id === "number" ? id : null);

const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const NAMED: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "resources/read": "uri",
  "prompts/get": "name",
};

/** The headers that the protocol's HTTP form has and its lines have not. They repeat what the message says. */
export function headersFor(message: Members, agreed: string | null): Record<string, string> {
  const { method } = message;
  const params = membersOf(message["params"]);
  const version = membersOf(params["_meta"])[VERSION_KEY];
  if (typeof version !== "string" || typeof method !== "string")
    return agreed === null ? {} : { "mcp-protocol-version": agreed };
  const name = params[(Object.hasOwn(NAMED, method) && NAMED[method]) || ""];
  return {
    ...{ "mcp-protocol-version": version, "mcp-method": method },
    ...(typeof name === "string" ? { "mcp-name": headerValue(name) } : {}),
  };
}

/** Text that a header can't hold is encoded. */
const headerValue = (text: string): string =>
  /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith("=?")
    ? text
    : `=?base64?${Buffer.from(text, "utf8").toString("base64")}?=`;

/** The messages in an answer: one, or those of a stream of events as they arrive. */
export async function* messagesIn(response: Response): AsyncGenerator<string> {
  if (!(response.headers.get("content-type") ?? "").includes("text/event-stream")) {
    const text = await response.text();
    if (text.trim() !== "") yield text;
    return;
  }
  let rest = "";
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = `${rest}${piece}`.replaceAll("\r\n", "\n").split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = event.split("\n").flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : []));
      if (data.length > 0) yield data.join("\n");
    }
  }
}
