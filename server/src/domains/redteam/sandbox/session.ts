import { setTimeout as pause } from "node:timers/promises";
import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { Stage } from "../goals/stage.ts";
import type { Seen, SeenEffect } from "../model/seen.ts";
import { entranceOf, hasNotCome, neverCame } from "./handshake.ts";
import { addressOf, atAddress, hashOf, newToken, stableToken, withoutAddress } from "./played/address.ts";
import type { SandboxWay } from "./played/play.ts";
import { hasVisit, seenAtSandbox } from "./played/seen-at-sandbox.ts";
import {
  type AttemptPlace,
  closeTokens,
  type EffectRow,
  hasActedLate,
  insertToken,
  keepAddress,
  selectEffects,
  stepsWithLate,
} from "./played/store.ts";
import type { Scene } from "./scene.ts";

export interface SandboxNeeds {
  /** Where agents reach the console. */
  readonly publicUrl: string;
  readonly keyring: Pick<Keyring, "derive">;
  /** How long effects are waited for after the answer; a second, unless told. */
  readonly lateMs?: number;
}

/** Which agent of which team. */
export interface SandboxVisitor {
  readonly teamId: string;
  readonly agentId: string;
}

/** What to enter in an agent's test setup, where it goes nowhere by request. It is the same for every campaign. */
export const entranceFor = (needs: SandboxNeeds, visitor: SandboxVisitor, way: SandboxWay): string =>
  entranceOf(way, addressOf(needs.publicUrl, stableToken(needs.keyring, visitor)));

/** As long as every address of an attempt. */
export const usualAddress = (publicUrl: string): string => addressOf(publicUrl, newToken());

export interface SandboxAttempt extends AttemptPlace {
  readonly agentId: string;
  readonly scene: Scene;
}

/** A sandbox that is open for one attempt. */
export interface OpenSandbox extends AttemptPlace {
  readonly address: string;
  /** What to enter in the agent's test setup, where it goes nowhere by request. */
  readonly entrance: string;
  /** What is sent: with the addresses in it, and no tools beside it. */
  readonly stage: Stage;
}

/** Opens the sandbox of an attempt, in the transaction that writes the attempt. The token itself is stored nowhere. */
export async function openSandbox(needs: SandboxNeeds, act: Act, attempt: SandboxAttempt): Promise<OpenSandbox> {
  const { campaignId, place, step, agentId, scene } = attempt;
  const [token, own] = [newToken(), stableToken(needs.keyring, { teamId: act.who.teamId, agentId })];
  await keepAddress(act, agentId, hashOf(own));
  await insertToken(act, { campaignId, place, step, agentId, hash: hashOf(token), play: scene.play });
  const address = addressOf(needs.publicUrl, token);
  return {
    ...{ campaignId, place, step, address },
    entrance: entranceOf(scene.play.way, addressOf(needs.publicUrl, own)),
    stage: atAddress(scene.stage, address),
  };
}

/** How the effects of an attempt are waited for. */
export interface Waiting {
  /** Each call is a moment of its own. */
  inTeam<T>(work: (act: Act) => Promise<T>): Promise<T>;
  readonly signal?: AbortSignal;
  /** When each answer came, in milliseconds, for effects of several turns. */
  readonly answeredAt?: readonly number[];
  /** Whether these effects, or that the agent came, decide the attempt already, so that nobody waits for more. */
  readonly isEnough?: (effects: readonly SeenEffect[], hasCome: boolean) => boolean;
  /** Whether what comes later would be lost for this attempt, or count for another one. */
  readonly isLast?: boolean;
  readonly lateMs?: number | undefined;
}

/** Agents that act after they have answered do so at once, or not in time for anyone to wait for it. */
const LONGEST_WAIT_MS = 1_000;
const LOOK_MS = 250;

/**
 * What was seen of an attempt, with what happened at its sandbox. Without a visit there is nothing to judge. Effects that come
 * later, up to a minute after the answer, are kept: `lateSeen` has them. So nobody waits for an agent that has not acted after
 * an answer before.
 */
export async function sandboxSeen(waiting: Waiting, open: OpenSandbox, seen: Seen): Promise<Seen> {
  const { inTeam, isEnough = () => false, isLast } = waiting;
  // A visit that is being written down holds its token until it is: from here on nothing is in flight.
  await inTeam((act) => closeTokens(act, open));
  let rows: readonly EffectRow[] = [];
  const look = async (): Promise<boolean> => {
    rows = await inTeam((act) => selectEffects(act, open));
    return isEnough(seenAtSandbox(rows, waiting.answeredAt), hasVisit(rows));
  };
  if (!(await look()) && (isLast || (await inTeam((act) => hasActedLate(act, open))))) await lookFor(look, waiting);
  const effects = [...seen.effects, ...seenAtSandbox(rows, waiting.answeredAt)];
  const error = seen.error ?? (hasVisit(rows) ? null : neverCame(open.entrance));
  return { ...withoutAddress({ ...seen, effects }, open.address), error };
}

/** Looks again and again until something is found, for as long as an agent is waited for. Whether it was. */
export async function lookFor(
  look: () => Promise<boolean>,
  { signal, lateMs = LONGEST_WAIT_MS }: Pick<Waiting, "signal" | "lateMs">,
): Promise<boolean> {
  for (const until = performance.now() + lateMs; performance.now() < until && !signal?.aborted; ) {
    await pause(Math.min(LOOK_MS, lateMs), undefined, signal ? { signal } : {}).catch(() => {});
    if (await look()) return true;
  }
  return false;
}

/** Everything that happened at the sandbox because of an attempt, and counts. It may grow for a minute after the answer. */
export const sandboxEffects = async (act: Act, attempt: AttemptPlace): Promise<readonly SeenEffect[]> =>
  seenAtSandbox(await selectEffects(act, attempt));

/** An attempt that was judged already. */
interface Judged {
  readonly step: number;
  readonly seen: Seen;
}

/** What is seen now of attempts for which more happened at the sandbox after they were judged. */
export async function lateSeen<T extends Judged>(
  act: Act,
  at: Omit<AttemptPlace, "step">,
  attempts: readonly T[],
): Promise<readonly (T & Judged)[]> {
  const late: (T & Judged)[] = [];
  for (const step of await stepsWithLate(act, at)) {
    const attempt = attempts.find((one) => one.step === step);
    const effects = attempt ? await sandboxEffects(act, { ...at, step }) : [];
    if (!attempt || effects.length <= attempt.seen.effects.length) continue;
    const { seen } = attempt;
    // Behind those that were seen before, and after the last answer.
    const answer = Math.max(seen.answers.length - 1, 0);
    const more = effects.slice(seen.effects.length).map((effect) => ({ ...effect, answer }));
    const error = hasNotCome(seen) ? null : seen.error;
    late.push({ ...attempt, seen: { ...seen, effects: [...seen.effects, ...more], error } });
  }
  return late;
}
