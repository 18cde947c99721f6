/**
 * The members of an exported agent and their types: one table that both writing and reading go through, so that a
 * member that is not in it (above all a secret) can be neither exported nor imported.
 */

import type { Loc } from "../../../../kernel/shape/check/problem.ts";
import { type Findings, refuse } from "../draft/draft.ts";
import { membersOf, plainNumber } from "../draft/members.ts";
import { isWeb } from "../draft/web-address.ts";

/** Returns the value as it may be stored, or undefined with an error. Null is always allowed. */
export type Kind = (value: unknown, at: Loc, found: Findings) => unknown;

/** As people write it: `skills[2].name`. */
const pathOf = (at: Loc): string =>
  at
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .slice(1);

const refuseAt = (found: Findings, at: Loc, words: string): void =>
  refuse(found, ["agent", ...at], `"${pathOf(at)}" of the exported agent is ${words}.`);

function kind(words: string, fits: (value: unknown) => boolean): Kind {
  return (value, at, found) => {
    if (value === null || fits(value)) return value;
    refuseAt(found, at, `not ${words}`);
    return undefined;
  };
}

function numeric(words: string, fits: (value: unknown) => boolean): Kind {
  const check = kind(words, fits);
  return (value, at, found) => check(plainNumber(value), at, found);
}

const text = kind("a text", (value) => typeof value === "string");
const flag = kind("true or false", (value) => typeof value === "boolean");
const number = numeric("a number", (value) => Number.isFinite(value));
const integer = numeric("a whole number", (value) => Number.isSafeInteger(value));
const atLeastOne = numeric(
  "a whole number of at least 1",
  (value) => Number.isSafeInteger(value) && Number(value) >= 1,
);
const object = kind("an object", (value) => membersOf(value) !== undefined);
const decimal = numeric("a number or a text", (value) => typeof value === "string" || Number.isFinite(value));

/** As the contract has it for addresses of the Model Context Protocol. */
const address = kind("an http or https address", (value) => {
  const url = typeof value === "string" && value.length <= 2083 ? URL.parse(value) : null;
  return url !== null && isWeb(url);
});

function oneOf(...values: readonly string[]): Kind {
  return kind(`one of ${values.join(", ")}`, (value) => typeof value === "string" && values.includes(value));
}

function list(item: Kind): Kind {
  return (value, at, found) => {
    if (value === null) return null;
    if (Array.isArray(value) && !value.includes(null)) {
      return value.map((entry, index) => item(entry, [...at, index], found));
    }
    refuseAt(found, at, "not a list without nulls");
    return undefined;
  };
}

function record(shape: Readonly<Record<string, Kind>>, needed: readonly string[] = []): Kind {
  return (value, at, found) => {
    if (value === null) return null;
    const members = membersOf(value);
    if (members === undefined) {
      refuseAt(found, at, "not an object");
      return undefined;
    }
    for (const name of needed) {
      if (typeof members[name] !== "string") refuseAt(found, [...at, name], "missing");
    }
    return pick(shape, { members, at, found });
  };
}

interface Picking {
  readonly members: Readonly<Record<string, unknown>>;
  readonly at: Loc;
  readonly found: Findings;
}

/** The members of the shape that are present, each checked. Other members are dropped. */
export function pick(shape: Readonly<Record<string, Kind>>, from: Picking): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(shape)) {
    if (!Object.hasOwn(from.members, name) || from.members[name] === undefined) continue;
    kept[name] = check(from.members[name], [...from.at, name], from.found);
  }
  return kept;
}

/** What an import reads. */
export const CONFIGURATION: Readonly<Record<string, Kind>> = {
  agent_name: text,
  model_name: text,
  agent_url: text,
  hub: text,
  protocol: oneOf("chat_completions", "a2a"),
  access_level: oneOf("black_box", "grey_box", "white_box"),
  rate_limit_requests_per_minute: atLeastOne,
  agent_system_prompt: text,
  purpose: text,
  agent_params: record({
    temperature: number,
    top_p: number,
    max_tokens: integer,
    timeout: integer,
    rag_params: object,
    function_route_params: object,
  }),
  mcp_config: record({ proxy_url: address, access_level: oneOf("read", "write", "admin"), server_urls: list(address) }),
  delegated_agents: list(record({ url: text, agent_card_url: text, name: text, capabilities: list(text) }, ["url"])),
  white_box_config: record({
    source_code: text,
    repo_url: text,
    github_username: text,
    repo_branch: text,
    entry_point: text,
  }),
  agent_metadata: record({ role: text, job_description: text, version: text, author: text, tags: list(text) }),
  skills: list(
    record({ id: text, name: text, description: text, input_modes: list(text), output_modes: list(text) }, [
      "id",
      "name",
    ]),
  ),
  capabilities: record({
    streaming: flag,
    push_notifications: flag,
    code_execution: flag,
    memory: flag,
    delegation: flag,
    tools: list(text),
  }),
  import_metadata: record({ source: text, source_url: text, imported_at: integer, original_format: text }),
};

/** Results that an export shows and an import ignores: a file must not be able to claim trust. */
export const STANDING: Readonly<Record<string, Kind>> = {
  status: text,
  test_score: decimal,
  last_tested_by: text,
  evaluated_harnesses: list(text),
  last_evaluated_at: integer,
  protection_status: text,
  guard_config_id: text,
  guard_manually_configured: flag,
};
