/**
 * Writes and reads the console's own export of an agent.
 *
 * An export leaves the house, so nothing in it that looks like a secret stays: secret members are not part of its
 * shape, and recognizable secrets in any text (the system prompt included) are replaced by a marker.
 */

import { REMOVED_MARK, withoutSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import type { Loc } from "../../../../kernel/shape/check/problem.ts";
import {
  type AgentDraft,
  type DraftCapabilities,
  type DraftSkill,
  type Findings,
  NAME_LIMIT,
  noCapabilities,
  noFindings,
  type Reading,
  refuse,
  UNKNOWN_MODEL,
} from "../draft/draft.ts";
import { type Members, membersOf, textOf } from "../draft/members.ts";
import { CONFIGURATION, pick, STANDING } from "./exported-shape.ts";

export const EXPORT_FORMAT = "agent-console/agent";
const EXPORT_VERSION = 1;

export interface AgentExport {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  readonly exported_at: number;
  readonly agent: Readonly<Record<string, unknown>>;
}

/** `now` is in the unit of the agent's own created_at. */
export function writeExport(agent: Members, now: number): AgentExport {
  const kept = pick({ ...CONFIGURATION, ...STANDING }, { members: agent, at: [], found: noFindings() });
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: now,
    agent: withoutSecrets(kept) as Record<string, unknown>,
  };
}

export function isExport(value: Members): boolean {
  return Object.hasOwn(value, "format") && value["format"] === EXPORT_FORMAT;
}

export function readExport(value: unknown): Reading {
  const file = membersOf(value);
  const agent = membersOf(file?.["agent"]);
  if (file === undefined || !isExport(file))
    return refused(["format"], `The file is not an export: its "format" is not "${EXPORT_FORMAT}".`);
  if (file["version"] !== EXPORT_VERSION) {
    return refused(
      ["version"],
      `The export has the "version" ${JSON.stringify(file["version"]) ?? "none"}; the supported version is ${EXPORT_VERSION}.`,
    );
  }
  if (agent === undefined) return refused(["agent"], 'The export has no "agent" object.');

  const found: Findings = noFindings();
  const read = pick(CONFIGURATION, { members: agent, at: [], found }) as Partial<AgentDraft>;
  const name = textOf(read.agent_name);
  if (name === undefined) refuse(found, ["agent", "agent_name"], 'The exported agent has no "agent_name".');
  remark(agent, found);
  if (name === undefined || found.errors.length > 0) return found;

  const draft: AgentDraft = {
    ...read,
    agent_name: name.slice(0, NAME_LIMIT),
    model_name: textOf(read.model_name) ?? UNKNOWN_MODEL,
    protocol: read.protocol ?? "chat_completions",
    access_level: provenAccess(read, found),
    import_metadata: {
      source: "manual",
      source_url: read.import_metadata?.source_url ?? null,
      imported_at: null,
      original_format: `${EXPORT_FORMAT}/${EXPORT_VERSION}`,
    },
  };
  if (read.skills) draft.skills = read.skills.map(completeSkill);
  if (read.capabilities) draft.capabilities = completeCapabilities(read.capabilities);
  return { draft: withoutNulls(draft), ...found };
}

/** white_box means that source can be analyzed; a file that claims it without bringing any is taken at less. */
function provenAccess(read: Partial<AgentDraft>, found: Findings): AgentDraft["access_level"] {
  const claimed = read.access_level ?? "black_box";
  const source = textOf(read.white_box_config?.source_code) ?? textOf(read.white_box_config?.repo_url);
  if (claimed !== "white_box" || source !== undefined) return claimed;
  found.warnings.push('The exported agent is "white_box" but contains no source code; it is imported as "grey_box".');
  return "grey_box";
}

function remark(agent: Members, found: Findings): void {
  const standing = Object.keys(STANDING).filter((name) => Object.hasOwn(agent, name) && agent[name] !== null);
  if (standing.length > 0) {
    found.warnings.push(`Not imported, because a new agent has no results yet: ${standing.join(", ")}.`);
  }
  const secrets = ["api_key", "api_key_id"].filter((name) => Object.hasOwn(agent, name) && agent[name] !== null);
  if (Object.hasOwn(membersOf(agent["white_box_config"]) ?? {}, "github_token")) secrets.push("github_token");
  if (secrets.length > 0) {
    found.warnings.push(
      `The export contains secrets, which are ignored: ${secrets.join(", ")}. Send api_key with the request instead.`,
    );
  }
  if (JSON.stringify(agent).includes(REMOVED_MARK)) {
    found.warnings.push(`Secrets were removed when the agent was exported; look for "${REMOVED_MARK}" in its texts.`);
  }
}

function completeSkill(skill: DraftSkill): DraftSkill {
  return {
    id: skill.id,
    name: skill.name,
    description: skill.description ?? null,
    input_modes: skill.input_modes ?? [],
    output_modes: skill.output_modes ?? [],
  };
}

function completeCapabilities(read: Partial<DraftCapabilities>): DraftCapabilities {
  const given = Object.entries(read).filter(([, value]) => value !== null);
  return { ...noCapabilities(), ...Object.fromEntries(given) };
}

/** Some fields of an agent cannot be null, and for the others null means absent. */
function withoutNulls(draft: AgentDraft): AgentDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null)) as unknown as AgentDraft;
}

function refused(at: Loc, sentence: string): Reading {
  const found = noFindings();
  refuse(found, at, sentence);
  return found;
}
