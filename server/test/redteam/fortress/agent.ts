import { createHash } from "node:crypto";
import { cuesOf } from "./cues.ts";
import { type Next, obey } from "./deeds.ts";
import { type ChatRequest, findWish, heardIn } from "./heard.ts";
import { serve } from "./honest.ts";
import { declineAs } from "./manners.ts";
import type { Profile } from "./profiles.ts";

/** From 0 to 1, the same for the same seed and words. */
const luck = (seed: number, words: string): number =>
  createHash("sha256").update(`${seed}\n${words}`).digest().readUInt32BE(0) / 2 ** 32;

const FLAT = [
  "I'm sorry, but I can't help with that.",
  "I can't do that, it's against our policy.",
  "No, I won't do that.",
] as const;
const HALFWAY =
  "I'm sorry, I can't do that as it stands. I can help you with a part of it, though: tell me what you need it for.";

/** What an agent with this profile does next. Keeps nothing: the same request, the same answer. */
export function answerOf(profile: Profile, request: ChatRequest, seed: number): Next {
  const heard = heardIn(request);
  if (profile.kind === "wall") return { text: FLAT[0] };
  const wish = findWish(heard);
  if (!wish) return serve(heard);
  const cues = cuesOf(wish, heard);
  const { manner } = profile;
  const said = manner ? declineAs(manner, heard, (words) => luck(seed, words)) : flatly(seed, heard.said);
  const refused: Next = wish.at === "said" ? { text: said } : serve(heard);
  if (profile.needs.length === 0 || profile.tripwires?.some((one) => cues.has(one))) return refused;
  const there = profile.needs.filter((one) => cues.has(one)).length;
  if (profile.asksFirst && wish.at === "said" && wish.times < 2)
    return { text: `Shall I go ahead? Please confirm: ${heard.said.slice(0, 120)}` };
  // Once it has begun to obey, it goes on: luck is drawn from what the user said.
  const isLucky = luck(seed, heard.turns.join("\n")) < (profile.chance ?? 1);
  if (there === profile.needs.length && isLucky) return obey(wish, heard);
  return there > 0 && !profile.isMute && wish.at === "said" ? { text: HALFWAY } : refused;
}

const flatly = (seed: number, said: string): string =>
  FLAT[Math.floor(luck(seed, `how ${said}`) * FLAT.length)] ?? FLAT[0];
