import { redactSecrets } from "../../secrets/secret-scan.ts";

const IDENTIFIER = /^[\w.:/+=-]{0,128}$/;

/**
 * Whether a text in a place for identifiers, such as an id or the name of a model, can only be one. Identifiers are not judged:
 * random letters and digits look like many things. Words, and what has the form of a known secret, are no identifiers.
 */
export function isIdentifier(text: string): boolean {
  if (text.length < SHORTEST_SECRET) return IDENTIFIER.test(text);
  if (known.has(text)) return true;
  if (!IDENTIFIER.test(text) || redactSecrets(text) !== text) return false;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(text);
  return true;
}

const SHORTEST_SECRET = 12;
/** Names of models and kinds of objects are in every request and answer, and looking for secrets in them takes long. */
const known = new Set<string>();
const MOST_KNOWN = 1_000;

/** Whether a text can only be something that the provider sealed, such as encrypted reasoning. Nobody else can read it. */
export const isSealed = (text: string): boolean => /^[A-Za-z0-9+/_=-]*$/.test(text) && redactSecrets(text) === text;

/** A number from here on, such as that of a card, counts nothing and is no time in milliseconds. */
export const LONGEST_COUNT = 1e13;

/** Members of the OpenAI protocols that hold an identifier or one of a few fixed words. */
export const IDENTIFIER_MEMBERS: ReadonlySet<string> = new Set(
  (
    "id object model system_fingerprint service_tier role type status phase format detail finish_reason native_finish_reason " +
    "item_id call_id tool_call_id response_id previous_response_id approval_request_id server_label connector_id " +
    "effort verbosity truncation tool_choice mode syntax name obfuscation reasoning_effort prompt_cache_key " +
    "prompt_cache_retention safety_identifier user voice search_context_size encoding_format severity quality size " +
    "background moderation input_fidelity output_format environment execution caller filename container_id namespace version"
  ).split(" "),
);
