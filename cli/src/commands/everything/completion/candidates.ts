import type { Listed } from "../../../command/call.ts";
import { optionsOf } from "../../../command/command.ts";
import type { Option } from "../../../command/options.ts";

export interface Candidate {
  readonly text: string;
  readonly summary: string;
}

/** What can stand at the cursor: these words, a file, or something that only the console knows. */
export interface Completions {
  readonly words: readonly Candidate[];
  readonly files: boolean;
  /** As in help, such as AGENT. */
  readonly kind: string | null;
}

const NOTHING: Completions = { words: [], files: false, kind: null };
const FILES = new Set(["FILE", "SOURCE"]);

/** Reads the command table alone. The last word is the one under the cursor. */
export function completionsFor(commands: readonly Listed[], words: readonly string[]): Completions {
  const shown = commands.filter(({ hidden }) => !hidden);
  const current = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const command = longest(shown, before);
  if (!command) return { ...NOTHING, words: current.startsWith("-") ? [HELP] : nextWords(shown, before) };
  const { waiting, positionals } = read(command, before.slice(command.words.length));
  if (waiting) return placeholder(waiting.kind === "value" ? waiting.value : "");
  if (current.startsWith("-")) return { ...NOTHING, words: optionWords(command) };
  const argument = command.arguments[positionals];
  const more = positionals === 0 ? nextWords(shown, before) : [];
  return { ...(argument ? placeholder(argument.name) : NOTHING), words: more };
}

const HELP: Candidate = { text: "--help", summary: "show help" };

const placeholder = (name: string): Completions => ({
  words: [],
  files: FILES.has(name),
  kind: FILES.has(name) ? null : name,
});

const longest = (commands: readonly Listed[], words: readonly string[]): Listed | undefined =>
  commands
    .filter(({ words: name }) => name.every((word, at) => words[at] === word))
    .sort((a, b) => b.words.length - a.words.length)[0];

/** The words that commands go on with after these. */
function nextWords(commands: readonly Listed[], before: readonly string[]): Candidate[] {
  const found = new Map<string, string>();
  for (const { words, summary } of commands) {
    const next = words[before.length];
    if (next === undefined || !before.every((word, at) => words[at] === word)) continue;
    const isGroup = words.length > before.length + 1;
    found.set(next, found.has(next) ? "…" : isGroup ? "…" : summary);
  }
  return [...found].map(([text, summary]) => ({ text, summary }));
}

const optionWords = (command: Listed): Candidate[] =>
  Object.entries(optionsOf(command)).map(([name, { summary }]) => ({ text: `--${name}`, summary }));

/** Which option waits for its value, and how many arguments were given. */
function read(command: Listed, words: readonly string[]): { waiting: Option | null; positionals: number } {
  const options = optionsOf(command);
  let waiting: Option | null = null;
  let positionals = 0;
  for (const word of words) {
    if (waiting) waiting = null;
    else if (word.startsWith("--")) {
      const option = options[word.slice(2)];
      waiting = option?.kind === "value" ? option : null;
    } else positionals++;
  }
  return { waiting, positionals };
}
