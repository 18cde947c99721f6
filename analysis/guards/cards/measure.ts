import type {
  AgentFacts,
  Found,
  GuardMethod,
  Judgment,
  Options,
  PatternRule,
  PreparedGuard,
  Subject,
} from "../guard.ts";
import type { PackRow } from "../packs/pack.ts";
import { aurocOf, figuresOf, type GuardCard, type JudgedRow, sourceFiguresOf, spansCovered } from "./card.ts";
import { channelFor, optionsAt, packsFor, pointsOf } from "./plan.ts";

/** Finds the patterns of a method in a text, in the text as it is and in its views. */
export type FindRules = (rules: readonly PatternRule[]) => (text: string) => readonly Found[];

/** What a method knows of the agent that a row's text belongs to. */
export type FactsOf = (agent: PackRow["agent"]) => AgentFacts;

export interface Measuring {
  readonly packs: Readonly<Record<string, readonly PackRow[]>>;
  readonly find: FindRules;
  readonly facts: FactsOf;
}

/** The figures of a method, without what is known only outside: its cost and the digest of its code and texts. */
export type MeasuredCard = Omit<GuardCard, "digest" | "cost">;

/** The card of a method that judges in process. Null for a remote method, which is measured when it is connected. */
export function measure(method: GuardMethod, measuring: Measuring): MeasuredCard | null {
  const { prepare } = method;
  if (!prepare) return null;
  const points = pointsOf(method);
  const judge = judgeWith(prepare, measuring);
  const judged = (points.length > 0 ? points : [undefined]).flatMap((point) =>
    rowsFor(method, measuring.packs).map(({ pack, row }): JudgedRow => {
      const options = optionsAt(method, row.options ?? {}, point);
      return {
        pack,
        row,
        judgment: judge(options, row, subjectOf(method, row)),
        ...(point !== undefined && { point }),
      };
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

/** Rows with the same options and the same agent share one prepared guard: preparing is dear, judging is not. */
function judgeWith(prepare: NonNullable<GuardMethod["prepare"]>, { find, facts }: Measuring) {
  const prepared = new Map<string, { guard: PreparedGuard; found: (text: string) => readonly Found[] }>();
  return (options: Options, { agent }: PackRow, subject: Subject): Judgment => {
    const key = JSON.stringify([options, agent]);
    const known = prepared.get(key);
    const guard = known?.guard ?? prepare(options, facts(agent));
    const found = known?.found ?? (guard.rules ? find(guard.rules) : () => []);
    if (!known) prepared.set(key, { guard, found });
    return guard.judge(subject, found(subject.text));
  };
}
