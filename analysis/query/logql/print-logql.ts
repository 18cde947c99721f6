import { quote } from "../reader.ts";
import type { LabelCondition, LabelMatcher, LogQuery, Matching, Stage } from "./syntax.ts";

/** The query as text, from which the same tree is read again. */
export function printLogql({ matchers, stages }: LogQuery): string {
  return [`{${matchers.map(printMatcher).join(", ")}}`, ...stages.map(printStage)].join(" ");
}

/**
 * The query with one more condition on its selector, which nothing else in it can undo: matchers hold together. For a
 * backend that knows teams only by a label.
 */
export function confineLogql(query: LogQuery, label: string, value: string): LogQuery {
  return withMatchers(query, [{ label, by: "=", value }]);
}

export function withMatchers({ matchers, stages }: LogQuery, more: readonly LabelMatcher[]): LogQuery {
  return { matchers: [...matchers, ...more], stages };
}

const printMatcher = ({ label, by, value }: LabelMatcher): string => `${label}${by satisfies Matching}${quote(value)}`;

function printStage(stage: Stage): string {
  switch (stage.kind) {
    case "line":
      return `${stage.by} ${quote(stage.value)}`;
    case "json":
    case "logfmt":
      return `| ${stage.kind}`;
    case "condition":
      return `| ${printCondition(stage.condition)}`;
  }
}

function printCondition(condition: LabelCondition): string {
  switch (condition.kind) {
    case "text":
      return printMatcher(condition.matcher);
    case "amount":
      return `${condition.label} ${condition.by === "=" ? "==" : condition.by} ${condition.value.source}`;
    case "and":
    case "or": {
      const parts = condition.parts.map((part) =>
        isJoined(part) ? `(${printCondition(part)})` : printCondition(part),
      );
      return parts.join(` ${condition.kind} `);
    }
  }
}

const isJoined = ({ kind }: LabelCondition): boolean => kind === "and" || kind === "or";
