import type { Protocol, ReadRequest } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { UnreadableRequest } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { withTexts } from "@agent-console/analysis/guards/run/messages.ts";
import { fault } from "../../../../kernel/errors.ts";
import type { StreamedAnswer } from "../../../../platform/outbound/exchange.ts";
import { inStep } from "../../../../platform/proxy/in-step.ts";
import type { Outgoing } from "../../../../platform/proxy/outgoing.ts";
import { readWhole } from "../../../../platform/proxy/read-body.ts";
import { readJson } from "../../../../platform/proxy/read-json.ts";
import type { LiveGuards } from "../../runtime/live-guards.ts";
import type { Admitted } from "../keys/admission.ts";
import type { Signer } from "../signature/signature.ts";
import { Account } from "./account.ts";
import { answerMessages } from "./answer-messages.ts";
import { answerStream } from "./answer-stream.ts";
import { answerWhole, isUnscanned, PROTOCOL_OF, passUnscanned } from "./answer-whole.ts";
import { conversationFacts, deniedInRequest, flowMasks, isAnswered, noteResult } from "./flow-turn.ts";
import { enforcesDocuments, UNREADABLE } from "./judge-answer.ts";
import type { Arrival, GatewayLimits, GatewayNeeds } from "./needs.ts";
import { type FindProtocol, likelyProtocol } from "./protocols.ts";
import { endingOf, refusalOf } from "./refusals.ts";
import { conversationOf, namedConversation, namedUser } from "./texts/conversation.ts";
import { type Judged, judgeTexts } from "./texts/judge-texts.ts";
import { openMasking } from "./texts/masking.ts";
import { hasRemote, type TeamContexts } from "./texts/team-contexts.ts";
import type { Verdicts } from "./texts/verdicts.ts";
import { decidedBy, ownHeaders, type Stop, sendOwn, stopBefore, type Turn } from "./turn.ts";
import type { UpstreamCalls } from "./upstream/call-upstream.ts";
import { headersForUpstream, keyIn } from "./upstream/headers.ts";
import { otherCardUrls, upstreamUrl } from "./upstream/upstream-url.ts";

export interface ExchangeNeeds extends Omit<GatewayNeeds, "limits"> {
  readonly limits: GatewayLimits;
  readonly verdicts: Verdicts;
  readonly upstreams: UpstreamCalls;
  readonly signer: Signer;
  readonly protocolOf: FindProtocol;
  readonly contexts: TeamContexts;
}

/** One request from its first byte to its record. */
export class Exchange {
  readonly #needs: ExchangeNeeds;
  readonly #arrival: Arrival;
  readonly #out: Outgoing;
  readonly #account: Account;
  #admitted: Admitted | null = null;
  #protocol: Protocol | null = null;
  #request: ReadRequest | null = null;

  constructor(needs: ExchangeNeeds, arrival: Arrival, out: Outgoing) {
    this.#needs = needs;
    this.#arrival = arrival;
    this.#out = out;
    const { requestId, trace } = arrival;
    this.#account = new Account({ requestId, trace, startedAt: needs.clock.milliseconds() });
  }

  /** Never rejects. */
  async run(): Promise<void> {
    try {
      await inStep();
      await this.#serve();
    } catch (error) {
      await this.#refuse(error);
    }
    this.#record();
  }

  async #serve(): Promise<void> {
    const { admission } = this.#needs;
    const { route, path, request } = this.#arrival;
    const { headers, method = "GET" } = request;
    const admitted = await admission.admit({ route, key: keyIn(headers), origin: headers.origin ?? null });
    this.#admitted = admitted;
    const protocol = await this.#needs.protocolOf(method, path, admitted.upstream.protocol);
    if (!protocol && !isUnscanned(admitted.upstream, path)) throw fault("GATEWAY_PATH_NOT_SERVED");
    this.#protocol = protocol;
    const live = await this.#guardsOf(admitted);
    if (!protocol) return this.#pass(admitted);
    const value = await this.#bodyOf();
    const read = this.#read(protocol, admitted, value);
    const turn = await this.#turn({ admitted, protocol, live, request: read });
    if (read.own) {
      sendOwn(this.#out, this.#account, { answer: read.own, headers: ownHeaders(this.#account.requestId) });
      return;
    }
    const judged = await this.#judge(turn);
    if (judged) await this.#forward(turn, judged, value);
    await this.#remember(turn);
  }

  /** Keeps what the conversation did, under the names that the answer or the session gives it as well. */
  async #remember({ flow, admitted, request, account, masking, protocol }: Turn): Promise<void> {
    const given = [...account.answerNames].filter((name) => name !== "");
    const names = given.flatMap((conversation) => conversationOf(admitted, { conversation }, {}) ?? []);
    if (protocol.id === "responses") {
      await masking.keep(names).catch((error: unknown) => {
        this.#needs.logger.warn(
          { err: error },
          "the masks of an answer can't be kept; requests that go on from it are refused",
        );
      });
    }
    if (!flow) return;
    const texts = account.judged.filter(({ channel }) => channel === "tool_result").map(({ text }) => text);
    await noteResult(flow, request, texts);
    await flow.close(names);
  }

  /** The body is forwarded unchanged and counted as unscanned. */
  async #pass(admitted: Admitted): Promise<void> {
    this.#account.unscanned += 1;
    const bytes = await readWhole(this.#arrival.request, this.#needs.limits.bodyBytes);
    this.#account.reservation = await admitted.reserve({ model: null, inputTokens: 0, outputTokens: 0 });
    const url = upstreamUrl(admitted.upstream, this.#arrival.path);
    const passing = { admitted, account: this.#account, out: this.#out };
    const call = this.#call(passing, bytes.length > 0 ? bytes : undefined, url);
    await passUnscanned(this.#out, this.#account, await this.#account.waitingForUpstream(call));
  }

  async #guardsOf({ teamId, agentId }: Admitted): Promise<LiveGuards> {
    const { liveVersions, contexts } = this.#needs;
    const live = await liveVersions.get(contexts.of(teamId).inTeam, teamId, agentId);
    // Nothing unjudged passes, so an agent without guards is not served: an empty config would be a decision, none is not.
    if (!live) throw fault("GUARD_UNAVAILABLE", { public: NO_GUARDS });
    this.#account.guards = live;
    return live;
  }

  async #bodyOf(): Promise<unknown> {
    const { request } = this.#arrival;
    const bytes = await this.#account.waiting(readWhole(request, this.#needs.limits.bodyBytes));
    if (bytes.length === 0) return undefined;
    const read = readJson(bytes);
    return (read instanceof Promise ? await read : read).value;
  }

  #read(protocol: Protocol, { leg, isTrusted }: Admitted, value: unknown): ReadRequest {
    const { route, request } = this.#arrival;
    const address = `${this.#needs.publicUrl}/gateway/${route}`;
    try {
      const method = request.method ?? "GET";
      const read = protocol.readRequest(value, { leg, isTrusted, method, address, server: route });
      this.#request = read;
      this.#account.model = read.model;
      this.#account.isStream = read.isStream;
      this.#account.conversation = namedConversation(read, request.headers);
      this.#account.user = namedUser(value);
      this.#account.flow.push(...read.events);
      return read;
    } catch (error) {
      if (error instanceof UnreadableRequest) {
        throw fault("GATEWAY_REQUEST_INVALID", { ...(error.message ? { public: error.message } : {}), cause: error });
      }
      throw error;
    }
  }

  async #turn(known: Pick<Turn, "admitted" | "protocol" | "live" | "request">): Promise<Turn> {
    const { keyring, contexts, runner, verdicts, limits, openFlow, toolPins, remoteGuards } = this.#needs;
    const { admitted, live, request } = known;
    const conversation = conversationOf(admitted, request, this.#arrival.request.headers);
    const context = contexts.of(admitted.teamId);
    const { requestId } = this.#account;
    const { teamId, agentId } = admitted;
    const opening = { teamId, agentId, requestId, ...conversationFacts(known.protocol.id, request) };
    return {
      ...known,
      ...{ runner, verdicts, limits, account: this.#account, out: this.#out },
      masking: openMasking(
        { keyring, context },
        { requestId, live, conversation, isAnswered: isAnswered(known.protocol.id, request) },
      ),
      toolPins: toolPins ?? null,
      remote: hasRemote(live) ? remoteGuards(context.who) : null,
      flow: (await openFlow?.({ ...opening, conversation, history: request.events })) ?? null,
    };
  }

  /** What is forwarded, or null if the request was answered here. */
  async #judge(turn: Turn): Promise<Judged | null> {
    const { request, live, account, masking } = turn;
    await masking.assertKnown();
    const judged = await judgeTexts(turn, live, {
      ...request,
      chooseMasks: masking.chooseForRequest,
      alsoMask: flowMasks(turn.flow, request),
    });
    for (const { subject, decision } of judged.parts) {
      account.judged.push({ channel: subject.channel, text: subject.text, decision });
    }
    account.unscanned += request.unreadable.length;
    account.decided(judged.whole);
    const denied = await deniedInRequest(turn.flow, request);
    account.flowHits = turn.flow?.hits ?? [];
    const stop =
      stopOfRequest(judged, request) ??
      (denied === null ? null : { kind: "block" as const, direction: "input" as const, message: denied }) ??
      (request.calls ? await stopOfHidden(turn, request.calls) : null);
    if (!stop) return judged;
    stopBefore(turn, stop);
    return null;
  }

  async #forward(turn: Turn, { changes }: Judged, value: unknown): Promise<void> {
    const { admitted, request, account, out } = turn;
    const body = value === undefined ? undefined : bodyFor(value, changes, request);
    const estimate = { model: request.model, inputTokens: Math.ceil((body?.length ?? 0) / 4) };
    account.reservation = await admitted.reserve({ ...estimate, outputTokens: request.mostOutput ?? 1024 });
    if (out.signal.aborted) return;
    const answer = await this.#found(turn, body);
    const session = answer.headers["mcp-session-id"];
    if (session) account.answerNames.add(session);
    if (answer.status >= 300 && answer.status < 400) {
      answer.cancel();
      throw fault("GATEWAY_UPSTREAM_FAILED", { internal: `redirect with status ${answer.status}` });
    }
    const isEvents = (answer.headers["content-type"] ?? "").startsWith("text/event-stream");
    if (!isEvents) await answerWhole(turn, answer);
    else await (turn.protocol.hasWholeEvents ? answerMessages(turn, answer) : answerStream(turn, answer));
  }

  /** The answer of the upstream. A card that is not below the agent's own path is looked for at the root of its host. */
  async #found(turn: Turn, body: string | undefined): Promise<StreamedAnswer> {
    const { account, admitted } = turn;
    const { path } = this.#arrival;
    let answer = await account.waitingForHead(this.#call(turn, body, upstreamUrl(admitted.upstream, path)));
    for (const url of otherCardUrls(admitted.upstream, path)) {
      if (answer.status !== 404) break;
      answer.cancel();
      answer = await account.waitingForHead(this.#call(turn, body, url));
    }
    return answer;
  }

  #call(
    { admitted: { upstream, agentId }, account, out }: Pick<Turn, "admitted" | "account" | "out">,
    body: string | Buffer | undefined,
    url: string,
  ): Promise<StreamedAnswer> {
    const { signer, clock, upstreams, limits } = this.#needs;
    const { request } = this.#arrival;
    const method = request.method ?? "GET";
    const at = Math.floor(clock.milliseconds() / 1000);
    const signature = signer.sign(agentId, { at, method, body: body ?? "", rotation: upstream.signing });
    const passing = { requestId: account.requestId, signature, hasBody: body !== undefined };
    const { firstByteMs, silenceMs, totalMs } = upstream.deadlines;
    account.isForwarded = true;
    return upstreams.call({
      ...{ url, method, body, firstByteMs, silenceMs, deadlineMs: totalMs },
      headers: headersForUpstream(request.headers, upstream, passing),
      maxBytes: limits.answerBytes,
      signal: out.signal,
    });
  }

  async #refuse(error: unknown): Promise<void> {
    const account = this.#account;
    if (this.#out.signal.aborted) return;
    const { headers, ...refusal } = refusalOf(error, this.#needs.catalog);
    account.ending = endingOf(refusal);
    if (refusal.code === "INTERNAL") {
      this.#needs.logger.error({ err: error, request_id: account.requestId }, "a request through the gateway failed");
    }
    if (this.#out.isStarted) return this.#out.end();
    const protocol = this.#protocol ?? (await likelyProtocol(this.#arrival.path));
    const answer = protocol.refused(refusal, this.#request);
    sendOwn(this.#out, account, { answer, headers: { ...ownHeaders(account.requestId), ...headers } });
  }

  #record(): void {
    const account = this.#account;
    if (this.#out.signal.aborted) account.ending = "aborted";
    const isPassed = account.unscanned > 0 && this.#protocol === null;
    const protocol =
      this.#protocol?.id ?? (isPassed ? PROTOCOL_OF[this.#admitted?.upstream.protocol ?? "openai"] : null);
    if (!this.#admitted || !protocol) {
      account.release();
      return;
    }
    try {
      const record = account.record(this.#admitted, protocol);
      if (!this.#admitted.isEvaluation) this.#needs.traffic.record(record);
    } catch (error) {
      this.#needs.logger.error({ err: error, request_id: account.requestId }, "a request could not be recorded");
    }
  }
}

const NO_GUARDS =
  "No guards are applied to this agent, so nothing can be judged and nothing is passed on. Apply a guard config on the agent's Guards page.";

function stopOfRequest({ whole, parts }: Judged, { unreadable }: ReadRequest): Stop | null {
  const kinds = new Set(parts.map(({ decision }) => decision.decision));
  if (kinds.has("block") || kinds.has("deny_call")) {
    return { kind: "block", direction: "input", ...decidedBy(whole.results, "block") };
  }
  if (kinds.has("refuse")) return { kind: "refuse", direction: "input", ...decidedBy(whole.results, "refuse") };
  const isUnread = unreadable.length > 0 && whole.decision === "refuse";
  return isUnread ? { kind: "block", direction: "input", message: UNREADABLE } : null;
}

/** A tool that was hidden cannot be called by its name either. */
async function stopOfHidden(
  { toolPins, admitted, live }: Turn,
  calls: NonNullable<ReadRequest["calls"]>,
): Promise<Stop | null> {
  if (!toolPins || !enforcesDocuments(live)) return null;
  for (const { event } of calls) {
    const tool = event.kind === "call" ? event.tool.slice(event.tool.indexOf("/") + 1) : "";
    if (await toolPins.isChanged(admitted, tool)) return { kind: "block", direction: "input", message: CHANGED_TOOL };
  }
  return null;
}

const CHANGED_TOOL =
  "The description or schema of this tool changed since it was first listed. Ask an admin to accept the change.";

/** What is forwarded is the value that was judged, written again: no bytes of the client's own. */
function bodyFor(value: unknown, changes: Judged["changes"], { forwarded }: ReadRequest): string {
  const changed: unknown = changes.length > 0 ? withTexts(value as readonly unknown[], changes) : value;
  const isObject = typeof changed === "object" && changed !== null && !Array.isArray(changed);
  return JSON.stringify(isObject ? { ...changed, ...forwarded } : changed);
}
