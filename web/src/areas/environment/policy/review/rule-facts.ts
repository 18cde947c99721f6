import type { Check } from "@agent-console/analysis/policies/check.ts";
import type { PolicyRule } from "../../../../queries/environment/rules.ts";
import type { RuleFilter } from "../../../../routes/environment-search.ts";
import { testedBy } from "../../../../terms/checks.ts";

/** From this confidence, rules can be approved together. */
export const SURE = 0.9;

/** What a rule is for a reviewer, as marked in the text, in the list and in the ribbon. */
export type RuleState = "approved" | "rejected" | "suspicious" | "conflict" | "judge" | "outside" | "open";

export const checkIn = ({ check }: Pick<PolicyRule, "check">): Check =>
  (check as Check | null | undefined) ?? { kind: "judge", criterion: "" };

export const isOpen = ({ status }: Pick<PolicyRule, "status">): boolean => status === "draft" || status === "modified";

export const hasConflict = ({ conflicts_with: others }: Pick<PolicyRule, "conflicts_with">): boolean =>
  (others?.length ?? 0) > 0;

export function stateOf(rule: PolicyRule): RuleState {
  if (rule.status === "rejected") return "rejected";
  if (rule.status === "approved") return "approved";
  if (rule.suspicious) return "suspicious";
  if (hasConflict(rule)) return "conflict";
  const by = testedBy(checkIn(rule));
  return by === "detector" ? "open" : by;
}

const filters: Readonly<Record<RuleFilter, (rule: PolicyRule) => boolean>> = {
  open: isOpen,
  conflicts: (rule) => rule.status !== "rejected" && hasConflict(rule),
  judge: (rule) => rule.status !== "rejected" && testedBy(checkIn(rule)) === "judge",
  outside: (rule) => rule.status !== "rejected" && testedBy(checkIn(rule)) === "outside",
  suspicious: ({ suspicious }) => suspicious === true,
  approved: ({ status }) => status === "approved",
  rejected: ({ status }) => status === "rejected",
};

export const rulesIn = (rules: readonly PolicyRule[], filter: RuleFilter): PolicyRule[] =>
  rules.filter(filters[filter]);

/** The filter that lists a rule by its decision. */
export const filterOf = (rule: PolicyRule): RuleFilter =>
  rule.status === "approved" || rule.status === "rejected" ? rule.status : "open";

/** Rules that may be approved together: confident, undisputed, and not speaking to a machine. */
export const sureRules = (rules: readonly PolicyRule[]): PolicyRule[] =>
  rules.filter((rule) => isOpen(rule) && !rule.suspicious && !hasConflict(rule) && (rule.confidence ?? 0) >= SURE);

/** The rule to decide next, after this one and then from the start. Suspicious ones are never chosen for the reviewer. */
export function nextToDecide(rules: readonly PolicyRule[], after: string | undefined): PolicyRule | undefined {
  const at = rules.findIndex(({ id }) => id === after);
  const inTurn = [...rules.slice(at + 1), ...rules.slice(0, Math.max(0, at))];
  return inTurn.find((rule) => isOpen(rule) && !rule.suspicious);
}

interface Location {
  readonly char_start?: number | null;
  readonly char_end?: number | null;
}

/** Where the rule's words are in the text; null if it was written by hand, or its words are gone. */
export function spanOf({ provenance }: Pick<PolicyRule, "provenance">): readonly [number, number] | null {
  const location = (provenance as { source_location?: Location | null } | null | undefined)?.source_location;
  const { char_start: start, char_end: end } = location ?? {};
  return typeof start === "number" && typeof end === "number" && end > start && start >= 0 ? [start, end] : null;
}

const comparisons: Readonly<Record<string, string>> = {
  "<=": "at most",
  ">=": "at least",
  "<": "less than",
  ">": "more than",
};

/** "when After 30 days" reads "after 30 days": some conditions begin with a word that says when by itself. */
function conditionWords(type: string, shown: string): string {
  const rest = shown.replace(/^(?:if|when|unless) /i, "");
  // The first word stood at the start of a sentence; a name in capitals stays as it is.
  const words = /^[A-Z][a-z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
  return /^(?:before|after|until|while|once|where|within|during) /.test(words) ? words : `${type} ${words}`;
}

/** Conditions and limits as short phrases, whichever shape they came in. */
export function conditionsOf({ constraints }: Pick<PolicyRule, "constraints">): string[] {
  return (constraints ?? []).flatMap((one) => {
    const { condition_type: type, field, operator, value, unit } = one as Record<string, unknown>;
    const shown = Array.isArray(value) ? value.join(", ") : value === undefined ? "" : String(value);
    if (shown === "") return [];
    const isCondition = type === "when" || type === "unless";
    // A condition in the document's words; a comparison otherwise.
    if (isCondition && typeof value === "string") return [conditionWords(type, shown)];
    const words = [field, comparisons[String(operator)] ?? operator, shown, unit].filter(
      (part) => part !== undefined && part !== null && part !== "",
    );
    return [`${isCondition ? `${type} ` : ""}${words.join(" ")}`];
  });
}

export function severityOf({ consequence }: Pick<PolicyRule, "consequence">): string {
  const { severity } = (consequence ?? {}) as { severity?: unknown };
  return typeof severity === "string" ? severity : "medium";
}
