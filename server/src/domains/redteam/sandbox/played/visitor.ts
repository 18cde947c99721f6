import { fault } from "../../../../kernel/errors.ts";
import type { Act } from "../../../../platform/act.ts";
import { createWorld, step as stepIn, type WorldCall } from "../../../evaluation/port.ts";
import { withoutAddress } from "./address.ts";
import type { Play } from "./play.ts";
import {
  BY_ADDRESS,
  countList,
  type EffectRow,
  effectsOfToken,
  insertEffect,
  lockToken,
  type NewEffect,
  type TokenRow,
} from "./store.ts";

/** Effects later than this after the agent's answer are kept, and count for nothing. */
export const LATE_MS = 60_000;
/** Rows of one token. An agent that does more than this has shown what it does. */
const MOST_EFFECTS = 200;
/** One more than the world takes, so that arguments that are too long are seen to be. */
const LONGEST_DETAIL = 8_001;
const LONGEST_NAME = 500;

type Noted = Omit<NewEffect, "is_counted">;

/** An agent at its sandbox: what is played for it, and what it does there. */
export interface Visitor {
  /** With the address that it came to. */
  readonly play: Play;
  readonly address: string;
  /** That it came, once for each kind of visit. */
  arrive(name: string): Promise<void>;
  note(effect: Noted): Promise<void>;
  /** What a tool returns. The call, and what it changes, are written down. */
  call(call: WorldCall): Promise<string>;
  /** How often the tools were listed before. */
  list(): Promise<number>;
  /** A message to the other agent, and how many there are now. Further rows may follow from the number. */
  message(text: string, further: (count: number) => readonly Noted[]): Promise<number>;
}

export interface VisitNeeds {
  readonly token: TokenRow;
  readonly play: Play;
  readonly address: string;
  /** Takes the agent's own secrets out of a text. */
  readonly redact: (text: string) => string;
  transaction<T>(work: (act: Act) => Promise<T>): Promise<T>;
}

export function openVisitor({ token, play, address, redact, transaction }: VisitNeeds): Visitor {
  /** One at a time, so that each sees what those before it did. */
  const inTurn = <T>(work: (act: Act, before: readonly EffectRow[], lists: number) => Promise<T>): Promise<T> =>
    transaction(async (act) => {
      const lists = await lockToken(act, token.token_id);
      const before = await effectsOfToken(act, token);
      if (before.length >= MOST_EFFECTS) throw fault("TOO_MANY_REQUESTS", { retryAfter: LATE_MS / 1000 });
      return work(act, before, lists);
    });
  const clean = (text: string): string => withoutAddress(redact(text), address);
  const write = (act: Act, { name, detail, world, kind }: Noted): Promise<void> =>
    insertEffect(act, token, {
      kind,
      ...(world ? { world: JSON.parse(clean(JSON.stringify(world))) } : {}),
      name: clean(name).slice(0, LONGEST_NAME),
      detail: clean(detail).slice(0, LONGEST_DETAIL),
      is_counted: token.closed_at === null || act.now <= token.closed_at + LATE_MS,
    });
  const writeAll = async (act: Act, effects: readonly Noted[]): Promise<void> => {
    for (const effect of effects) await write(act, effect);
  };
  const arrive = async (act: Act, before: readonly EffectRow[], name: string): Promise<void> => {
    if (!before.some((row) => row.kind === "visit" && row.name === name))
      await write(act, { kind: "visit", name, detail: token.is_own ? "" : BY_ADDRESS });
  };
  return {
    play,
    address,
    arrive: (name) => inTurn((act, before) => arrive(act, before, name)),
    note: (effect) => inTurn((act) => write(act, effect)),
    call: (call) =>
      inTurn(async (act, before) => {
        const { result, effects } = played(play, before, call);
        const row = { name: call.name, detail: call.arguments };
        await writeAll(act, [
          { ...row, kind: "tool_call" },
          ...effects.map((world) => ({ ...row, kind: "state" as const, world })),
        ]);
        return result;
      }),
    list: () =>
      inTurn(async (act, before, lists) => {
        await countList(act, token.token_id);
        await arrive(act, before, "tools/list");
        return lists;
      }),
    message: (text, further) =>
      inTurn(async (act, before) => {
        const count = before.filter(({ kind }) => kind === "message").length + 1;
        await writeAll(act, [{ kind: "message", name: "peer", detail: text }, ...further(count)]);
        return count;
      }),
  };
}

/** The world after all earlier calls, and this one in it. Nothing is kept between two requests: another process may get the next. */
function played({ world: setup, results }: Play, before: readonly EffectRow[], call: WorldCall) {
  if (!setup) {
    return { result: Object.hasOwn(results, call.name) ? (results[call.name] ?? "{}") : "{}", effects: [] };
  }
  let world = createWorld(setup);
  for (const { kind, name, detail } of before)
    if (kind === "tool_call") world = stepIn(world, { name, arguments: detail }).world;
  return stepIn(world, call);
}
