import { matchesName } from "../../calls/name-pattern.ts";
import type {
  Clause,
  Condition,
  DenyRule,
  FlowProblem,
  FlowRule,
  LimitRule,
  MaskRule,
  RequireRule,
  ToolSet,
} from "./policy.ts";

/** Lines that contradict each other, or that can never decide anything because of another line. */
export function conflictsIn(rules: readonly FlowRule[]): FlowProblem[] {
  const always = rules.filter((rule) => rule.kind === "deny" && !rule.after && !rule.when && !rule.unless);
  return rules.flatMap((rule, at) => {
    const message =
      neverHolds(rule) ??
      repeated(rule, rules.slice(0, at)) ??
      coveredBy(rule, always) ??
      conflictOf(rule, { rules, at, always });
    return message === null ? [] : [{ line: rule.line, column: rule.column, length: rule.text.length, message }];
  });
}

interface Others {
  readonly rules: readonly FlowRule[];
  readonly at: number;
  /** Rules that deny every call of their tools. */
  readonly always: readonly FlowRule[];
}

function conflictOf(rule: FlowRule, others: Others): string | null {
  if (rule.kind === "require") return requireConflict(rule, others);
  if (rule.kind === "limit") return limitConflict(rule, others);
  if (rule.kind === "mask") return maskConflict(rule, others);
  return denyConflict(rule, others);
}

/** Every tool of the inner set is one of the outer set. A pattern counts if the other is the same or matches its text. */
const isWithin = (inner: ToolSet, outer: ToolSet): boolean =>
  inner.tools.every((tool) => outer.tools.some((pattern) => matchesName(pattern, tool)));

function repeated(rule: FlowRule, earlier: readonly FlowRule[]): string | null {
  const same = earlier.find((one) => withoutSpaces(one.text) === withoutSpaces(rule.text));
  return same ? `This is the same as line ${same.line}.` : null;
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, " ");

function coveredBy(rule: FlowRule, always: readonly FlowRule[]): string | null {
  if (rule.kind === "mask") return null;
  const wider = always.find(
    (one) =>
      one !== rule &&
      one.kind === "deny" &&
      isWithin(rule.target, one.target) &&
      // Of two that deny the same, the first stays.
      !(always.includes(rule) && isWithin(one.target, rule.target) && one.line > rule.line),
  );
  return wider ? `This line decides nothing: line ${wider.line} denies these calls already.` : null;
}

function requireConflict({ required, target }: RequireRule, { always }: Others): string | null {
  if (isWithin(target, required) && isWithin(required, target))
    return "This call would have to come before itself, so it could never be made.";
  const denied = always.find((one) => one.kind === "deny" && isWithin(required, one.target));
  return denied
    ? `Line ${denied.line} denies the call that this line requires, so ${target.label} could never be made.`
    : null;
}

function limitConflict(rule: LimitRule, { rules, at }: Others): string | null {
  const stricter = rules.find(
    (one, other): one is LimitRule =>
      one.kind === "limit" &&
      other !== at &&
      sameTools(one.target, rule.target) &&
      (one.most < rule.most || (one.most === rule.most && other < at)),
  );
  return stricter ? `This line decides nothing: line ${stricter.line} sets a limit of ${stricter.most}.` : null;
}

function maskConflict(rule: MaskRule, { rules, at }: Others): string | null {
  const wider = rules.find(
    (one, other): one is MaskRule =>
      one.kind === "mask" &&
      other !== at &&
      isWithin(rule.results, one.results) &&
      rule.kinds.every((kind) => one.kinds.includes(kind)) &&
      (other < at || !isWithin(one.results, rule.results) || one.kinds.length > rule.kinds.length),
  );
  return wider ? `This line decides nothing: line ${wider.line} masks the same.` : null;
}

/** A line with an exception or a condition, beside one that denies the same without it. */
function denyConflict(rule: DenyRule, { rules, at }: Others): string | null {
  const wider = rules.find((one, other): one is DenyRule => {
    if (one.kind !== "deny" || other === at || !isWithin(rule.target, one.target)) return false;
    if (one.unless || one.when) return false;
    if (one.after && !(rule.after && isWithin(rule.after, one.after))) return false;
    const isSame = !rule.unless && !rule.when && sameTools(rule.target, one.target);
    return !isSame || (rule.after !== null && one.after !== null && !isWithin(one.after, rule.after));
  });
  return wider ? `This line decides nothing: line ${wider.line} denies these calls already.` : null;
}

const sameTools = (one: ToolSet, other: ToolSet): boolean => isWithin(one, other) && isWithin(other, one);

function neverHolds(rule: FlowRule): string | null {
  if (rule.kind !== "deny" && rule.kind !== "require") return null;
  if (rule.when && isImpossible(rule.when)) return "These conditions can't hold together, so the line decides nothing.";
  if (rule.kind === "deny" && rule.unless && isImpossible(rule.unless))
    return 'The conditions after "unless" can\'t hold together, so there is no exception.';
  return null;
}

/** Conditions on one argument that exclude each other. */
function isImpossible({ join, conditions }: Clause): boolean {
  if (join === "or") return false;
  return conditions.some((one, at) => conditions.slice(at + 1).some((other) => excludes(one, other)));
}

function excludes(one: Condition, other: Condition): boolean {
  if (one.path.text !== other.path.text) return false;
  const [a, b] = [one.compare, other.compare];
  if (a.kind === "equals" && b.kind === "equals") {
    if (a.value === b.value) return a.isNegated !== b.isNegated;
    return !a.isNegated && !b.isNegated;
  }
  if (a.kind === "in" && b.kind === "in") return a.list === b.list && a.isNegated !== b.isNegated;
  if (a.kind === "matches" && b.kind === "matches") return a.glob === b.glob && a.isNegated !== b.isNegated;
  if (a.kind !== "number" || b.kind !== "number") return false;
  const [low, high] = a.sign.startsWith(">") ? [a, b] : [b, a];
  if (!low.sign.startsWith(">") || !high.sign.startsWith("<")) return false;
  return low.value > high.value || (low.value === high.value && (low.sign === ">" || high.sign === "<"));
}
