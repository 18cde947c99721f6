import type { Ending } from "../endings/exit-codes.ts";
import type { Call } from "./call.ts";
import { flag, type OptionTable, under, value } from "./options.ts";

export interface Argument {
  /** As in help, such as AGENT. */
  readonly name: string;
  readonly summary: string;
  readonly optional?: true;
}

/**
 * A command as data. The parser, the help and docs/cli.md read this value, so a command exists for all of them once it
 * is in the list.
 */
export interface CommandSpec<Options extends OptionTable = OptionTable> {
  readonly words: readonly [string, ...string[]];
  /** One line, without a period. */
  readonly summary: string;
  /** Further sentences for the command's own help. */
  readonly details?: readonly string[];
  /**
   * Commands that write have `--dry-run`. Destructive ones also ask on a terminal and need `--yes` off one.
   */
  readonly access: "read" | "write" | "destructive";
  /** The scope that an API key needs. */
  readonly scope: string;
  readonly arguments: readonly Argument[];
  /** Options that it cannot do without, for the usage line. */
  readonly required?: string;
  readonly options: Options;
  /**
   * A list has `--columns`, `--quiet` and `--jsonl`. "pages" also has `--limit`: it is read with `call.list`, page by page;
   * "all": the command reads everything itself.
   */
  readonly lists?: "pages" | "all";
  /** Options that it does not know are inputs, by name. */
  readonly takesInputs?: true;
  /** Takes every word as it is, also those that look like options. */
  readonly takesWords?: true;
  /** Not in help, completions or docs/cli.md. */
  readonly hidden?: true;
  run(call: Call<Options>): Promise<Ending>;
}

/** A command of the list, with whichever options. */
export type Command = CommandSpec;

/** Keeps the types of the options for `run`. */
export const command = <const Options extends OptionTable>(spec: CommandSpec<Options>): Command => spec;

const everywhere = {
  console: value("URL", "console URL; also CONSOLE_URL (default: the profile's, or http://127.0.0.1:8080)"),
  profile: value(
    "NAME",
    "profile to use; also CONSOLE_PROFILE (default: the current one, see agent-console profile list)",
  ),
  json: flag("print the result as JSON"),
  help: flag("show this help"),
} as const;

const whenWriting = { "dry-run": flag("print the request instead of sending it") } as const;
const whenDestructive = { yes: flag("don't ask for confirmation") } as const;

const whenListing = under("Output", {
  columns: value(
    "NAMES",
    "only these columns, separated by commas: titles of the table, or members as the API names them",
  ),
  quiet: flag("print only IDs, one a line"),
  jsonl: flag("print every row as JSON, one a line, to the end of the list"),
});
const whenPaging = under("Output", { limit: value("N", "at most this many rows in a table (default: 100)") });

/** All options of a command, including those that it has because of its access. */
export function optionsOf({ access, options, lists }: Pick<Command, "access" | "options" | "lists">): OptionTable {
  return {
    ...(lists === "pages" ? whenPaging : {}),
    ...options,
    ...(lists ? whenListing : {}),
    ...(access === "read" ? {} : whenWriting),
    ...(access === "destructive" ? whenDestructive : {}),
    ...under("Console", everywhere),
  };
}
