import { type Command, optionsOf } from "../cli/src/command/command.ts";
import { sectionsOf, spellOption, usageOf } from "../cli/src/command/help.ts";

const HEAD = `# Command line

Generated from the commands by \`npm run generate\`. \`agent-console COMMAND --help\` prints the same.

The command line is one file for Node 20.3 or later, without dependencies. The console serves the one of its own version:

\`\`\`sh
curl -fsSO https://console.example/cli/agent-console.mjs
node agent-console.mjs login https://console.example
node agent-console.mjs evaluate order-bot --watch
\`\`\`

- **Sign-in.** \`agent-console login URL\` shows a code that you enter in the web console, and saves a key of the chosen scope as a
  profile in \`$XDG_CONFIG_HOME/agent-console/config.json\`, which only you can read. Pipelines set \`CONSOLE_URL\` and
  \`CONSOLE_API_KEY\` instead. Options go before the environment, and that before the profile. Keys are never options, so that they
  don't show in process lists. Each command names the scope that it needs.
- **Names.** Agents, guard configs and evaluations are named by ID, by the start of an ID (at least 6 characters), or by exact name. If the
  text fits several, the command ends with code 5 and lists them.
- **Output.** On a terminal, tables that fit its width, without color if \`NO_COLOR\` is set. Elsewhere, lines with tabs between
  the values and no head. \`--json\` prints one document as the API returned it. Lists also have \`--jsonl\` (every row, to the
  end), \`--columns\` and \`--quiet\` (only IDs). Control characters in names and texts are shown, never sent to the terminal.
- **Everything else.** \`agent-console api OPERATION\` calls any operation of the API. \`agent-console api --list\` lists them.
- **Watching.** \`--watch\` and the \`watch\` commands follow progress to the end and exit by the result. They survive a restart of the
  console and proxies that cut or hold back event streams. Ctrl-C stops watching only, and says how to come back.
- **Completions.** \`agent-console completion bash\`, \`zsh\` or \`fish\` prints a script; its first line says where it belongs.
- **Changes.** \`--dry-run\` prints the request instead of sending it. Commands marked "asks" ask you to type a name on a
  terminal and need \`--yes\` elsewhere.
- **Errors.** Standard error gets a sentence, the error code and the request ID; with \`--json\`, standard output gets the API's
  error document as well. The [exit codes](guides/gate-a-pipeline.md#exit-codes) are the same for all commands.
`;

/** The text of docs/cli.md: every command with its arguments and options. */
export function cliGuide(commands: readonly Command[]): string {
  const shown = commands.filter(({ hidden }) => !hidden);
  const rows = shown.map((command) => `| \`${usageOf(command)}\` | ${command.summary} |`);
  const overview = ["| Command | What it does |", "|---|---|", ...rows].join("\n");
  return `${HEAD}\n${overview}\n\n${shown.map(section).join("\n")}`;
}

function section(command: Command): string {
  const { words, summary, details = [], scope, access, arguments: args } = command;
  const asks = access === "destructive" ? ", asks" : "";
  const lines = [`## ${words.join(" ")}`, "", `${summary}. Scope: \`${scope}\`${asks}.`, ""];
  for (const text of details) lines.push(text, "");
  for (const { name, summary: words } of args) lines.push(`- \`${name}\`: ${words}`);
  if (command.lists)
    lines.push(`- Output: \`--columns\`, \`--quiet\`, \`--jsonl\`${command.lists === "pages" ? ", `--limit`" : ""}`);
  for (const [heading, options] of sectionsOf(optionsOf(command))) {
    if (heading === "Console") continue;
    if (command.lists && heading === "Output") continue;
    for (const [name, option] of options) lines.push(`- \`${spellOption(name, option)}\`: ${option.summary}`);
  }
  return `${lines.join("\n").trimEnd()}\n`;
}
