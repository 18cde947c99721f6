import { parseLogql } from "@agent-console/analysis/query/logql/parse-logql.ts";
import { confineLogql, printLogql } from "@agent-console/analysis/query/logql/print-logql.ts";
import type { LabelCondition, LabelMatcher, Stage } from "@agent-console/analysis/query/logql/syntax.ts";

/** What Loki has as labels of a stream. It keeps all else beside each line, where a selector does not look. */
const OF_A_STREAM: ReadonlySet<string> = new Set(["service_name", "service_namespace"]);

/**
 * The query for Loki: its own tree, printed again, with the team in the selector. Other conditions of the selector come
 * after it, where they hold for labels of the stream and of the line alike, and before `| json`, which can't change them.
 */
export function lokiQuery(query: string, team: { readonly label: string; readonly id: string }): string {
  const { matchers, stages } = parseLogql(query);
  const isOfStream = ({ label }: LabelMatcher): boolean => OF_A_STREAM.has(label) || label === team.label;
  const conditions = matchers.filter((one) => !isOfStream(one)).map(conditionOf);
  const found = conditions.map((condition): Stage => ({ kind: "condition", condition }));
  const whole = { matchers: matchers.filter(isOfStream), stages: [...found, ...stages] };
  return printLogql(confineLogql(whole, team.label, team.id));
}

/** Loki finds out the level of a line by itself if its sender did not name it. */
function conditionOf(matcher: LabelMatcher): LabelCondition {
  const own: LabelCondition = { kind: "text", matcher };
  if (matcher.label !== "level") return own;
  const detected: LabelCondition = { kind: "text", matcher: { ...matcher, label: "detected_level" } };
  return { kind: matcher.by.startsWith("!") ? "and" : "or", parts: [own, detected] };
}
