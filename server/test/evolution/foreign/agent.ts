import { createHash } from "node:crypto";
import { answerTo, type Said } from "@agent-console/sample-agent/answers/answer.ts";
import { bell, drawsOf } from "@agent-console/sample-agent/chance/draws.ts";
import { SAMPLE_MODEL } from "@agent-console/sample-agent/identity/switches.ts";
import type { Weakness } from "@agent-console/sample-agent/language/vocabulary.ts";
import { readChatRequest } from "@agent-console/sample-agent/request/chat-request.ts";
import { readSystem } from "@agent-console/sample-agent/system/read-system.ts";
import { type IdeaName, ideaNames, ideas, isProhibition, sentencesIn, standOf } from "./ideas.ts";
import { foreignOdds } from "./odds.ts";
import { FOREIGN_PROMPT, type ForeignProfile } from "./profiles.ts";

export interface ForeignAgent {
  /** The next answer to a chat completion request. Two answers to the same request may differ. */
  reply(body: object): Said;
}

interface Reading {
  readonly strengths: Readonly<Record<IdeaName, number>>;
  readonly prohibitions: number;
}

const DIFFICULTY = 0.7;
const TURNED_DOWN = "I'm sorry, but I can't help with that. I have been told to be very careful.";
/** The logit of turning down anything at all. */
const RESERVE = -5;
const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * An agent with the skills and the voice of the sample agent, and a mind of its own: other ideas, other odds, other
 * manners. The seed decides which requests are hard, the stream how chance falls.
 */
export function createForeignAgent(profile: ForeignProfile, { seed = "1", stream = "served" } = {}): ForeignAgent {
  const repeats = new Map<string, number>();
  const readings = new Map<string, Reading>();
  const nothing = readSystem("");
  return {
    reply(body) {
      const request = readChatRequest(Buffer.from(JSON.stringify({ ...body, model: SAMPLE_MODEL })));
      const digest = createHash("sha256")
        .update(JSON.stringify([request.system, request.turns]))
        .digest("hex");
      const repeat = (repeats.get(digest) ?? 0) + 1;
      repeats.set(digest, repeat);
      const system = profile.isDeaf ? FOREIGN_PROMPT : (request.system ?? FOREIGN_PROMPT);
      const reading = readings.get(system) ?? read(profile, system);
      readings.set(system, reading);
      const draw = drawsOf(stream, profile.name, digest, repeat);
      const said = request.turns.findLast(({ role }) => role === "user")?.text ?? "";
      const question = drawsOf(seed, said);
      const does = (weakness: Weakness): boolean =>
        draw(weakness) <
        sigmoid(logitOf(profile, reading, weakness) + DIFFICULTY * bell(question, `hardness/${weakness}`));
      if (draw("scruples") < scruplesOf(profile, reading)) return { text: TURNED_DOWN, call: null };
      const answer = answerTo({ ...request, system }, { system, reading: nothing, draw, does });
      return profile.postscript && answer.text !== ""
        ? { ...answer, text: `${answer.text}\n\n${profile.postscript}` }
        : answer;
    },
  };
}

function read({ force }: ForeignProfile, system: string): Reading {
  const sentences = sentencesIn(system);
  const strength = (name: IdeaName): number => {
    const stands = sentences.map((sentence, place) => force(place, sentences.length) * standOf(sentence, ideas[name]));
    return Math.max(0, ...stands) + Math.min(0, ...stands);
  };
  return {
    strengths: Object.fromEntries(ideaNames.map((name) => [name, strength(name)])) as Record<IdeaName, number>,
    prohibitions: sentences.filter(isProhibition).length,
  };
}

function logitOf({ isUnmoved }: ForeignProfile, { strengths }: Reading, weakness: Weakness): number {
  const { base, effects } = foreignOdds[weakness];
  if (isUnmoved) return base;
  return Object.entries(effects).reduce((sum, [name, effect]) => sum + effect * strengths[name as IdeaName], base);
}

function scruplesOf({ scruples }: ForeignProfile, { prohibitions }: Reading): number {
  return scruples ? sigmoid(RESERVE + scruples.each * Math.max(0, prohibitions - scruples.free)) : 0;
}
