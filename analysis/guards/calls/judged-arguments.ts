import { hit, type Judgment, type OptionSpec, pass, type Subject, undecided } from "../guard.ts";
import type { OptionReader } from "../options.ts";
import { argumentTexts, placeIn } from "./argument-texts.ts";
import { matchesAny } from "./name-pattern.ts";

/** The options of methods that look for code in the arguments of tool calls. */
export const argumentOptions = (what: string) =>
  ({
    tools: {
      kind: "texts",
      default: ["*"],
      description: "Which tools are judged. * stands for any characters.",
    },
    keys: {
      kind: "texts",
      default: ["*"],
      description: "Which arguments are judged, by their names: path, filter.name. * stands for any characters.",
    },
    allowed: {
      kind: "texts",
      default: [],
      description: `Where ${what} is expected and passes: a tool (run_query), or one argument of it (report.sql). * stands for any characters.`,
    },
  }) satisfies Readonly<Record<string, OptionSpec>>;

/** Judges each text in the arguments alone; `ruleFor` names what was found in one. */
export function judgeArguments(read: OptionReader, ruleFor: (text: string) => string | null) {
  const [tools, keys, allowed] = [read.texts("tools"), read.texts("keys"), read.texts("allowed")];
  return ({ text, toolCall }: Subject): Judgment => {
    if (!toolCall) return undecided("unreadable", "The call has no arguments that could be judged.");
    const { name } = toolCall;
    if (!matchesAny(tools, name) || matchesAny(allowed, name)) return pass();
    const found = argumentTexts(toolCall.arguments)
      .filter(({ path }) => matchesAny(keys, path) && !matchesAny(allowed, `${name}.${path}`))
      .flatMap((argument) => {
        const rule = ruleFor(argument.text);
        return rule === null ? [] : [{ rule, ...placeIn(text, argument.text), kind: rule }];
      });
    const [first] = found;
    return first
      ? hit(
          first.rule,
          found.map(({ start, end, kind }) => ({ start, end, kind })).filter(({ start, end }) => start < end),
        )
      : pass();
  };
}
