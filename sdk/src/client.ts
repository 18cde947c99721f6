import { type Answer, type CallOptions, callOf } from "./call.ts";
import { type Api, routes } from "./generated.ts";
import { buildRequest, type Input, type Route } from "./request.ts";
import { type Settings, send, type Token } from "./send.ts";

export interface ClientOptions {
  /** The console's address, for example http://127.0.0.1:8080. */
  readonly baseUrl: string | URL;
  readonly token?: Token | undefined;
  /** The team to act in, if it is not the token's own. */
  readonly teamId?: string | undefined;
  /** Time limit for a call. Default: 30 seconds. */
  readonly timeoutMs?: number | undefined;
  /** Retries after a 429 or 503, for calls that are safe to repeat. Default: 2. */
  readonly retries?: number | undefined;
  /** Called with each response, for its headers. */
  readonly onResponse?: ((response: Response) => void) | undefined;
  /** A replacement for `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** A client with a method for each operation: `client.agents.update({ id, body, ifMatch })`. */
export function createClient(options: ClientOptions): Api {
  const settings = settingsOf(options);
  const domains = Object.entries(routes).map(([domain, methods]) => [domain, bound(methods, settings)]);
  return Object.freeze(Object.fromEntries(domains)) as Api;
}

export type Caller = (
  operationId: string,
  input?: Input,
  options?: CallOptions,
) => Promise<Answer<ReadableStream<Uint8Array>>>;

/**
 * Calls any operation by its ID, and returns the bytes of the answer as the console sent them: `const call =
 * createCaller({ baseUrl }); const { data } = await call("agents.get", { id })`.
 */
export function createCaller(options: ClientOptions): Caller {
  const settings = settingsOf(options);
  const table: Readonly<Record<string, Readonly<Record<string, Route>>>> = routes;
  return async (operationId, input = {}, callOptions = {}) => {
    const [domain = "", name = ""] = operationId.split(".");
    const route = Object.hasOwn(table, domain)
      ? Object.entries(table[domain] ?? {}).find(([key]) => key === name)
      : null;
    if (!route) throw new TypeError(`There is no operation ${operationId}`);
    const sending = { request: buildRequest(route[1], input), answer: "stream", options: callOptions } as const;
    return (await send(settings, sending)) as Answer<ReadableStream<Uint8Array>>;
  };
}

const settingsOf = (options: ClientOptions): Settings => ({
  baseUrl: new URL(options.baseUrl).href.replace(/\/+$/, ""),
  token: options.token,
  teamId: options.teamId,
  timeoutMs: options.timeoutMs ?? 30_000,
  retries: options.retries ?? 2,
  onResponse: options.onResponse,
  fetch: options.fetch ?? ((...given) => fetch(...given)),
});

function bound(methods: Readonly<Record<string, Route>>, settings: Settings): object {
  const pairs = Object.entries(methods).map(([name, route]) => {
    const method = (input: Input = {}, options: CallOptions = {}) => callOf(called(route, input, options));
    return [name, method];
  });
  /** Async, so that an invalid input rejects like any other failure. */
  async function called(route: Route, input: Input, options: CallOptions) {
    return send(settings, { request: buildRequest(route, input), answer: route[2], options });
  }
  return Object.freeze(Object.fromEntries(pairs));
}
