import type { Argument, Command } from "./command.ts";
import { optionsOf } from "./command.ts";
import type { Option, OptionTable } from "./options.ts";

const WIDTH = 119;
const NAME_WIDTH = 23;

/** Help of one command. */
export function commandHelp(command: Command): string {
  const details = (command.details ?? []).flatMap((text) => [...wrapped(text, WIDTH), ""]);
  const parts = [
    `${command.summary}.`,
    "",
    `Usage: ${usageOf(command)} [options]`,
    "",
    ...details,
    ...argumentLines(command),
  ];
  for (const [section, options] of sectionsOf(optionsOf(command)))
    parts.push(section, ...options.flatMap(([name, option]) => entry(spellOption(name, option), option.summary)), "");
  const key = `API key with the scope "${command.scope}"; environment variable only, so that it doesn't show in process lists (default: the profile's, see agent-console login)`;
  parts.splice(-1, 0, ...entry("CONSOLE_API_KEY", key));
  return [...parts, ...wrapped(EXIT_CODES, WIDTH), ""].join("\n");
}

/** The exit codes, the same for every command. docs/guides/gate-a-pipeline.md says what to do about each. */
export const EXIT_CODES =
  "Exit codes: 0 passed or done, 1 failed or stopped by a guard, 2 wrong usage, 3 inconclusive, 4 console unreachable, 5 rejected by the " +
  "console, 6 not finished, 130 interrupted.";

/** Help of all commands whose names begin with these words, or of all. */
export function groupHelp(commands: readonly Command[], words: readonly string[]): string {
  const group = commands.filter(({ words: name, hidden }) => !hidden && words.every((word, at) => name[at] === word));
  const widest = Math.max(...group.map((command) => usageOf(command).length - PROGRAM.length));
  const lines = group.map((command) => {
    const name = usageOf(command).slice(PROGRAM.length);
    return widest > 48
      ? [`  ${name}`, ...entryText(command.summary)]
      : [`  ${name.padEnd(widest)}  ${command.summary}`];
  });
  return [
    `Usage: ${[PROGRAM.trim(), ...words].join(" ")} COMMAND [options]`,
    "",
    ...lines.flat(),
    "",
    `Run ${[PROGRAM.trim(), ...words].join(" ")} COMMAND --help for arguments and options.`,
    "",
  ].join("\n");
}

const PROGRAM = "agent-console ";

export function usageOf({ words, arguments: args, required = "" }: Command): string {
  return [PROGRAM + words.join(" "), ...args.map(argumentName), required].join(" ").trimEnd();
}

const argumentName = ({ name, optional }: Argument): string => (optional ? `[${name}]` : name);

function argumentLines({ arguments: args }: Command): string[] {
  if (args.length === 0) return [];
  return ["Arguments", ...args.flatMap(({ name, summary }) => entry(name, summary)), ""];
}

/** Options by heading, in the order in which the headings first appear. */
export function sectionsOf(options: OptionTable): Map<string, [string, Option][]> {
  const sections = new Map<string, [string, Option][]>();
  for (const [name, option] of Object.entries(options)) {
    const section = option.section ?? "Options";
    sections.set(section, [...(sections.get(section) ?? []), [name, option]]);
  }
  return sections;
}

export const spellOption = (name: string, option: Option): string =>
  option.kind === "flag" ? `--${name}` : `--${name} ${option.value}`;

function entry(name: string, summary: string): string[] {
  const [first = "", ...rest] = wrapped(summary, WIDTH - NAME_WIDTH - 2);
  const start = name.length < NAME_WIDTH ? [`  ${name.padEnd(NAME_WIDTH)}${first}`] : [`  ${name}`, indented(first)];
  return [...start, ...rest.map(indented)];
}

const entryText = (summary: string): string[] => wrapped(summary, WIDTH - 6).map((line) => `      ${line}`);
const indented = (text: string): string => `  ${" ".repeat(NAME_WIDTH)}${text}`;

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
