import { Ended, type Ending } from "../endings/exit-codes.ts";
import { VERSION } from "../endings/version.ts";
import type { Terminal } from "../output/screen.ts";
import { callOf, type Library } from "./call.ts";
import { type Command, optionsOf } from "./command.ts";
import { commandHelp, groupHelp } from "./help.ts";
import { nearestCommands } from "./nearest.ts";
import { findCommand, parse } from "./parse.ts";

/** Finds the command that the words name, and runs it or prints help. */
export async function dispatch(
  commands: readonly Command[],
  words: readonly string[],
  { terminal, library }: { readonly terminal: Terminal; readonly library: Library },
): Promise<Ending> {
  const command = findCommand(commands, words);
  const wantsHelp = words.includes("--help") || words.includes("-h");
  if (!command) return withoutCommand(commands, words, { terminal, wantsHelp });
  const called = { terminal, library, commands };
  if (command.takesWords) {
    const plain = { given: {}, args: {}, inputs: {}, words: words.slice(command.words.length) };
    return command.run(callOf({ ...plain, table: optionsOf(command) }, called));
  }
  if (wantsHelp) {
    terminal.out.write(commandHelp(command));
    return "passed";
  }
  const { given, args, inputs } = parse(command, words);
  if (command.access === "destructive" && !given["yes"] && !given["dry-run"] && !canAsk(terminal))
    throw new Ended("usage", "This command changes live data and can't ask here. Add --yes to confirm.");
  return command.run(callOf({ given, args, inputs, words: [], table: optionsOf(command) }, called));
}

const canAsk = ({ input, err }: Terminal): boolean => input.isTTY === true && err.isTTY === true;

interface Asked {
  readonly terminal: Terminal;
  readonly wantsHelp: boolean;
}

function withoutCommand(commands: readonly Command[], words: readonly string[], asked: Asked): Ending {
  if (words.length === 1 && words[0] === "--version") {
    asked.terminal.out.write(`${VERSION}\n`);
    return "passed";
  }
  const named = words.filter((word) => !word.startsWith("-"));
  const known = commands.filter(({ words: [first], hidden }) => first === named[0] && !hidden);
  const group = named[0] !== undefined && known.length > 0 ? [named[0]] : [];
  const help = groupHelp(commands, group);
  if (asked.wantsHelp) {
    asked.terminal.out.write(help);
    return "passed";
  }
  if (named.length > 0 && group.length === 0) throw new Ended("usage", unknownCommand(commands, named));
  const unknown = named.length > group.length ? `There is no command "${named.join(" ")}".\n\n` : "";
  throw new Ended("usage", unknown + help.trimEnd());
}

/** Nobody who mistyped a word wants to read about all commands. */
function unknownCommand(commands: readonly Command[], named: readonly string[]): string {
  const near = nearestCommands(commands, named).map((command) => `"${command}"`);
  const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
  return `There is no command "${named.join(" ")}".${hint}\nRun agent-console --help for the list of commands.`;
}
