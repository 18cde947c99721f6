import { json, type SandboxAnswer, type SandboxRequest } from "../played/answer.ts";
import type { Play } from "../played/play.ts";
import {
  errorAnswer,
  type Members,
  type RpcCall,
  readCall,
  resultAnswer,
  UNKNOWN_METHOD,
  UNREADABLE,
} from "../played/rpc.ts";
import type { Visitor } from "../played/visitor.ts";
import { isModern, LEGACY_VERSIONS, MODERN_VERSION, modernResult, refusalOf } from "./era.ts";
import { methods } from "./methods.ts";
import { acknowledgeSubscription, isNewsDue, withNews } from "./news.ts";

const ACCEPTED: SandboxAnswer = { status: 202, type: "application/json", body: "" };
/** There is no stream that the server begins, and no session to end. */
const ONLY_POST = json({ jsonrpc: "2.0", id: null, error: { code: -32000, message: "Method not allowed." } }, 405);

/** A tool server that means harm, in both generations of the protocol. It keeps nothing between two requests. */
export async function serveMcp(visitor: Visitor, request: SandboxRequest): Promise<SandboxAnswer> {
  if (request.method !== "POST") return ONLY_POST;
  const call = readCall(request.body);
  if (!call) return errorAnswer(null, UNREADABLE, 400);
  if (call.id === null) return ACCEPTED;
  return isModern(call) ? serveModern(visitor, call, request) : serveLegacy(visitor, call, request);
}

async function serveModern(visitor: Visitor, call: RpcCall, request: SandboxRequest): Promise<SandboxAnswer> {
  const refusal = refusalOf(call, request);
  if (refusal) return errorAnswer(call.id, refusal, 400);
  const server = serverInfo(visitor.play);
  if (call.method === "server/discover") {
    await visitor.arrive("server/discover");
    const result = { supportedVersions: [MODERN_VERSION], ...offer(visitor.play) };
    return resultAnswer(call.id, modernResult(result, server));
  }
  if (call.method === "subscriptions/listen") return acknowledgeSubscription(call, server);
  const served = await methods[call.method]?.(visitor, call.params);
  if (!served) return errorAnswer(call.id, UNKNOWN_METHOD, 404);
  if ("error" in served) return errorAnswer(call.id, served.error);
  const answer = resultAnswer(call.id, modernResult(served.result, server));
  return isNewsDue(visitor.play, call, request) ? withNews(answer) : answer;
}

async function serveLegacy(visitor: Visitor, call: RpcCall, request: SandboxRequest): Promise<SandboxAnswer> {
  if (call.method === "ping") return resultAnswer(call.id, {});
  if (call.method === "initialize") {
    await visitor.arrive("initialize");
    const asked = call.params["protocolVersion"];
    const protocolVersion = LEGACY_VERSIONS.find((version) => version === asked) ?? LEGACY_VERSIONS[0];
    return resultAnswer(call.id, { protocolVersion, serverInfo: serverInfo(visitor.play), ...offer(visitor.play) });
  }
  const served = await methods[call.method]?.(visitor, call.params);
  if (!served) return errorAnswer(call.id, UNKNOWN_METHOD);
  if ("error" in served) return errorAnswer(call.id, served.error);
  const answer = resultAnswer(call.id, served.result);
  return isNewsDue(visitor.play, call, request) ? withNews(answer) : answer;
}

const serverInfo = ({ server = "shop-tools" }: Play): Members => ({ name: server, version: "1.0.0" });

const offer = ({ instructions }: Play): Members => ({
  capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} },
  ...(instructions === "" ? {} : { instructions }),
});
