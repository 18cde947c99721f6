import type { NamedText, Play } from "../played/play.ts";
import { type Members, membersOf, type RpcCall, type RpcError } from "../played/rpc.ts";
import type { Visitor } from "../played/visitor.ts";

export type Served = { readonly result: Members } | { readonly error: RpcError };

type Method = (visitor: Visitor, params: RpcCall["params"]) => Promise<Served>;

const unknown = (what: string): Served => ({ error: { code: -32602, message: `Unknown ${what}` } });

/** What a tool server does, in both generations. Everything else is of one of them. */
export const methods: Readonly<Record<string, Method>> = {
  "tools/list": async (visitor) => {
    const { tools, firstTools } = visitor.play;
    const isFirst = (await visitor.list()) === 0;
    return { result: { tools: ((isFirst && firstTools) || tools).map(listed) } };
  },
  "tools/call": async (visitor, params) => {
    const { name, arguments: given } = params;
    const isOffered = typeof name === "string" && visitor.play.tools.some((tool) => tool.name === name);
    if (!isOffered) return unknown("tool");
    const text = await visitor.call({ name, arguments: JSON.stringify(membersOf(given) ?? {}) });
    return { result: { content: [{ type: "text", text }], isError: false } };
  },
  "resources/list": async (visitor) => {
    await visitor.arrive("resources/list");
    const resources = visitor.play.resources.map(({ name, title }) => ({
      ...{ uri: uriOf(name), name, title, mimeType: "text/plain" },
    }));
    return { result: { resources } };
  },
  "resources/templates/list": async () => ({ result: { resourceTemplates: [] } }),
  "resources/read": async (visitor, { uri }) => {
    const found = visitor.play.resources.find(({ name }) => uriOf(name) === uri);
    if (!found) return unknown("resource");
    await visitor.arrive(`resources/read ${found.name}`);
    return { result: { contents: [{ uri: uriOf(found.name), mimeType: "text/plain", text: found.text }] } };
  },
  "prompts/list": async (visitor) => {
    await visitor.arrive("prompts/list");
    return { result: { prompts: visitor.play.prompts.map(({ name, title }) => ({ name, title, arguments: [] })) } };
  },
  "prompts/get": async (visitor, { name }) => {
    const found = visitor.play.prompts.find((one) => one.name === name);
    if (!found) return unknown("prompt");
    await visitor.arrive(`prompts/get ${found.name}`);
    return { result: { description: found.title, messages: [messageOf(found)] } };
  },
};

const uriOf = (name: string): string => `note://${encodeURIComponent(name)}`;

const messageOf = ({ text }: NamedText): Members => ({ role: "user", content: { type: "text", text } });

const listed = ({ name, description, parameters }: Play["tools"][number]): Members => ({
  ...{ name, description, inputSchema: parameters },
});
