import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { BodyWalk, parseJsonOrText, piecesOf, replacedAt, textOrNull } from "../body-walk.ts";
import {
  type EndingKind,
  type JsonObject,
  type Piece,
  type ReadEvent,
  type ReadRequest,
  type StreamEvent,
  type StreamReader,
  UnreadableEvent,
} from "../protocol.ts";
import { rpcResult, undecidedRpc } from "../rpc/envelope.ts";
import { ENDS_IN_WORD } from "../text-runs.ts";
import { type Carrier, carriersIn } from "./carriers.ts";
import { a2aMethod } from "./methods.ts";
import { idsFor, rejectedUpdate, type TaskIds } from "./own.ts";
import { partText } from "./parts.ts";

/** States after which an agent says nothing more of a task. */
const TERMINAL = /^(?:TASK_STATE_)?(?:completed|failed|cancell?ed|rejected)$/i;

/**
 * Updates of a task. Whatever is appended to an artifact continues its text; what agents say while they work is one text too,
 * since some send their answer that way, word by word. A snapshot of the task says everything again and is judged again.
 */
export class A2aReader implements StreamReader {
  readonly #request: ReadRequest;
  readonly #isOld: boolean;
  readonly #artifacts = new Map<string, string>();
  /** Artifacts whose text is over. */
  readonly #ended = new Set<string>();
  #statusLane: string | null = null;
  #ids: TaskIds;
  #events = 0;
  #lanes = 0;

  constructor(request: ReadRequest) {
    this.#request = request;
    this.#isOld = a2aMethod(request.rpc?.method ?? "")?.isOld ?? true;
    this.#ids = idsFor(request);
  }

  read(event: StreamEvent): ReadEvent {
    this.#events += 1;
    const value = parseJsonOrText(event.data);
    if (!isRecord(value) || value["jsonrpc"] !== "2.0")
      throw new UnreadableEvent("An event of the answer is not a JSON-RPC message.");
    const walk = new BodyWalk();
    const update = updateOf(value["result"]);
    if (!["boolean", "undefined"].includes(typeof (update.value["append"] ?? undefined)))
      throw new UnreadableEvent("An update does not say whether it goes on.");
    this.#name(update.value);
    const texts: { pieces: Piece[]; ends: string[] } = { pieces: [], ends: [] };
    for (const carrier of carriersIn(walk, value, [])) this.#carrier(carrier, update, texts);
    const isFinal = update.value["final"] === true;
    if (isFinal || isTerminal(update.value) || value["error"] !== undefined) texts.ends.push(...this.#endAll());
    const { pieces, ends } = piecesOf(walk, this.#events);
    return {
      value,
      pieces: [...texts.pieces, ...pieces],
      ends: [...texts.ends, ...ends],
      ...{ calls: [], usage: null, unreadable: walk.unreadable, isLast: isFinal },
    };
  }

  #name({ taskId, id, contextId, kind, status }: JsonObject): void {
    const isTask = kind === "task" || (kind === undefined && status !== undefined && taskId === undefined);
    const task = textOrNull(taskId) ?? (isTask ? textOrNull(id) : null);
    this.#ids = { taskId: task || this.#ids.taskId, contextId: textOrNull(contextId) || this.#ids.contextId };
  }

  #carrier({ parts, path, artifact }: Carrier, update: Update, texts: { pieces: Piece[]; ends: string[] }): void {
    const lane = artifact !== null ? this.#artifact(artifact, update, texts.ends) : this.#message(path, update);
    parts.forEach((part, at) => {
      const text = partText(part);
      if (!text) return;
      const piece = { channel: "output" as const, path: [...path, at, "text"], text };
      texts.pieces.push({ lane, ...piece });
      if (!ENDS_IN_WORD.test(partText(parts[at - 1]) ?? "")) return;
      // A client that does not join parts sees this one alone.
      const apart = this.#lane();
      texts.pieces.push({ lane: apart, ...piece, isSigned: true });
      texts.ends.push(apart);
    });
    if (artifact !== null && update.value["lastChunk"] === true) {
      this.#artifacts.delete(artifact);
      this.#ended.add(artifact);
      texts.ends.push(lane);
    } else if (artifact === null && lane !== this.#statusLane) texts.ends.push(lane);
  }

  /** Without `append`, an artifact begins again. */
  #artifact(id: string, { kind, value }: Update, ends: string[]): string {
    const known = this.#artifacts.get(id);
    const isAppended = kind === "artifact" && value["append"] === true;
    // Clients add it to what they have: it would be judged without its beginning.
    if (isAppended && this.#ended.has(id)) throw new UnreadableEvent("An artifact goes on after its end.");
    this.#ended.delete(id);
    if (known !== undefined && isAppended) return known;
    if (known !== undefined) ends.push(known);
    const lane = this.#lane();
    this.#artifacts.set(id, lane);
    return lane;
  }

  #message(path: Path, { kind }: Update): string {
    if (kind !== "status" || !path.includes("status")) return this.#lane();
    this.#statusLane ??= this.#lane();
    return this.#statusLane;
  }

  #lane(): string {
    this.#lanes += 1;
    return `text ${this.#lanes}`;
  }

  #endAll(): string[] {
    const open = [...this.#artifacts.values(), ...(this.#statusLane === null ? [] : [this.#statusLane])];
    for (const id of this.#artifacts.keys()) this.#ended.add(id);
    this.#artifacts.clear();
    this.#statusLane = null;
    return open;
  }

  withTexts(
    value: JsonObject,
    texts: readonly { readonly path: Path; readonly text: string }[],
    event: StreamEvent,
  ): StreamEvent {
    const changed = texts.reduce<unknown>((all, { path, text }) => replacedAt(all, path, text), value);
    return { name: event.name, data: JSON.stringify(changed) };
  }

  withoutCall(): null {
    return null;
  }

  deniedCall(): readonly StreamEvent[] {
    return [];
  }

  leaving(event: StreamEvent): StreamEvent {
    return event;
  }

  ending(kind: EndingKind, message: string): readonly StreamEvent[] {
    const id = this.#request.rpc?.id ?? null;
    const body =
      kind === "undecided" ? undecidedRpc(message, id) : rpcResult(id, rejectedUpdate(message, this.#ids, this.#isOld));
    return [{ name: null, data: JSON.stringify(body) }];
  }
}

interface Update {
  readonly kind: "artifact" | "status" | "other";
  readonly value: JsonObject;
}

/** Version 0.3 says what an update is in its `kind`; 1.0 by the member it stands in. */
function updateOf(result: unknown): Update {
  if (!isRecord(result)) return { kind: "other", value: {} };
  const { statusUpdate, artifactUpdate, task, message, kind } = result;
  if ([statusUpdate, artifactUpdate, task, message].filter(isRecord).length + (isUpdate(kind) ? 1 : 0) > 1)
    throw new UnreadableEvent("An event is more than one update.");
  if (isRecord(statusUpdate)) return { kind: "status", value: statusUpdate };
  if (isRecord(artifactUpdate)) return { kind: "artifact", value: artifactUpdate };
  if (kind === "status-update") return { kind: "status", value: result };
  if (kind === "artifact-update") return { kind: "artifact", value: result };
  return { kind: "other", value: isRecord(task) ? task : isRecord(message) ? message : result };
}

const isUpdate = (kind: unknown): boolean => kind === "status-update" || kind === "artifact-update";

const isTerminal = ({ status }: JsonObject): boolean =>
  isRecord(status) && typeof status["state"] === "string" && TERMINAL.test(status["state"]);
