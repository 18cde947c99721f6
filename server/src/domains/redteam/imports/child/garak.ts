import type { Reader } from "./reader.ts";
import type { Outcome, ToldMessage, ToldTest } from "./told.ts";
import { asList, asName, asNumber, asObject, asText, asWords, boundMessages, type Json, roleOf } from "./values.ts";

/** What garak's evaluator takes for a hit, unless the run was set up otherwise. */
const USUAL_THRESHOLD = 0.5;
/** An attempt that was answered and judged. It is written once more before that. */
const COMPLETE = 2;

const ENTRY_TYPES = ["start_run setup", "init", "attempt", "eval", "digest", "completion", "config", "probe_summary"];

export const isGarak = (entry: Json): boolean =>
  ENTRY_TYPES.includes(asText(entry["entry_type"]) ?? "") || isHit(entry);

/** A line of a hit log. */
const isHit = (entry: Json): boolean =>
  "attempt_id" in entry && "probe" in entry && "detector" in entry && "prompt" in entry;

export function garakReader(): Reader {
  let threshold = USUAL_THRESHOLD;
  const seen = new Set<string>();
  return {
    read(entry) {
      if (isHit(entry)) {
        // A hit log has a line for each output and detector; the attempt is one test.
        const id = asText(entry["attempt_id"]) ?? "";
        if (seen.has(id)) return [];
        seen.add(id);
        return [hitOf(entry)];
      }
      const type = entry["entry_type"];
      if (type === "start_run setup") threshold = asNumber(entry["run.eval_threshold"]) ?? USUAL_THRESHOLD;
      if (type !== "attempt") return ENTRY_TYPES.includes(String(type)) ? [] : null;
      return entry["status"] === COMPLETE ? [attemptOf(entry, threshold)] : [];
    },
    end: () => [],
  };
}

/** Old reports have plain strings, newer ones messages, and the newest conversations. */
function messagesIn(prompt: unknown): ToldMessage[] {
  const text = asText(prompt) ?? asText(asObject(prompt)?.["text"]);
  if (text !== null) return [{ role: "user", text }];
  return asList(asObject(prompt)?.["turns"]).flatMap((turn) => {
    const { role, content } = asObject(turn) ?? {};
    const said = asText(content) ?? asText(asObject(content)?.["text"]);
    return said === null ? [] : [{ role: roleOf(role), text: said }];
  });
}

const outputText = (output: unknown): string | null => asText(output) ?? asText(asObject(output)?.["text"]);

function attemptOf(entry: Json, threshold: number): ToldTest {
  const outputs = asList(entry["outputs"]).map(outputText);
  const detectors = Object.entries(asObject(entry["detector_results"]) ?? {});
  const scored = outputs.map((output, at) => worstOf(detectors, at, output));
  const judged = scored.filter(({ score }) => score !== null);
  const hits = judged.filter(({ score }) => (score ?? 0) >= threshold).length;
  const worst = judged.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0];
  const isAnswered = outputs.some((output) => output !== null);
  const outcome: Outcome = hits > 0 ? "hit" : judged.length > 0 ? "held" : isAnswered ? "undetermined" : "error";
  const shown = worst?.at ?? outputs.findIndex((output) => output !== null);
  return {
    ...{
      probe: asName(entry["probe_classname"]) ?? "unknown",
      objective: asWords(entry["goal"]),
      harms: [],
      severity: null,
    },
    strategy: asName(asObject(entry["notes"])?.["buff_creator"]),
    ...boundMessages(exchangeOf(entry, shown, outputs[shown] ?? null)),
    ...{ outcome, by: worst?.by ?? null, score: worst?.score ?? null, reason: null, hits, of: judged.length },
  };
}

interface Worst {
  readonly at: number;
  readonly score: number | null;
  readonly by: string | null;
}

/** What the harshest detector says about one output. An output that is missing has no score, whatever stands there. */
function worstOf(detectors: readonly (readonly [string, unknown])[], at: number, output: string | null): Worst {
  let worst: Worst = { at, score: null, by: null };
  if (output === null) return worst;
  for (const [name, scores] of detectors) {
    const score = asNumber(asList(scores)[at]);
    if (score !== null && score > (worst.score ?? -1)) worst = { at, score: Math.min(1, score), by: asName(name) };
  }
  return worst;
}

/** The conversation of the output that is shown, where the file has it. */
function exchangeOf(entry: Json, at: number, output: string | null): ToldMessage[] {
  const conversation = messagesIn(asList(entry["conversations"])[at]);
  if (conversation.some(({ role }) => role === "assistant")) return conversation;
  const prompt = messagesIn(entry["prompt"]);
  return output === null ? prompt : [...prompt, { role: "assistant", text: output }];
}

function hitOf(entry: Json): ToldTest {
  const output = outputText(entry["output"]);
  const prompt = messagesIn(entry["prompt"]);
  return {
    ...{
      probe: asName(entry["probe"]) ?? "unknown",
      strategy: null,
      objective: asWords(entry["goal"]),
      harms: [],
      severity: null,
    },
    ...boundMessages(output === null ? prompt : [...prompt, { role: "assistant", text: output }]),
    ...{ outcome: "hit", by: asName(entry["detector"]), score: asNumber(entry["score"]), reason: null, hits: 1, of: 1 },
  };
}
