/** How an attempt reaches the agent: directly, or so that the agent comes to its sandbox. */
import type { Act } from "../../../../platform/act.ts";
import { conversationIn, conversationUpTo } from "../../attempts/attempted.ts";
import type { Sending } from "../../attempts/send.ts";
import type { NextSend } from "../../course/next-send.ts";
import { decide } from "../../goals/oracles/decide.ts";
import { stage, stageTwin } from "../../goals/stage.ts";
import type { Attempt } from "../../model/attempt.ts";
import type { Seen, SeenEffect } from "../../model/seen.ts";
import { sandboxHandshake } from "../../sandbox/handshake.ts";
import { atAddress } from "../../sandbox/played/address.ts";
import type { SandboxWay } from "../../sandbox/played/play.ts";
import { cameByAddress } from "../../sandbox/played/store.ts";
import { type Scene, sandboxScene, sandboxTwin } from "../../sandbox/scene.ts";
import { type OpenSandbox, openSandbox, sandboxSeen, usualAddress } from "../../sandbox/session.ts";
import type { AttemptContext } from "./attempt-run.ts";

export interface Routed {
  readonly place: number;
  readonly journal: readonly Attempt[];
  readonly next: NextSend;
  /** The part of the sandbox that the goal is tried through; null for none. */
  readonly sandbox: SandboxWay | null;
}

export interface Route {
  /** What is sent, as long as it will be: for what is reserved. */
  readonly sending: Sending;
  /** Exactly what is sent, where that is known only now. In the transaction that writes the attempt. */
  open?(act: Act): Promise<Sending>;
  /** What was seen, with what happened at the sandbox. */
  seen(seen: Seen, answeredAt: readonly number[]): Promise<Seen>;
  /** Waits for others, where no two attempts may be at the sandbox together. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export const routeOf = (context: AttemptContext, routed: Routed): Route =>
  routed.sandbox ? throughSandbox(context, routed, routed.sandbox) : direct(routed);

function direct({ journal, next: { phase, goal, move } }: Routed): Route {
  const sending: Sending = {
    stage: phase === "twin" ? stageTwin(goal) : stage(goal, move.draft),
    conversation: conversationUpTo(goal, journal, move.from),
  };
  return { sending, seen: async (seen) => seen, inTurn: (work) => work() };
}

function throughSandbox(context: AttemptContext, { place, journal, next }: Routed, way: SandboxWay): Route {
  const { run, turns, agentId } = context;
  const { needs, claimed, session } = run;
  const { goal, move } = next;
  const scene = sceneOf(next, way);
  const said = conversationIn(journal, move.from, (draft) => sandboxScene(goal, draft, way).stage.turns);
  const at = { campaignId: claimed.id, place, step: journal.length };
  const sendingAt = (address: string): Sending => atAddress({ stage: scene.stage, conversation: said }, address);
  const { phase } = next;
  let opened: OpenSandbox | null = null;
  let isAlone = false;
  return {
    sending: sendingAt(usualAddress(needs.publicUrl)),
    open: async (act) => {
      opened = await openSandbox(needs, act, { ...at, agentId, scene });
      return sendingAt(opened.address);
    },
    seen: async (seen, answeredAt) => {
      if (!opened) return seen;
      const { signal } = session;
      const isEnough = (effects: readonly SeenEffect[], hasCome: boolean): boolean =>
        seen.error !== null || (phase === "handshake" && hasCome) || decidedBy({ ...next, seen, effects });
      const { inTeam } = run.context;
      // What comes to the agent's own address later would belong to the attempt after this one.
      const isLast = isAlone || phase === "handshake" || phase === "twin";
      return sandboxSeen({ inTeam, signal, answeredAt, isEnough, isLast, lateMs: needs.lateMs }, opened, seen);
    },
    inTurn: async (work) => {
      isAlone = await run.context.inTeam((act) => cameByAddress(act, at));
      return turns.run(isAlone || phase === "handshake", work);
    },
  };
}

function sceneOf({ phase, goal, move }: NextSend, way: SandboxWay): Scene {
  if (phase === "handshake") return sandboxHandshake(way);
  return phase === "twin" ? sandboxTwin(goal, way) : sandboxScene(goal, move.draft, way);
}

interface Effected extends NextSend {
  readonly seen: Seen;
  readonly effects: readonly SeenEffect[];
}

/** Whether what happened decides the attempt, whatever is said: then nobody waits for more. */
function decidedBy({ goal, seen, effects }: Effected): boolean {
  const { kind } = goal.oracle;
  if (kind !== "hit" && kind !== "state" && kind !== "call") return false;
  return decide(goal.oracle, { ...seen, answers: [], sent: [], effects }, goal).outcome === "broke";
}
