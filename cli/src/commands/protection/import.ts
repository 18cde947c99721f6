import { readFile } from "node:fs/promises";
import type { Library } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { findConfigId } from "../../names/guard-configs.ts";
import type { Terminal } from "../../output/screen.ts";

const importOptions = {
  agent: value("AGENT", "the agent to protect (default: none, a template)"),
  replace: value("CONFIG", "replace the body of this guard config instead of creating one"),
} as const;

export const guardImport = command({
  words: ["guard", "import"],
  summary: "Create a guard config from a file",
  details: [
    "FILE is TOML or JSON, in Dome's form or with the console's further keys; - reads standard input. Nothing judges by it until it is applied.",
  ],
  access: "write",
  scope: "full",
  arguments: [{ name: "FILE", summary: "the file, or - for standard input" }],
  options: importOptions,
  async run({ client, library, args, options, signal, terminal, answer, facts }) {
    if (options.agent !== undefined && options.replace !== undefined)
      throw new Ended("usage", "Use either --agent or --replace.");
    const config_body = await bodyFrom(args["FILE"] ?? "", terminal, library);
    const agent_id = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
    const config_id = options.replace === undefined ? null : await findConfigId(client, options.replace, signal);
    const saved =
      config_id === null
        ? await client.protection.createGuardConfig({ body: { config_body, agent_id } }, { signal })
        : await client.protection.updateGuardConfig({ config_id, body: { config_body } }, { signal });
    return answer(saved, () =>
      facts([
        ["ID", saved.id],
        ["Status", saved.status],
        ["Digest", saved.digest],
        ["Not available", saved.unavailable?.join(", ") || null],
      ]),
    );
  },
});

const LONGEST = 262_144;

async function bodyFrom(path: string, { input }: Terminal, library: Library): Promise<Record<string, unknown>> {
  const text = path === "-" ? await input.read(LONGEST + 1) : await textOf(path);
  try {
    return library.parseGuardConfigFile(text);
  } catch (error) {
    throw new Ended("usage", `${path}: ${error instanceof Error ? error.message : error}`);
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

export const guardStarters = command({
  words: ["guard", "starters"],
  summary: "List starter configs, or print the body of one",
  details: ["Needs no console: the starters are part of this program."],
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [{ name: "STARTER", summary: "default, strict or data-only", optional: true }],
  options: {},
  async run({ library: { STARTERS }, args, answer, print, rows }) {
    const wanted = args["STARTER"];
    if (wanted === undefined) {
      return answer(STARTERS, () =>
        rows(STARTERS, {
          columns: [
            { title: "STARTER", value: ({ id }) => id, whole: true },
            { title: "DESCRIPTION", value: ({ description }) => description },
          ],
          none: "No starters.",
        }),
      );
    }
    const found = STARTERS.find(({ id }) => id === wanted);
    if (!found)
      throw new Ended("usage", `There is no starter "${wanted}": ${STARTERS.map(({ id }) => id).join(", ")}.`);
    return answer(found.body, () => print(JSON.stringify(found.body, null, 2)));
  },
});
