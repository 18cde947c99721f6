import { newId } from "../../../../kernel/ids.ts";
import { type Calls, headersOf, jsonOf, readText } from "../exchange/calls.ts";
import { excerpt } from "../exchange/excerpt.ts";
import { type Members, membersOf, textOf } from "../exchange/json-members.ts";
import { ConversationFailed, failed } from "../exchange/observation.ts";
import type { AgentInterface } from "./card.ts";

export interface Endpoint {
  readonly interface: AgentInterface;
  readonly key: string | null;
}

export interface Procedure {
  /** Protocol 0.3 and 1.0 name the same things differently. */
  readonly method: Readonly<Record<AgentInterface["version"], string>>;
  readonly params: Members;
}

export interface Result {
  readonly members: Members;
  /** More stood in the answer than was read of it. */
  readonly isCut: boolean;
}

const INTERNAL_ERRORS: readonly unknown[] = [-32603, -32000, -32006];

/** The result of one JSON-RPC call. */
export async function invoke(calls: Calls, endpoint: Endpoint, { method, params }: Procedure): Promise<Result> {
  const { url, version, tenant } = endpoint.interface;
  const { host } = new URL(url);
  const id = newId();
  const said = await calls.send({
    url,
    key: endpoint.key,
    headers: headersOf({ key: endpoint.key, isPost: true, more: { "a2a-version": version } }),
    body: { jsonrpc: "2.0", id, method: method[version], params: tenant === null ? params : { tenant, ...params } },
  });
  const text = await readText(said);
  const read = jsonOf(await calls.readJson(text), { text, host });
  const answer = membersOf(read.value);
  if (answer?.["jsonrpc"] !== "2.0") throw failed("wrong_shape", `${host} did not return a JSON-RPC 2.0 response.`);
  refuseError(answer, host, endpoint.key);
  const result = membersOf(answer["result"]);
  if (answer["id"] !== id || !result) throw failed("wrong_shape", `${host} returned a response to a different call.`);
  return { members: result, isCut: read.isCut };
}

function refuseError({ error }: Members, host: string, key: string | null): void {
  if (error === undefined || error === null) return;
  const { code, message } = membersOf(error) ?? {};
  const said = excerpt(textOf(message) ?? "", { max: 200, key });
  throw new ConversationFailed({
    kind: INTERNAL_ERRORS.includes(code) ? "server_error" : "refused_request",
    detail: `${host} returned error ${String(code)}${said === "" ? "." : `: ${said}`}`,
  });
}
