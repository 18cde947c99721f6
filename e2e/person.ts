import type { ConsoleProcess } from "./console.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's body has whatever form the test then pins down
  readonly body: any;
}

export interface CallOptions {
  readonly token?: string | undefined;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to `METHOD http://…`. */
export async function call(what: string, { token, body, headers = {} }: CallOptions = {}): Promise<Reply> {
  const [method = "GET", address = ""] = what.split(" ", 2);
  const reply = await fetch(address, {
    method,
    redirect: "manual",
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get("content-type")?.includes("json") && text !== "";
  return { status: reply.status, headers: reply.headers, text, body: isJson ? JSON.parse(text) : text };
}

export interface Owner {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly teamId: string;
}

/** Opens the link that a console without an owner prints. */
export async function becomeOwner({ output, address }: Pick<ConsoleProcess, "output" | "address">): Promise<Owner> {
  const [, token] = /\/welcome#token=(\S+)/.exec(output()) ?? [];
  const [email, password] = ["ada@example.org", `a sentence of ${Math.random()} words`];
  const { status, body } = await call(`POST ${address}/v1/auth/first-owner`, { body: { token, email, password } });
  if (status !== 201) throw new Error(`no first owner: ${status} ${JSON.stringify(body)}`);
  return { email, password, token: body.access_token, teamId: body.team_id };
}

export async function logIn(address: string, { email, password }: Pick<Owner, "email" | "password">): Promise<string> {
  const { status, body } = await call(`POST ${address}/v1/auth/jwt/login`, { body: { email, password } });
  if (status !== 200) throw new Error(`not signed in: ${status} ${JSON.stringify(body)}`);
  return body.access_token;
}

export async function createAgent(address: string, token: string, body: object = {}): Promise<string> {
  const reply = await call(`POST ${address}/v1/agent-configurations`, {
    token,
    body: { agent_name: "Support", model_name: "small-chat-1", ...body },
  });
  if (reply.status !== 201) throw new Error(`no agent: ${reply.status} ${reply.text}`);
  return reply.body.id;
}
