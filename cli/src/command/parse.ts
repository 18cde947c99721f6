import { parseArgs } from "node:util";
import { Ended } from "../endings/exit-codes.ts";
import { type Command, optionsOf } from "./command.ts";
import type { Given, Inputs } from "./given.ts";

export interface Parsed {
  readonly command: Command;
  readonly given: Given;
  /** By the argument's name. */
  readonly args: Readonly<Record<string, string>>;
  readonly inputs: Inputs;
}

/** The command that the words name. The longest name wins, and its words come first, before arguments and options. */
export function findCommand(commands: readonly Command[], words: readonly string[]): Command | undefined {
  return commands
    .filter(({ words: name }) => name.every((word, at) => words[at] === word))
    .sort((a, b) => b.words.length - a.words.length)[0];
}

export function parse(command: Command, words: readonly string[]): Parsed {
  const { known, inputs } = split(command, words.slice(command.words.length));
  const { values, positionals } = parsed(command, known);
  const required = command.arguments.filter(({ optional }) => !optional);
  const missing = required[positionals.length];
  if (missing) throw new Ended("usage", `${missing.name} is missing: ${missing.summary}.\n${hint(command)}`);
  const extra = positionals[command.arguments.length];
  if (extra !== undefined) throw new Ended("usage", `Unexpected argument "${extra}".\n${hint(command)}`);
  const args = Object.fromEntries(positionals.map((given, at) => [command.arguments[at]?.name ?? "", given]));
  return { command, given: values, args, inputs };
}

const hint = ({ words }: Command): string => `Run agent-console ${words.join(" ")} --help for usage.`;

function parsed(command: Command, words: readonly string[]): { values: Given; positionals: string[] } {
  const options = Object.entries(optionsOf(command)).map(([name, option]) => {
    if (option.kind === "flag") return [name, { type: "boolean" as const }] as const;
    return [name, { type: "string" as const, multiple: option.many ?? false }] as const;
  });
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    return { values: values as Given, positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Ended("usage", `${message}\n${hint(command)}`);
  }
}

/** Takes the options apart that are inputs. One without a value is "true", as in `--include_scores`. */
function split(command: Command, words: readonly string[]): { known: string[]; inputs: Inputs } {
  const inputs: Record<string, string[]> = {};
  if (!command.takesInputs) return { known: [...words], inputs };
  const options = optionsOf(command);
  const known: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const [, name = "", given] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    const next = words[at + 1];
    if (name === "" || option?.kind === "flag") known.push(word);
    else if (option) known.push(word, ...(given === undefined && next !== undefined ? [words[++at] ?? ""] : []));
    else {
      const takesNext = given === undefined && next !== undefined && !next.startsWith("--");
      const value = given ?? (takesNext ? (words[++at] ?? "") : "true");
      inputs[name] = [...(Object.hasOwn(inputs, name) ? (inputs[name] ?? []) : []), value];
    }
  }
  return { known, inputs };
}
