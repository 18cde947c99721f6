import type { Reader } from "./reader.ts";
import type { Outcome, ToldMessage, ToldTest } from "./told.ts";
import {
  asList,
  asName,
  asObject,
  asScore,
  asText,
  asWords,
  boundMessages,
  type Json,
  objectsIn,
  roleOf,
  textOf,
} from "./values.ts";

/** `failureReason` of a test that could not be run. */
const ERROR = 2;

/** A result, or a whole file on one line. */
export const isPromptfoo = (entry: Json): boolean =>
  ("gradingResult" in entry && "success" in entry) ||
  ("testCase" in entry && "success" in entry) ||
  ("promptId" in entry && "success" in entry) ||
  Array.isArray(asObject(entry["results"])?.["results"]);

export function promptfooReader(): Reader {
  const read = (entry: Json): readonly ToldTest[] | null => {
    const whole = asObject(entry["results"])?.["results"];
    if (Array.isArray(whole)) return objectsIn(whole).flatMap((one) => read(one) ?? []);
    // A document has its settings and prompts beside the results.
    if (typeof entry["success"] !== "boolean") return [];
    const plugin = pluginOf(entry);
    // Tests of an ordinary evaluation are no attacks.
    return plugin === null ? [] : [resultOf(entry, plugin)];
  };
  return { read, end: () => [] };
}

const metadataOf = (entry: Json): readonly Json[] =>
  objectsIn([entry["metadata"], asObject(entry["testCase"])?.["metadata"]]);

const member = (entry: Json, name: string): unknown =>
  metadataOf(entry).find((metadata) => metadata[name] !== undefined && metadata[name] !== null)?.[name];

const pluginOf = (entry: Json): string | null => asName(member(entry, "pluginId"));

function resultOf(entry: Json, probe: string): ToldTest {
  const grading = asObject(entry["gradingResult"]);
  const isHeld = entry["success"] === true;
  const outcome: Outcome = isHeld ? "held" : isError(entry, grading) ? "error" : "hit";
  const pass = asScore(grading?.["score"] ?? entry["score"]);
  const harm = asName(member(entry, "harmCategory"));
  return {
    ...{
      probe,
      strategy: asName(member(entry, "strategyId")),
      objective: asWords(member(entry, "goal") ?? member(entry, "purpose")),
    },
    ...{ harms: harm === null ? [] : [harm], severity: asName(member(entry, "severity")) },
    ...boundMessages(messagesOf(entry)),
    ...{ outcome, by: graderOf(grading), score: outcome === "error" || pass === null ? null : 1 - pass },
    reason: asWords(grading?.["reason"]) ?? asWords(entry["error"]),
    hits: outcome === "hit" ? 1 : 0,
    of: outcome === "error" ? 0 : 1,
  };
}

/** A request that failed is neither a hit nor held, although the file calls both a failure. */
const isError = (entry: Json, grading: Json | null): boolean =>
  entry["failureReason"] === ERROR ||
  (asText(entry["error"]) !== null && grading === null) ||
  entry["response"] === null;

/** The assertion that failed, where one did: a result may have several, and name none itself. */
function graderOf(grading: Json | null): string | null {
  const components = objectsIn(asList(grading?.["componentResults"]));
  const failed = components.filter(({ pass }) => pass === false);
  const parts = [grading, ...failed, ...components];
  return asName(parts.map((one) => asObject(one?.["assertion"])?.["type"]).find((type) => typeof type === "string"));
}

/** A conversation where the strategy kept one, else the one exchange. */
function messagesOf(entry: Json): ToldMessage[] {
  const said = asList(member(entry, "messages")).flatMap((one) => {
    const { role, content } = asObject(one) ?? {};
    const text = textOf(content);
    return text === null ? [] : [{ role: roleOf(role), text }];
  });
  const history = asList(member(entry, "redteamHistory")).flatMap((one) => {
    const { prompt, output } = asObject(one) ?? {};
    return pair(textOf(prompt), textOf(output));
  });
  if (history.length > 0) return history;
  if (said.some(({ role }) => role === "assistant")) return said;
  return pair(promptOf(entry), textOf(asObject(entry["response"])?.["output"]));
}

function promptOf(entry: Json): string | null {
  const vars = asObject(entry["vars"]) ?? asObject(asObject(entry["testCase"])?.["vars"]);
  const final = asText(member(entry, "redteamFinalPrompt"));
  return final ?? textOf(vars?.["prompt"]) ?? textOf(asObject(entry["prompt"])?.["raw"]) ?? textOf(vars);
}

const pair = (prompt: string | null, output: string | null): ToldMessage[] => [
  ...(prompt === null ? [] : [{ role: "user" as const, text: prompt }]),
  ...(output === null ? [] : [{ role: "assistant" as const, text: output }]),
];
