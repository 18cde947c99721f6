/**
 * A2A agent cards, as others publish them: protocol 1.0 and the 0.2 and 0.3 it replaced, in camelCase or snake_case.
 *
 * A card is a claim by whoever published it. Nothing here calls the agent or verifies a signature, and the warnings
 * say so. An agent known by its card is grey_box when the card tells anything about its structure (a skill, a
 * capability, an extension), and black_box when it holds no more than the address.
 */

import {
  type AgentDraft,
  type DraftCapabilities,
  type Findings,
  NAME_LIMIT,
  noCapabilities,
  noFindings,
  quoteText,
  type Reading,
  refuse,
  UNKNOWN_MODEL,
} from "../draft/draft.ts";
import { listOf, type Members, member, membersOf, textOf } from "../draft/members.ts";
import { isExport, readExport } from "../exported/exported.ts";
import { agentAddress, isListCard } from "./card-interfaces.ts";
import { cardSkills, cut, skillTags } from "./card-skills.ts";

const PURPOSE_LIMIT = 10_000;

export interface CardContext {
  /** Where the card was fetched from; gives relative addresses in it their base. */
  readonly cardAddress?: string | undefined;
  /** Where the agent answers, when the one who imports it says so; the card's own address is then not looked at. */
  readonly agentUrl?: string | undefined;
}

export function readAgentCard(value: unknown, context: CardContext = {}): Reading {
  const card = membersOf(value);
  if (card === undefined) return { errors: ["The agent card is not a JSON object."], warnings: [] };
  if (isExport(card)) return readExport(card);

  const found: Findings = noFindings();
  const name = textOf(member(card, "name"));
  if (name === undefined) refuse(found, ["name"], 'The card has no "name".');
  const url = context.agentUrl ?? agentAddress(card, context.cardAddress, found);
  const skills = cardSkills(card, found);
  if (name === undefined || url === undefined || found.errors.length > 0) return found;

  const purpose = textOf(member(card, "description"));
  if (purpose === undefined) found.warnings.push('The card has no "description": the purpose of the agent is unknown.');
  const capabilities = cardCapabilities(card);
  const extensions = listOf(membersOf(member(card, "capabilities"))?.["extensions"]);
  const told = skills.length > 0 || capabilities.streaming || capabilities.push_notifications || extensions.length > 0;
  const draft: AgentDraft = {
    agent_name: cut(name, { at: '"name"', limit: NAME_LIMIT, found }),
    model_name: UNKNOWN_MODEL,
    agent_url: url,
    protocol: "a2a",
    access_level: told ? "grey_box" : "black_box",
    purpose: purpose === undefined ? null : cut(purpose, { at: '"description"', limit: PURPOSE_LIMIT, found }),
    agent_metadata: {
      version: textOf(member(card, "version"))?.slice(0, NAME_LIMIT) ?? null,
      author: textOf(membersOf(member(card, "provider"))?.["organization"])?.slice(0, NAME_LIMIT) ?? null,
      tags: skillTags(card),
    },
    skills,
    capabilities,
    import_metadata: {
      source: "manual",
      source_url: context.cardAddress ?? null,
      imported_at: null,
      original_format: `a2a-agent-card/${protocolVersion(card, found)}`,
    },
  };
  remarkOnTrust(card, found);
  return { draft, ...found };
}

/** Whether a fetched document is meant as a card at all; a server may answer any address with some JSON of its own. */
export function looksLikeCard(value: unknown): boolean {
  const card = membersOf(value);
  if (card === undefined) return false;
  const tells = ["url", "skills", "supportedInterfaces"].some((name) => member(card, name) !== undefined);
  return isExport(card) || (textOf(member(card, "name")) !== undefined && tells);
}

function cardCapabilities(card: Members): DraftCapabilities {
  const declared = membersOf(member(card, "capabilities")) ?? {};
  return {
    ...noCapabilities(),
    streaming: member(declared, "streaming") === true,
    push_notifications: member(declared, "pushNotifications") === true,
  };
}

function protocolVersion(card: Members, found: Findings): string {
  const first = membersOf(listOf(member(card, "supportedInterfaces"))[0]);
  const given = textOf(isListCard(card) ? first && member(first, "protocolVersion") : member(card, "protocolVersion"));
  const version = /^\d{1,3}\.\d{1,3}/.exec(given ?? (isListCard(card) ? "1.0" : "0.3"))?.[0];
  if (version === undefined || !/^(?:0\.[23]|1\.\d+)$/.test(version)) {
    found.warnings.push(
      `The card has protocol version ${quoteText(given ?? "")}. Supported versions are 0.2, 0.3 and 1.x.`,
    );
  }
  return version ?? "unknown";
}

function remarkOnTrust(card: Members, found: Findings): void {
  found.warnings.push(
    listOf(member(card, "signatures")).length === 0
      ? "The card is not signed: who published it cannot be checked."
      : "The card is signed, but its signature has not been verified.",
  );
  const schemes = membersOf(member(card, "securitySchemes")) ?? {};
  // Protocol 0.2 named its schemes in a member of another name.
  const older = listOf(membersOf(member(card, "authentication"))?.["schemes"]);
  if (Object.keys(schemes).length === 0 && older.length === 0) {
    found.warnings.push("The card declares no security scheme: anyone who can reach the agent may call it.");
  }
  const capabilities = membersOf(member(card, "capabilities")) ?? {};
  const extended =
    member(capabilities, "extendedAgentCard") === true || member(card, "supportsAuthenticatedExtendedCard") === true;
  if (extended) found.warnings.push("The agent has an extended card for authenticated callers, which was not read.");
}
