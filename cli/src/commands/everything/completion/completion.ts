import { command } from "../../../command/command.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { visible } from "../../../output/visible.ts";
import { completionsFor } from "./candidates.ts";
import { knownNames } from "./known-names.ts";
import { SCRIPTS } from "./scripts.ts";

export const completion = command({
  words: ["completion"],
  summary: "Print a script that completes commands, options and names in your shell",
  details: [
    "The first line of the script says where it belongs. Names of agents and runs are asked from the console and kept for a minute.",
  ],
  access: "read",
  scope: "read",
  arguments: [{ name: "SHELL", summary: "bash, zsh or fish" }],
  options: {},
  async run({ args, terminal }) {
    const shell = args["SHELL"] ?? "";
    const script = Object.entries(SCRIPTS).find(([name]) => name === shell)?.[1];
    if (!script)
      throw new Ended("usage", `There are completions for ${Object.keys(SCRIPTS).join(", ")}, not "${shell}".`);
    terminal.out.write(script);
    return "passed";
  },
});

/** What the scripts ask. Prints a candidate a line, with a tab before what it is. */
export const complete = command({
  words: ["__complete"],
  summary: "Complete words for a shell",
  access: "read",
  scope: "read",
  arguments: [],
  options: {},
  hidden: true,
  takesWords: true,
  async run(call) {
    const current = plain(call.words.at(-1) ?? "");
    const { words, files, kind } = completionsFor(call.commands, [...call.words.slice(0, -1), current]);
    if (files) call.print(":files");
    const names = kind === null ? [] : await knownNames(call, kind);
    const fitting = [...words, ...names].filter(({ text }) => text.startsWith(current) && isPlain(text));
    for (const { text, summary } of fitting) call.print(`${text}\t${visible(summary)}`);
    return "passed";
  },
});

/** As typed in a shell, without its escapes. */
const plain = (word: string): string => word.replace(/^["']/, "").replaceAll(/\\(.)/g, "$1");

/** A name that a terminal would act on can't be completed. */
const isPlain = (text: string): boolean => visible(text) === text && text !== "";
