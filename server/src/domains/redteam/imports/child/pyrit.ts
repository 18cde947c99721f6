import type { Reader } from "./reader.ts";
import { MOST_CHARACTERS, type Outcome, type ToldMessage, type ToldTest } from "./told.ts";
import {
  asList,
  asName,
  asNumber,
  asObject,
  asText,
  asWords,
  boundMessages,
  type Json,
  objectsIn,
  roleOf,
  textOf,
} from "./values.ts";

/** A piece of a conversation, or the result of an attack. */
export const isPyrit = (entry: Json): boolean => isPiece(entry) || isResult(entry);

const isPiece = (entry: Json): boolean =>
  "conversation_id" in entry && "role" in entry && ("converted_value" in entry || "original_value" in entry);

const isResult = (entry: Json): boolean => "objective" in entry && "outcome" in entry && "conversation_id" in entry;

interface Verdict {
  readonly outcome: Outcome;
  readonly by: string | null;
  readonly score: number | null;
  readonly reason: string | null;
}

/** One conversation, put together from its pieces, which may come in any order. */
interface Talk {
  probe: string | null;
  strategy: string | null;
  objective: string | null;
  harms: string[];
  isCut: boolean;
  pieces: { sequence: number; role: ToldMessage["role"]; text: string }[];
  /** Of the scores. */
  verdict: Verdict | null;
  /** Of the attack as a whole, which outweighs them. */
  result: Verdict | null;
  isFailed: boolean;
  isBlocked: boolean;
}

const MOST_TALKS = 50_000;
const LONGEST_PIECE = 8_000;

export function pyritReader(): Reader {
  const talks = new Map<string, Talk>();
  let characters = 0;
  const talkOf = (id: string): Talk | null => {
    const known = talks.get(id);
    if (known) return known;
    if (talks.size >= MOST_TALKS) return null;
    const talk: Talk = {
      ...{
        probe: null,
        strategy: null,
        objective: null,
        harms: [],
        isCut: false,
        pieces: [],
        verdict: null,
        result: null,
      },
      ...{ isFailed: false, isBlocked: false },
    };
    talks.set(id, talk);
    return talk;
  };
  return {
    read(entry) {
      const id = asText(entry["conversation_id"]);
      if (id === null || !isPyrit(entry)) return null;
      const talk = talkOf(id);
      if (!talk) return null;
      describe(talk, entry);
      if (isResult(entry)) {
        talk.result = resultOf(entry);
        return [];
      }
      const text = textOf(entry["converted_value"]) ?? textOf(entry["original_value"]) ?? "";
      const kept = text.slice(0, Math.max(0, Math.min(LONGEST_PIECE, MOST_CHARACTERS - characters)));
      if (kept.length < text.length) talk.isCut = true;
      characters += kept.length;
      talk.pieces.push({ sequence: asNumber(entry["sequence"]) ?? 0, role: roleOf(entry["role"]), text: kept });
      addScores(talk, entry);
      return [];
    },
    *end() {
      for (const [id, talk] of talks) {
        // Nothing is needed twice: what was told can go.
        talks.delete(id);
        yield testOf(talk);
      }
    },
  };
}

const typeName = (identifier: unknown): string | null =>
  asName(asObject(identifier)?.["__type__"] ?? asObject(identifier)?.["class_name"] ?? identifier);

const childOf = (identifier: unknown, name: string): unknown => asObject(asObject(identifier)?.["children"])?.[name];

/** The attack itself: newer versions put it into the identifier of what was run, and that again into one of its technique. */
function attackIn(entry: Json): unknown {
  const whole = entry["atomic_attack_identifier"];
  const nested = childOf(childOf(whole, "attack_technique") ?? whole, "attack");
  return nested ?? entry["attack_identifier"] ?? entry["orchestrator_identifier"];
}

function describe(talk: Talk, entry: Json): void {
  talk.probe ??= typeName(attackIn(entry));
  talk.objective ??= asWords(entry["objective"]) ?? asWords(asObject(entry["labels"])?.["objective"]);
  const converters = asList(entry["request_converter_identifiers"] ?? entry["converter_identifiers"]);
  if (talk.strategy === null && converters.length > 0) {
    talk.strategy = asName(
      converters
        .flatMap((one) => typeName(one) ?? [])
        .slice(0, 8)
        .join(", "),
    );
  }
  if (talk.harms.length === 0) {
    talk.harms = asList(entry["targeted_harm_categories"])
      .flatMap((one) => asName(one) ?? [])
      .slice(0, 8);
  }
}

const OUTCOMES: Readonly<Record<string, Outcome>> = { success: "hit", failure: "held", error: "error" };

function resultOf(entry: Json): Verdict {
  const score = asObject(entry["human_objective_score"] ?? entry["automated_objective_score"] ?? entry["last_score"]);
  const outcome = OUTCOMES[(asText(entry["outcome"]) ?? "").toLowerCase()] ?? "undetermined";
  return {
    outcome,
    by: score ? typeName(score["scorer_class_identifier"]) : null,
    score: outcome === "hit" ? 1 : outcome === "held" ? 0 : null,
    reason: asWords(entry["outcome_reason"]) ?? asWords(score?.["score_rationale"]),
  };
}

function addScores(talk: Talk, entry: Json): void {
  const error = asText(entry["response_error"]) ?? "none";
  if (error === "blocked") talk.isBlocked = true;
  else if (error !== "none" && error !== "empty") talk.isFailed = true;
  for (const score of objectsIn(asList(entry["scores"]))) {
    const verdict = scoreOf(score);
    talk.objective ??= asWords(score["objective"] ?? score["task"]);
    if (verdict && (talk.verdict === null || (verdict.score ?? 0) > (talk.verdict.score ?? 0))) talk.verdict = verdict;
  }
}

const HALF = 0.5;

/** A scorer of refusals says true where the agent held. */
function scoreOf(score: Json): Verdict | null {
  const value = String(score["score_value"] ?? "").toLowerCase();
  const by = typeName(score["scorer_class_identifier"]);
  const isAboutRefusal = /refusal/i.test(
    `${by} ${asList(score["score_category"]).join(" ")} ${score["score_category"]}`,
  );
  const number =
    score["score_type"] === "true_false"
      ? value === "true"
        ? 1
        : value === "false"
          ? 0
          : null
      : asNumber(Number(value || "x"));
  if (number === null) return null;
  const worst = Math.min(1, Math.max(0, isAboutRefusal ? 1 - number : number));
  return { outcome: worst >= HALF ? "hit" : "held", by, score: worst, reason: asWords(score["score_rationale"]) };
}

const UNJUDGED: Verdict = { outcome: "undetermined", by: null, score: null, reason: null };

function testOf(talk: Talk): ToldTest {
  const ordered = talk.pieces.toSorted((one, other) => one.sequence - other.sequence);
  const { messages, isCut } = boundMessages(ordered);
  const fallen: Verdict = talk.isFailed
    ? { ...UNJUDGED, outcome: "error" }
    : talk.isBlocked
      ? { ...UNJUDGED, outcome: "held", reason: "Blocked by the target's content filter." }
      : UNJUDGED;
  const verdict = talk.result ?? talk.verdict ?? fallen;
  return {
    ...{
      probe: talk.probe ?? "conversation",
      strategy: talk.strategy,
      objective: talk.objective,
      harms: talk.harms,
      severity: null,
    },
    ...{ messages, isCut: isCut || talk.isCut, ...verdict },
    hits: verdict.outcome === "hit" ? 1 : 0,
    of: verdict.outcome === "hit" || verdict.outcome === "held" ? 1 : 0,
  };
}
