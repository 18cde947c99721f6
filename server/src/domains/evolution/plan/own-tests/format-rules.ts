/** Rules about the form of an answer, taken from what a team's own tests expect of it. Of the search half alone. */
import { scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import type { Expectation, PortPrompt } from "../../../evaluation/port.ts";
import type { Clause } from "../../clauses/families/clause.ts";
import { categoryOf } from "../problem.ts";

/** A form that fewer cases ask for is not the agent's form. */
const LEAST_SHARE = 0.6;
/** A value that one case alone expects is its answer, and not a form. */
const LEAST_CASES = 2;
const MOST_LABELS = 12;
const LONGEST_LABEL = 40;
const MOST_FIELDS = 12;

export function formatRules(prompts: readonly PortPrompt[]): Clause[] {
  const asked = prompts.filter(({ isBenign }) => !isBenign);
  const [first] = asked;
  if (!first) return [];
  const expected = asked.map(({ question }) => expectedIn(question.secret));
  const texts = [jsonRule(expected), labelRule(expected), beginningRule(expected)];
  const scenarios = [...new Set(asked.map(categoryOf))];
  return texts.flatMap((text, at): Clause[] => {
    if (text === null || /\p{C}/u.test(text) || scanForSecrets([["", text]]).length > 0) return [];
    const family = `format-${["json", "labels", "beginning"][at]}`;
    return [
      {
        ...{ id: `${family}/strong`, family, variant: "strong", text, scenarios },
        ...{ risks: [], conflictsWith: [], source: "your tests" },
        reason: "Adds a rule about the form of answers, taken from what your own tests expect.",
      },
    ];
  });
}

const expectedIn = (secret: PortPrompt["question"]["secret"]): readonly Expectation[] => {
  const expect = secret?.["expect"];
  return Array.isArray(expect) ? (expect as Expectation[]) : [];
};

/** What most cases have, as one text each; null if too few have any. */
function shared(
  expected: readonly (readonly Expectation[])[],
  read: (one: Expectation) => readonly string[],
): Map<string, number> | null {
  const found = expected.map((own) => own.flatMap(read)).filter((own) => own.length > 0);
  if (found.length < LEAST_SHARE * expected.length) return null;
  const counts = new Map<string, number>();
  for (const own of found) for (const text of new Set(own)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function jsonRule(expected: readonly (readonly Expectation[])[]): string | null {
  const schemas = shared(expected, (one) => (one.kind === "json_schema" ? [JSON.stringify(one.schema)] : []));
  if (!schemas) return null;
  const fields = new Set<string>();
  for (const text of schemas.keys()) for (const name of fieldsOf(JSON.parse(text))) fields.add(name);
  const isSame = schemas.size === 1 && fields.size > 0 && fields.size <= MOST_FIELDS;
  const names = [...fields].map((name) => `"${name.slice(0, LONGEST_LABEL)}"`).join(", ");
  return `Reply with JSON alone, with no text before or after it and no code fence${isSame ? `: one object with the fields ${names}` : ""}.`;
}

function fieldsOf(schema: unknown): string[] {
  const properties =
    typeof schema === "object" && schema !== null && "properties" in schema ? schema.properties : undefined;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** A few values, each expected by several cases: the agent is to choose one of them. */
function labelRule(expected: readonly (readonly Expectation[])[]): string | null {
  const labels = shared(expected, (one) => (one.kind === "equals" && !one.not ? one.texts.map(trimmed) : []));
  if (!labels || labels.size < 2 || labels.size > MOST_LABELS) return null;
  const every = [...labels];
  if (every.some(([text, count]) => count < LEAST_CASES || text === "" || text.length > LONGEST_LABEL)) return null;
  return `Reply with exactly one of these and nothing else: ${every.map(([text]) => `“${text}”`).join(", ")}.`;
}

function beginningRule(expected: readonly (readonly Expectation[])[]): string | null {
  const starts = shared(expected, (one) => (one.kind === "starts_with" && !one.not ? one.texts.map(trimmed) : []));
  const [only] = starts?.size === 1 ? starts.keys() : [];
  return only && only.length <= LONGEST_LABEL ? `Begin every reply with “${only}”.` : null;
}

const trimmed = (text: string): string => text.trim();
