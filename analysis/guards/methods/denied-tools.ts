import { matchesAny, matchesName } from "../calls/name-pattern.ts";
import { type GuardMethod, hit, type OptionSpec, pass, undecided } from "../guard.ts";
import { optionReader } from "../options.ts";

const OPTIONS = {
  tools: {
    kind: "texts",
    default: [],
    description:
      "Tools that must not be called. * stands for any characters: delete_*, mcp:*/write. A name without a server denies the tool on every MCP server.",
  },
  "only-tools": {
    kind: "texts",
    default: [],
    description:
      "If there are any, every other tool is denied. * stands for any characters. A name without a server allows the tool on every MCP server; mcp:files/read allows it on one.",
  },
  arguments: {
    kind: "patterns",
    default: [],
    description:
      "Values that must not be passed to any tool, found in the arguments as JSON: “/etc/\\w{1,40}”, “@rival\\.example”.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** Which tools an agent may call, whatever it was talked into. */
export const deniedTools: GuardMethod = {
  id: "denied-tools",
  version: "1.1",
  title: "Denied tools and arguments",
  description: "Denies calls of tools by name, and calls with argument values that match a pattern.",
  channels: ["tool_call"],
  needs: "whole",
  cost: "inline",
  actions: ["deny_call", "block", "flag"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "It knows a tool by its name only. A tool that does the same under another name passes, unless only-tools lists the good ones.",
    "A denied value that the tool puts together itself, from parts or from another encoding, is not seen.",
  ],
  prepare: (options) => {
    const read = optionReader(OPTIONS, options);
    const [denied, only] = [read.texts("tools"), read.texts("only-tools")];
    const rules = read.texts("arguments").map((pattern) => ({ name: "denied value", pattern, ignoreCase: true }));
    return {
      rules,
      judge: ({ text, toolCall }, found) => {
        if (!toolCall) return undecided("unreadable", "The call has no tool name that could be judged.");
        const names = namesOf(visibleName(toolCall.name));
        const whole = text === "" ? [] : [{ start: 0, end: text.length, kind: "denied call" }];
        const by = denied.find((pattern) => names.some((name) => matchesName(pattern, name)));
        if (by !== undefined) return hit(`denied tool: ${by}`, whole);
        if (only.length > 0 && !names.some((name) => matchesAny(only, name))) return hit("tool not in the list", whole);
        if (found.length === 0) return pass();
        return hit(
          "denied value",
          found.map(({ start, end }) => ({ start, end, kind: "denied value" })),
        );
      },
    };
  },
};

/** `mcp:files/read` is known as `read` too: people write down the name that the tool server gives. */
function namesOf(name: string): readonly string[] {
  const slash = name.indexOf("/");
  return /^mcp:/i.test(name) && slash > 0 ? [name, name.slice(slash + 1)] : [name];
}

/** Without characters that nobody sees and some programs ignore. */
const visibleName = (name: string): string => name.normalize("NFKC").replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, "");
