import type { JsonObject } from "../../kernel/json/json-object.ts";
import { effectOf, type OperationSpec } from "../../kernel/operation.ts";
import { presentRefusal, refusal } from "./content/result.ts";
import { LEGACY_VERSIONS, MODERN_VERSION, modernResult } from "./protocol/era.ts";
import {
  INTERNAL_ERROR,
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  membersOf,
  type RpcCall,
  type RpcError,
} from "./protocol/rpc.ts";
import { type ReportOperations, readResource, resources, resourceTemplates } from "./resources/resources.ts";
import type { Offer } from "./tools/offer.ts";
import { notOffered, readOperationCall } from "./tools/operation-call.ts";
import { type Caller, type RunNeeds, runRead } from "./tools/run.ts";
import { search, searchTool } from "./tools/search.ts";
import { describeTool, type Tool } from "./tools/table.ts";
import { wait, waitTool } from "./tools/wait.ts";
import { capabilities, instructions, server } from "./words.ts";
import { type Retry, runWrite, type WriteNeeds } from "./writes/write.ts";

export interface MethodNeeds extends RunNeeds, Omit<WriteNeeds, "call" | "find"> {
  readonly offer: Offer;
  /** Records that a tool was asked for that is not offered to this caller. */
  readonly recordRefusal: (caller: Caller, tool: string) => Promise<void>;
  /** Throws once the caller's key has ended. */
  readonly proveAgain: (caller: Caller) => Promise<void>;
  /** For what nobody expected: goes to the log, never to the client. */
  readonly onError: (error: unknown) => void;
}

export type Served = { readonly result: JsonObject } | { readonly error: RpcError };

/** How long a client may keep what is the same for every call with its key. */
const CONSTANT_MS = 300_000;

/** Answers one request of either generation. */
export async function serveCall(needs: MethodNeeds, call: RpcCall, caller: Caller): Promise<Served> {
  const { isModern } = caller.era;
  const method = (isModern ? modernMethods : legacyMethods)[call.method] ?? bothMethods[call.method];
  if (!method) return failed(METHOD_NOT_FOUND, `Method not found: ${call.method.slice(0, 60)}`);
  try {
    const served = await method(needs, call.params, caller);
    if (!isModern || "error" in served) return served;
    const isList = call.method.endsWith("/list") || call.method === "server/discover";
    return { result: modernResult(served.result, server, isList ? { ttlMs: CONSTANT_MS } : {}) };
  } catch (error) {
    needs.onError(error);
    return failed(INTERNAL_ERROR, "Internal error");
  }
}

type Method = (needs: MethodNeeds, params: JsonObject, caller: Caller) => Promise<Served> | Served;

const failed = (code: number, message: string): Served => ({ error: { code, message } });

const legacyMethods: Readonly<Record<string, Method>> = {
  initialize: (_needs, params) => {
    const protocolVersion =
      LEGACY_VERSIONS.find((version) => version === params["protocolVersion"]) ?? LEGACY_VERSIONS[0];
    return { result: { protocolVersion, capabilities, serverInfo: server, instructions } };
  },
  ping: () => ({ result: {} }),
};

const modernMethods: Readonly<Record<string, Method>> = {
  "server/discover": () => ({
    result: { supportedVersions: [MODERN_VERSION, ...LEGACY_VERSIONS], capabilities, instructions },
  }),
};

const bothMethods: Readonly<Record<string, Method>> = {
  "tools/list": ({ offer }, _params, caller) => ({ result: { tools: offer.toolsFor(caller).map(describeTool) } }),
  "tools/call": callTool,
  "resources/list": () => ({ result: { resources } }),
  "resources/templates/list": () => ({ result: { resourceTemplates } }),
  "resources/read": readOne,
};

async function callTool(needs: MethodNeeds, params: JsonObject, caller: Caller): Promise<Served> {
  const { name, arguments: given = {} } = params;
  const tool = needs.offer.toolsFor(caller).find((one) => one.name === name);
  if (!tool || typeof name !== "string") {
    if (typeof name === "string" && needs.offer.isKnown(name)) await needs.recordRefusal(caller, name);
    return failed(INVALID_PARAMS, `Unknown tool: ${String(name).slice(0, 60)}`);
  }
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return failed(INVALID_PARAMS, "The arguments must be an object.");
  try {
    return { result: await run(needs, { tool, given: membersOf(given), retry: retryOf(params) }, caller) };
  } catch (error) {
    const refused = presentRefusal(error, needs.catalog);
    if (refused) return { result: refused };
    throw error;
  }
}

async function run(
  needs: MethodNeeds,
  { tool, given, retry }: { tool: Tool; given: JsonObject; retry: Retry },
  caller: Caller,
): Promise<JsonObject> {
  const { offer } = needs;
  if (tool.operation) return runOperation(needs, { operation: tool.operation, given, retry }, caller);
  if (tool.name === searchTool.name)
    return search(offer.operations, given, (operation) => offer.mayUse(operation, caller));
  if (tool.name === waitTool.name)
    return wait(
      { ...needs, again: () => needs.proveAgain(caller) },
      { getRun: known(offer, "evaluation.get"), given },
      caller,
    );
  const asked = readOperationCall(given);
  if ("problem" in asked) return asked.problem;
  const operation = offer.find(asked.id);
  if (!operation || !offer.mayUse(operation, caller)) {
    if (operation) await needs.recordRefusal(caller, `operation_call ${operation.id}`);
    return notOffered(asked.id);
  }
  return runOperation(needs, { operation, given: asked.given, retry }, caller);
}

async function runOperation(
  needs: MethodNeeds,
  { operation, given, retry }: { operation: OperationSpec; given: JsonObject; retry: Retry },
  caller: Caller,
): Promise<JsonObject> {
  if (effectOf(operation) === "read") return runRead(needs, { operation, given }, caller);
  // A tool is listed for every key that writes. Whether this one may use it is the operation's permission.
  if (!needs.offer.mayUse(operation, caller)) {
    await needs.recordRefusal(caller, operation.id);
    return refusal("NOT_ALLOWED", "Your role or key scope does not allow this.");
  }
  return runWrite({ ...needs, find: needs.offer.find }, { operation, given, retry }, caller);
}

function retryOf({ inputResponses, requestState }: JsonObject): Retry {
  return {
    inputResponses: membersOf(inputResponses),
    requestState: typeof requestState === "string" ? requestState : null,
  };
}

async function readOne(needs: MethodNeeds, { uri }: JsonObject, caller: Caller): Promise<Served> {
  if (typeof uri !== "string") return failed(INVALID_PARAMS, "uri is missing");
  const { offer } = needs;
  const operations: ReportOperations = {
    finding: known(offer, "evaluation.getFinding"),
    summary: known(offer, "evaluation.getSummary"),
    verdict: known(offer, "evaluation.getVerdict"),
    findings: known(offer, "evaluation.listFindings"),
  };
  const content = await readResource(needs, { operations, uri }, caller).catch((error) => {
    // Another team's, none at all, or one that this key may not read: to the client, the same.
    if (presentRefusal(error, needs.catalog)) return null;
    throw error;
  });
  if (content) return { result: { contents: [content] } };
  return {
    error: {
      code: NO_RESOURCE[Number(caller.era.isModern)] ?? INVALID_PARAMS,
      message: "Resource not found",
      data: { uri: uri.slice(0, 200) },
    },
  };
}

/** The generations have different codes for it. */
const NO_RESOURCE = [-32002, INVALID_PARAMS];

function known(offer: Offer, id: string): OperationSpec {
  const operation = offer.find(id);
  if (!operation) throw new TypeError(`no operation ${id}`);
  return operation;
}
