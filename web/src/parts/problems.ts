import { ApiError } from "@agent-console/sdk";

type Problem = ApiError["problems"][number];

const limit = ({ ctx }: Problem, name: string): unknown => (ctx as Record<string, unknown> | undefined)?.[name];

/** What to enter instead, by error type. The API's own messages are for programs. */
const remedies: Readonly<Record<string, (problem: Problem) => string>> = {
  missing: () => "This is required.",
  string_too_short: (problem) =>
    limit(problem, "min_length") === 1
      ? "This can't be empty."
      : `Use at least ${limit(problem, "min_length")} characters.`,
  string_too_long: (problem) => `Use at most ${limit(problem, "max_length")} characters.`,
  string_pattern_mismatch: () => "This doesn't have the expected form.",
  greater_than_equal: (problem) => `Enter ${limit(problem, "ge")} or more.`,
  greater_than: (problem) => `Enter more than ${limit(problem, "gt")}.`,
  less_than_equal: (problem) => `Enter ${limit(problem, "le")} or less.`,
  less_than: (problem) => `Enter less than ${limit(problem, "lt")}.`,
  int_type: () => "Enter a whole number.",
  int_parsing: () => "Enter a whole number.",
  int_from_float: () => "Enter a whole number.",
  float_type: () => "Enter a number.",
  float_parsing: () => "Enter a number.",
  enum: () => "Choose one of the listed values.",
  literal_error: () => "Choose one of the listed values.",
  url_parsing: () => "Enter a complete address that begins with http:// or https://.",
  url_scheme: () => "Enter an address that begins with http:// or https://.",
};

export function problemWords(problem: Problem): string {
  if (/valid email/.test(problem.msg)) return "Enter an email address, such as name@example.com.";
  if (/the character U\+0000/.test(problem.msg))
    return "This holds a character that can't be stored (U+0000). Remove it.";
  const remedy = remedies[problem.type];
  if (remedy) return remedy(problem);
  const words = problem.msg.replace(/^Value error, /, "");
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The invalid member of the body, with dots between nested names. */
const memberOf = ({ loc }: Problem): string =>
  loc
    .slice(1)
    .filter((part) => typeof part === "string")
    .join(".");

/** The errors by member of the body, for forms that show them beside the field. */
export function problemsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.problems.map((problem) => [memberOf(problem), problemWords(problem)]));
}

const plainName = (member: string): string => {
  const words = member.replaceAll(/[_.]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** All errors as sentences, for places without fields. */
export const problemSentences = (error: ApiError, label = plainName): string =>
  error.problems
    .map((problem) => {
      const member = memberOf(problem);
      return member === "" ? problemWords(problem) : `${label(member)}: ${problemWords(problem)}`;
    })
    .join(" ");
