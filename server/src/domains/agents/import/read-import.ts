/**
 * Reads an import request: the same result for `import/validate`, which shows it, and `import`, which stores it.
 *
 * A request has one thing to read: a card, source code, or a URL to look for a card at. With a card or source code, the
 * URL is the agent's endpoint. A URL without any card is still an agent, known by its URL only.
 */

import { scanForSecrets, withoutSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { UNKNOWN_FRAMEWORK } from "@agent-console/analysis/source/frameworks.ts";
import { DEFAULT_ENTRY_POINT } from "@agent-console/analysis/source/packed-source.ts";
import type { Loc } from "../../../kernel/shape/check/problem.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import { type CardContext, looksLikeCard, readAgentCard } from "./card/agent-card.ts";
import {
  type AccessLevel,
  type AgentDraft,
  type Findings,
  NAME_LIMIT,
  noFindings,
  quoteText,
  type Reading,
  refuse,
  UNKNOWN_MODEL,
} from "./draft/draft.ts";
import { type Members, membersOf, storable, textOf } from "./draft/members.ts";
import { cardAddresses, isWeb, webAddress } from "./draft/web-address.ts";
import { readSource, type SourceCodeUpload, secretWarnings } from "./source/source-scan.ts";

export interface ImportRequest {
  readonly agent_url?: string | null;
  readonly agent_card?: Readonly<Record<string, unknown>> | null;
  readonly source_code?: SourceCodeUpload | null;
  readonly framework?: string | null;
  readonly entry_point?: string | null;
  readonly override_name?: string | null;
  readonly api_key?: string | null;
}

export interface ImportNeeds {
  /** In the unit of the agent's created_at. */
  readonly now: number;
  /**
   * The JSON at an address; undefined when there is none (any refusal, or an answer that is no JSON). A fault thrown
   * (the address may not be called, no one answers) ends the search, and its public sentence becomes the error.
   */
  readonly fetchCard?: (address: string) => Promise<unknown>;
}

export interface ImportReading {
  readonly valid: boolean;
  readonly access_level: AccessLevel | null;
  /** The card as it was sent or fetched; for source code, what was found in it, in the form of a card. */
  readonly agent_card: Readonly<Record<string, unknown>> | null;
  readonly errors: string[];
  readonly warnings: string[];
  readonly draft?: AgentDraft;
  /** The place of each error in the request. */
  readonly places: ReadonlyMap<string, Loc>;
}

export async function readImport(request: ImportRequest, needs: ImportNeeds): Promise<ImportReading> {
  const { reading, card, root = ["body"], isInside = true } = await understand(request, needs);
  const { draft } = reading;
  const visibleCard = card === undefined ? null : (withoutSecrets(card) as Members);
  const located = reading.errors.map((sentence) => {
    const inside = isInside ? (reading.places?.get(sentence) ?? []) : [];
    return [sentence, [...root, ...inside]] as const;
  });
  const found = {
    errors: firstSentences(reading.errors),
    warnings: firstSentences(reading.warnings),
    places: new Map(located),
  };
  if (draft === undefined || found.errors.length > 0) {
    return { valid: false, access_level: null, agent_card: visibleCard, ...found };
  }
  const name = textOf(request.override_name)?.slice(0, NAME_LIMIT);
  const stamped = storable({
    ...draft,
    agent_name: name ?? draft.agent_name,
    import_metadata: { ...draft.import_metadata, imported_at: needs.now },
  });
  return { valid: true, access_level: draft.access_level, agent_card: visibleCard, ...found, draft: stamped };
}

interface Understood {
  readonly reading: Reading;
  readonly card?: Members | undefined;
  /** The member of the request that was read. */
  readonly root?: Loc;
  /** False for a fetched card, whose contents have no place in the request. */
  readonly isInside?: boolean;
}

async function understand(request: ImportRequest, needs: ImportNeeds): Promise<Understood> {
  const found = noFindings();
  const given = textOf(request.agent_url);
  const url = given === undefined ? undefined : ownAddress(given, found);
  const { source_code: source } = request;
  const card = request.agent_card && storable(request.agent_card);
  if (card && source) refuse(found, ["source_code"], "Send either agent_card or source_code, not both.");
  if (!card && !source && given === undefined) {
    found.errors.push("Nothing to import: send agent_url, agent_card or source_code.");
  }
  if (found.errors.length > 0) return { reading: found };
  if (card) {
    return { reading: placed(cardReading(card, { agentUrl: url }), url, found), card, root: ["body", "agent_card"] };
  }
  if (source) {
    const reading = placed(readSource(completeUpload(request, source)), url, found);
    return { reading, card: reading.draft && preview(reading.draft), root: ["body", "source_code"] };
  }
  const understood = await fromAddress(url ?? "", request, needs);
  const reading = placed(understood.reading, undefined, found);
  return { ...understood, reading, root: ["body", "agent_url"], isInside: false };
}

function ownAddress(given: string, found: Findings): string | undefined {
  const url = URL.parse(given);
  if (url !== null && isWeb(url)) return webAddress(url, { at: "agent_url", place: ["agent_url"] }, found);
  refuse(found, ["agent_url"], `agent_url is ${quoteText(given)}, which is not an absolute http or https address.`);
  return undefined;
}

/** The reading with the URL from the request, and with the warnings about that URL. */
function placed(reading: Reading, url: string | undefined, found: Findings): Reading {
  const draft = reading.draft && url !== undefined ? { ...reading.draft, agent_url: url } : reading.draft;
  return { ...reading, ...(draft && { draft }), warnings: [...found.warnings, ...reading.warnings] };
}

function cardReading(card: Members, context: CardContext): Reading {
  const reading = readAgentCard(card, context);
  const sightings = scanForSecrets([["agent_card", JSON.stringify(card, null, 1)]]);
  return { ...reading, warnings: [...reading.warnings, ...secretWarnings(sightings, () => "the card")] };
}

/** The members beside source_code are used if the upload itself has only the schema's defaults. */
function completeUpload(request: ImportRequest, upload: SourceCodeUpload): SourceCodeUpload {
  const own = { entry: textOf(upload.entry_point), framework: textOf(upload.framework) };
  const bare = { entry: own.entry ?? DEFAULT_ENTRY_POINT, framework: own.framework ?? UNKNOWN_FRAMEWORK };
  return {
    ...upload,
    entry_point: bare.entry === DEFAULT_ENTRY_POINT ? (textOf(request.entry_point) ?? bare.entry) : bare.entry,
    framework: bare.framework === UNKNOWN_FRAMEWORK ? (textOf(request.framework) ?? bare.framework) : bare.framework,
  };
}

async function fromAddress(url: string, request: ImportRequest, needs: ImportNeeds): Promise<Understood> {
  const addresses = needs.fetchCard === undefined ? [] : cardAddresses(url);
  for (const address of addresses) {
    let card: unknown;
    try {
      card = await needs.fetchCard?.(address);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return refused(error.message);
    }
    const members = looksLikeCard(card) ? membersOf(storable(card)) : undefined;
    if (members === undefined) continue;
    const reading = cardReading(members, { cardAddress: address });
    return { reading: sameOrigin(reading, address, request), card: members };
  }
  if (new URL(url).pathname.endsWith(".json")) return refused(`There is no agent card at ${quoteText(url)}.`);
  return { reading: addressOnly(url, needs) };
}

/**
 * A card may point to another host. The key in the request was entered for the host in the request, so it must not be sent
 * elsewhere because a document found there says so.
 */
function sameOrigin(reading: Reading, cardAddress: string, request: ImportRequest): Reading {
  const agentUrl = reading.draft?.agent_url;
  if (!agentUrl || new URL(agentUrl).origin === new URL(cardAddress).origin) return reading;
  const sentence = `The card at ${quoteText(cardAddress)} names an agent on another host: ${quoteText(agentUrl)}.`;
  if (!textOf(request.api_key)) return { ...reading, warnings: [...reading.warnings, sentence] };
  const remedy = "The api_key would be sent there. To confirm this, import the card itself with that agent_url.";
  return { errors: [...reading.errors, `${sentence} ${remedy}`], warnings: reading.warnings };
}

function addressOnly(url: string, needs: ImportNeeds): Reading {
  const draft: AgentDraft = {
    agent_name: new URL(url).host.slice(0, NAME_LIMIT),
    model_name: UNKNOWN_MODEL,
    agent_url: url,
    protocol: "chat_completions",
    access_level: "black_box",
    import_metadata: { source: "manual", source_url: url, imported_at: null, original_format: "url" },
  };
  const searched = needs.fetchCard === undefined ? "No agent card was searched for" : "No agent card was found";
  return { draft, errors: [], warnings: [`${searched}: the agent is known by its URL only, as black_box.`] };
}

/** What was found in source code, in the form of a card, so that both kinds of import look the same. */
function preview(draft: AgentDraft): Members {
  return {
    name: draft.agent_name,
    description: draft.purpose ?? null,
    version: draft.agent_metadata?.version ?? null,
    model: draft.model_name,
    capabilities: draft.capabilities ?? {},
    skills: (draft.capabilities?.tools ?? []).map((tool) => ({ id: tool, name: tool })),
  };
}

function refused(sentence: string): Understood {
  return { reading: { errors: [sentence], warnings: [] } };
}

const SENTENCES = 50;

/** A hostile file could cause a sentence for each of its lines. */
function firstSentences(sentences: readonly string[]): string[] {
  const more = sentences.length - SENTENCES;
  return more > 0 ? [...sentences.slice(0, SENTENCES), `${more} more are not listed.`] : [...sentences];
}
