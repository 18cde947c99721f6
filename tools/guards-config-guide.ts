import { DOME_METHODS } from "../analysis/guards/config/dome-methods.ts";
import { CHANNEL_KEYS, CONFIG_KEYS, GUARD_KEYS, type KeySpec } from "../analysis/guards/config/keys.ts";
import { describeExpected } from "../analysis/guards/config/read-options.ts";
import { STARTERS } from "../analysis/guards/config/starters.ts";
import type { GuardMethod, OptionSpec } from "../analysis/guards/guard.ts";

const HEAD = `# Guard configs

Generated from the reader of guard configs by \`npm run generate\`.

A guard config says which guards judge what on the way to and from an agent, and what follows. It is the \`config_body\` of
\`POST /v1/guard-configs\`. Saving a config changes nothing for the agent; applying it does
([decision](decisions/0061-guard-configs.md)).

\`\`\`json
{
  "input-guards": ["injection"],
  "output-guards": ["pii"],
  "over-defence-budget": 0.01,
  "injection": { "type": "security", "methods": ["injection-user"], "mode": "shadow" },
  "pii": { "type": "privacy", "methods": ["pii-structured"], "mode": "enforce", "action": "mask" }
}
\`\`\`

- A **channel** lists its guards in order, by name, or as an object with the name as its only key.
- A **guard** is an object under its name: its methods, its keys below, and one object per method with the method's options. The
  same guard can be on several channels.
- Everything that is unknown or out of bounds is an error with its place. Nothing falls back to a default because of a typo.
- \`"threshold": "card"\` means the threshold that the method's card was measured at, which is the default.
- A guard without \`mode\` is in **shadow**: it judges, is counted, and changes nothing.

## Channels

| Key | What is judged |
|---|---|
`;

const CHANNEL_WORDS: Readonly<Record<keyof typeof CHANNEL_KEYS, string>> = {
  user: "What users send",
  document: "Retrieved passages and files",
  tool_call: "Names and arguments of tool calls",
  tool_result: "What tools return",
  output: "What the agent answers",
};

const AFTER_CONFIG = `
\`flow\` must be empty: [flow policies](guides/write-a-flow-policy.md) are applied to an agent on their own.

## Keys of a guard

\`methods\` is required: a list of 1 to 16 methods. The other keys:

`;

const TOML = `
## Configs of Dome

Configs written for Dome are taken as they are, as JSON or TOML, with or without the table \`[guardrail]\`, except that the keys
\`agent_id\`, \`team_id\` and \`user_id\` are refused: who saves a config for which agent is known. Two defaults differ: \`on-error\` is
\`fail_closed\`, and guards begin in shadow. In the tables above, the column Dome says which keys Dome has too.

The TOML reader takes tables, dotted keys, inline tables, arrays, strings of all four kinds, numbers and booleans, in at most
262,144 characters. It refuses dates, arrays of tables, infinities and NaN with line and column.

Methods of Dome are judged by ours where there is one like it. The others are kept in the config, listed as \`unavailable\`, and keep
it from being applied. So are options that Dome documents for the methods below, because nothing here follows them
(\`privacy-presidio.allow_list_files\`), and a method on a channel that ours does not judge (\`prompt-injection-mbert on
output-guards\`). Remove them to apply the config.

| Method of Dome | Judged by |
|---|---|
| \`prompt-injection-…\` | \`injection-user\` |
`;

/** The text of docs/guards-config.md. */
export function guardsConfigGuide(methods: Readonly<Record<string, GuardMethod>>): string {
  const channels = Object.entries(CHANNEL_KEYS).map(
    ([channel, key]) => `| \`${key}\` | ${CHANNEL_WORDS[channel as keyof typeof CHANNEL_KEYS]} |`,
  );
  const dome = Object.entries(DOME_METHODS).map(
    ([name, id]) => `| \`${name}\` | ${id === null ? "– (unavailable)" : `\`${id}\``} |`,
  );
  const starters = STARTERS.map(({ title, description }) => `| ${title} | ${description} |`);
  return [
    `${HEAD}${channels.join("\n")}`,
    `\n## Keys of the config\n\n${keyTable(CONFIG_KEYS)}`,
    `${AFTER_CONFIG}${keyTable(GUARD_KEYS)}`,
    `\n## Methods and their options\n\n[guards.md](guards.md) has the card of each method.\n`,
    ...Object.values(methods)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(methodSection),
    `## Starters\n\n| Starter | What it does |\n|---|---|\n${starters.join("\n")}`,
    `${TOML}${dome.join("\n")}\n`,
  ].join("\n");
}

function keyTable(keys: Readonly<Record<string, KeySpec>>): string {
  const rows = Object.entries(keys).map(
    ([key, spec]) =>
      `| \`${key}\` | ${cell(describeExpected(spec))} | ${shown(spec)} | ${cell(spec.description)} | ${spec.dome ? "yes" : "–"} |`,
  );
  return `| Key | Value | Default | Meaning | Dome |\n|---|---|---|---|---|\n${rows.join("\n")}`;
}

function methodSection(method: GuardMethod): string {
  const options = Object.entries(method.options).map(
    ([name, spec]) => `| \`${name}\` | ${cell(describeExpected(spec))} | ${shown(spec)} | ${cell(spec.description)} |`,
  );
  const table =
    options.length === 0 ? "" : `\n| Option | Value | Default | Meaning |\n|---|---|---|---|\n${options.join("\n")}\n`;
  const channels = method.channels.map((channel) => `\`${CHANNEL_KEYS[channel]}\``).join(", ");
  const actions = method.actions.map((action) => `\`${action}\``).join(", ");
  return `### ${method.id}\n\n${method.description}\n\nChannels: ${channels}. Actions: ${actions}.\n${table}`;
}

/** Some defaults depend on other keys; the description says how. */
const shown = (spec: OptionSpec): string =>
  spec.description.includes("If left out") ||
  spec.default === "" ||
  (Array.isArray(spec.default) && spec.default.length === 0)
    ? "–"
    : cell(`\`${JSON.stringify(spec.default)}\``);

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
