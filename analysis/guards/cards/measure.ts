import type { ConfiguredGuard, GuardConfig } from "../config/config.ts";
import type { AgentFacts, GuardMethod, Judgment, Options, Subject } from "../guard.ts";
import type { PackRow } from "../packs/pack.ts";
import { type PreparedChannel, type PrepareNeeds, prepareChannel } from "../pass/prepare.ts";
import { judgeLocally } from "../run/judge-locally.ts";
import { aurocOf, figuresOf, type GuardCard, type JudgedRow, sourceFiguresOf, spansCovered } from "./card.ts";
import { channelFor, optionsAt, packsFor, pointsOf, typicalOptions } from "./plan.ts";

/** What a method knows of the agent that a row's text belongs to. */
export type FactsOf = (agent: PackRow["agent"]) => AgentFacts;

export interface Measuring {
  readonly packs: Readonly<Record<string, readonly PackRow[]>>;
  readonly facts: FactsOf;
}

/** The figures of a method, without what is known only outside: its cost and the digest of its code and texts. */
export type MeasuredCard = Omit<GuardCard, "digest" | "cost">;

/** The card of a method that judges in process. Null for a remote method, which is measured when it is connected. */
export function measure(method: GuardMethod, measuring: Measuring): MeasuredCard | null {
  if (!method.prepare) return null;
  const points = pointsOf(method);
  const judge = judgeWith(method, measuring.facts);
  const judged = (points.length > 0 ? points : [undefined]).flatMap((point) =>
    rowsFor(method, measuring.packs).map(({ pack, row }): JudgedRow => {
      const options = optionsAt(method, row.options ?? typicalOptions(method), point);
      return { pack, row, judgment: judge(options, row), ...(point !== undefined && { point }) };
    }),
  );
  return cardFrom(method, judged);
}

/** A card from judgments that were made elsewhere, such as by a remote method. */
export function cardFrom(
  method: Pick<GuardMethod, "id" | "version" | "languages" | "blindSpots" | "options">,
  judged: readonly JudgedRow[],
): MeasuredCard {
  const points = pointsOf(method);
  const inside = judged.filter(({ row }) => !row.outside);
  const [first] = points;
  const atFirst = inside.filter(({ point }) => point === first);
  const documents = atFirst.filter(({ pack }) => pack === "documents");
  const auroc = aurocOf(documents);
  const spans = spansCovered(atFirst);
  return {
    method: method.id,
    version: method.version,
    ...(points.length > 0 && { points }),
    figures: figuresOf(judged.map(named)),
    sources: sourceFiguresOf(inside),
    ...(auroc !== null && { auroc }),
    ...(spans && { spans }),
    languages: method.languages,
    blindSpots: method.blindSpots,
  };
}

/** Texts outside what a method claims to see are a kind of their own, so that they are counted and stay out of its recall. */
const named = (judged: JudgedRow): JudgedRow =>
  judged.row.outside ? { ...judged, row: { ...judged.row, kind: `${judged.row.kind}_outside` } } : judged;

/** The texts that a method is measured on, with the pack of each. */
export const rowsFor = (
  method: Pick<GuardMethod, "id" | "channels">,
  packs: Measuring["packs"],
): readonly { readonly pack: string; readonly row: PackRow }[] =>
  packsFor(method).flatMap((pack) => (packs[pack] ?? []).map((row) => ({ pack, row })));

/** What a method is shown of a row. */
export const subjectOf = (method: Pick<GuardMethod, "channels">, row: PackRow): Subject => ({
  channel: channelFor(method, row.channel),
  text: row.text,
  ...(row.question !== undefined && { question: row.question }),
  ...(row.toolCall && { toolCall: row.toolCall }),
});

/**
 * Judges as the console does, with the patterns looked for in every view of a text. Rows with the same options and the same
 * agent share one prepared channel: preparing is dear, judging is not.
 */
function judgeWith(method: GuardMethod, facts: FactsOf) {
  const prepared = new Map<string, PreparedChannel>();
  return (options: Options, row: PackRow): Judgment => {
    const subject = subjectOf(method, row);
    const key = JSON.stringify([subject.channel, options, row.agent]);
    const channel = prepared.get(key) ?? prepareChannel(alone(method, options, facts(row.agent)), subject.channel);
    prepared.set(key, channel);
    const [judged] = judgeLocally(channel, subject, { earlyExit: false });
    if (!judged) throw new TypeError(`${method.id} did not judge ${row.id}`);
    return judged.judgment;
  };
}

/** A config in which the method is the only guard of every channel. */
function alone(method: GuardMethod, options: Options, agent: AgentFacts): PrepareNeeds {
  const guard: ConfiguredGuard = {
    name: method.id,
    type: "generic",
    methods: [{ id: method.id, options }],
    mode: "shadow",
    action: "flag",
    onError: "fail_closed",
    notCovered: "pass",
    timeoutMs: 1_000,
    earlyExit: false,
    runParallel: false,
    rewriteText: "",
  };
  const config: GuardConfig = {
    channels: { user: [guard], document: [guard], tool_call: [guard], tool_result: [guard], output: [guard] },
    blockedMessage: { input: "", output: "" },
    earlyExit: { input: false, output: false },
    runParallel: { input: false, output: false },
    blockedAs: "answer",
    overDefenceBudget: 0,
    unscannable: "pass",
    unavailable: [],
  };
  return { config, agent, methods: { [method.id]: method } };
}
