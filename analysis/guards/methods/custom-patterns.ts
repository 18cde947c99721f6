import { type GuardMethod, hit, type OptionSpec, pass, undecided } from "../guard.ts";
import { optionReader } from "../options.ts";

const OPTIONS = {
  patterns: {
    kind: "patterns",
    default: [],
    description:
      "What to find, such as “project (orion|lyra)” or “INV-\\d{6}”. Repeats need an upper bound: {1,40} instead of + or *.",
  },
  names: {
    kind: "texts",
    default: [],
    description: "A name for each pattern, in the same order. It is reported with a hit and names the mask.",
  },
  "ignore-case": { kind: "boolean", default: true, description: "Whether capital and small letters are the same." },
} satisfies Readonly<Record<string, OptionSpec>>;

/** Patterns that an operator writes. They are found in the same pass as everyone else's. */
export const customPatterns: GuardMethod = {
  id: "custom-patterns",
  version: "1.1",
  title: "Custom patterns",
  description: "Finds what your own patterns describe: project names, ticket numbers, internal hosts.",
  channels: ["user", "document", "tool_call", "tool_result", "output"],
  needs: "pattern",
  cost: "inline",
  actions: ["flag", "mask", "rewrite", "block", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "It finds what the patterns say and nothing else: another spelling, a translation or a description of the same thing passes.",
    "How often it is wrong depends on your patterns, so its card cannot say; try them on recorded traffic first.",
  ],
  prepare: (options) => {
    const read = optionReader(OPTIONS, options);
    const [names, ignoreCase] = [read.texts("names"), read.isSet("ignore-case")];
    const rules = read.texts("patterns").map((pattern, at) => ({
      name: names[at] ?? `pattern_${at + 1}`,
      pattern,
      ignoreCase,
    }));
    if (rules.length === 0) {
      const nothing = undecided("not_covered", "The config names no patterns to look for.");
      return { always: nothing, judge: () => nothing };
    }
    const nameOf = (rule: number): string => rules[rule]?.name ?? `pattern_${rule + 1}`;
    return {
      rules,
      near: { before: 0, behind: () => 0 },
      judge: (_, found) => {
        const [first] = found;
        if (!first) return pass();
        return hit(
          nameOf(first.rule),
          found.map(({ rule, start, end }) => ({ start, end, kind: nameOf(rule) })),
        );
      },
    };
  },
};
