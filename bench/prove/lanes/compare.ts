import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { openMasks } from "@agent-console/analysis/guards/masking/masks.ts";
import { promptFacts } from "@agent-console/analysis/guards/methods/prompt-leak.ts";
import { isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import { answeredBy, type PreparedConfig, prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { createLane } from "@agent-console/analysis/guards/stream/create-lane.ts";
import { LaneText } from "@agent-console/analysis/guards/stream/lane-text.ts";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { Random } from "../patterns/random.ts";
import { plantedValue, randomChunks, randomConfig, randomPrompt, randomText } from "./random-lanes.ts";

export interface LaneProof {
  readonly cases: number;
  readonly chunks: number;
  readonly changed: number;
  readonly stopped: number;
  readonly planted: number;
  /** Characters that were held after a chunk, of texts that did not have to be held whole. */
  readonly mostHeld: number;
  readonly mistakes: readonly string[];
}

/** Configs are compiled once for several texts. */
const TEXTS_A_CONFIG = 25;

/** Random configs, texts and chunkings: what leaves a lane is what judging the whole text gives, and nothing of a hit leaves before. */
export async function compareLanes(cases: number, seed: number): Promise<LaneProof> {
  const random = seededNumbers(seed, "lanes");
  const mistakes: string[] = [];
  const sums = { chunks: 0, changed: 0, stopped: 0, planted: 0, mostHeld: 0 };
  for (let done = 0; done < cases; done += TEXTS_A_CONFIG) {
    const { body, masksValues } = randomConfig(random);
    const { config, problems } = readConfig(body);
    if (!config) throw new Error(JSON.stringify(problems));
    const { promptFingerprints = [], promptStarts = [] } = promptFacts(randomPrompt(random));
    // Outside the console, nobody knows how the runs of a prompt begin.
    const prepared = prepareConfig(config, { promptFingerprints, ...(random() < 0.8 && { promptStarts }) });
    for (let at = 0; at < TEXTS_A_CONFIG; at++) {
      const value = plantedValue(random);
      const isPlanted = masksValues && random() < 0.3;
      const text = isPlanted ? `${randomText(random)} \n ${value} \n ${randomText(random)}` : randomText(random);
      const result = await oneCase(prepared, random, { text, planted: isPlanted ? value : null });
      for (const mistake of result.mistakes)
        mistakes.push(`${mistake}\n${JSON.stringify({ body, text, chunks: result.pieces })}`);
      sums.chunks += result.pieces.length;
      sums.changed += Number(result.isChanged);
      sums.stopped += Number(result.isStopped);
      sums.planted += Number(isPlanted);
      sums.mostHeld = Math.max(sums.mostHeld, result.held);
    }
  }
  return { cases, ...sums, mistakes };
}

interface CaseResult {
  readonly mistakes: readonly string[];
  readonly pieces: readonly string[];
  readonly isChanged: boolean;
  readonly isStopped: boolean;
  readonly held: number;
}

interface ToSend {
  readonly text: string;
  readonly planted: string | null;
}

/** Two conversations with the same masks, one for the whole text and one for the lane. */
function conversations(random: Random) {
  if (random() < 0.5) return null;
  const masks = [openMasks("c"), openMasks("c")] as const;
  const known = "ada@lovelace.org";
  for (const one of masks) one.mask(known, "client", [{ start: 0, end: known.length, kind: "email" }]);
  return masks;
}

async function oneCase(prepared: PreparedConfig, random: Random, { text, planted }: ToSend): Promise<CaseResult> {
  const [whole, streamed] = conversations(random) ?? [];
  const question = random() < 0.2 ? randomText(random) : undefined;
  const expected = await prepared.judge(
    { channel: "output", text, ...(question !== undefined && { question }) },
    whole ? { mask: answeredBy(whole, "client") } : {},
  );
  const lane = createLane({
    prepared,
    channel: "output",
    question,
    ...(streamed && { masks: streamed, toward: "client" as const }),
  });
  const pieces = randomChunks(random, text);
  const leaving = new LaneText("t", "output", lane);
  const mistakes: string[] = [];
  const holdsAll = prepared.channel("output").streaming().holding.length > 0;
  let [held, sent] = [0, ""];
  const wanted = expected.text ?? text;
  const look = (): void => {
    leaving.take(leaving.released);
    sent = leaving.sent;
    if (!isStopped(expected.decision) && !wanted.startsWith(sent))
      mistakes.push(`left ${JSON.stringify(sent)}, but the whole is ${JSON.stringify(wanted)}`);
  };
  for (const piece of pieces) {
    await leaving.push(piece);
    if (leaving.stop) break;
    look();
    if (!holdsAll) held = Math.max(held, leaving.given.length - leaving.released);
  }
  if (!leaving.stop) await leaving.end();
  if (!leaving.stop) look();
  const decided = await lane.decided;
  if (isStopped(expected.decision) !== (leaving.stop !== null))
    mistakes.push(`${expected.decision} became ${JSON.stringify(leaving.stop)}`);
  if (decided.decision !== expected.decision) mistakes.push(`decided ${decided.decision}, not ${expected.decision}`);
  if (!isStopped(expected.decision) && sent !== wanted)
    mistakes.push(`sent ${JSON.stringify(sent)} instead of ${JSON.stringify(wanted)}`);
  if (planted && sent.includes(` \n ${planted} \n `) && !(streamed && planted === "ada@lovelace.org"))
    mistakes.push(`${planted} left`);
  for (const { enforced, action, outcome, spans } of expected.results)
    if (enforced && action === "block" && outcome === "hit")
      for (const { start } of spans)
        if (start < leaving.released) mistakes.push(`a blocked part at ${start} left, up to ${leaving.released}`);
  return { mistakes: mistakes.slice(0, 1), pieces, isChanged: wanted !== text, isStopped: leaving.stop !== null, held };
}
