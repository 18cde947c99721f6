import { mergedSpans } from "@agent-console/analysis/guards/masking/spans.ts";
import { permanentMask } from "@agent-console/analysis/guards/masking/token.ts";
import { cards } from "@agent-console/analysis/guards/personal/cards.ts";
import { emails } from "@agent-console/analysis/guards/personal/emails.ts";
import { ibans } from "@agent-console/analysis/guards/personal/ibans.ts";
import { ipAddresses } from "@agent-console/analysis/guards/personal/ip-addresses.ts";
import { nationalIds } from "@agent-console/analysis/guards/personal/national-ids.ts";
import { phonesOf } from "@agent-console/analysis/guards/personal/phones.ts";
import { isSecretName } from "@agent-console/analysis/secrets/secret-assignments.ts";
import { REMOVED_MARK, redactSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { isContent } from "../model/content-keys.ts";
import { MOST_CONTENT_OF_REQUEST } from "../model/limits.ts";
import type { Attributes, Value } from "../model/records.ts";

const FINDERS = [cards, ibans, nationalIds, emails, ipAddresses, phonesOf("any")];
const REMOVED = `${REMOVED_MARK} by its name]`;
const LEFT_OUT = "[left out: too much text in one request]";
/** No secret is shorter. */
const SHORTEST = 8;
/** Longer texts are rarely the same twice. */
const REMEMBERED_LENGTH = 200;
const REMEMBERED = 4096;

type Treatment = "secret" | "content" | "plain";

const HEADERS = /(?:^|[._-])(?:authorization|cookie|set-cookie|x-api-key|api[_-]key)$/i;

/** Takes secrets out of what was received and masks personal data in what was said, before anything is stored. */
export interface Cleaner {
  attributes(attributes: Attributes): Attributes;
  text(text: string): string;
  content(text: string): string;
  value(value: Value, isSaid: boolean): Value;
}

/** Texts that were looked at and hold no secret: attributes repeat. Never one that held a secret. */
const clean = new Set<string>();
const treatments = new Map<string, Treatment>();

/** For one request. */
export function createCleaner(): Cleaner {
  let left = MOST_CONTENT_OF_REQUEST;

  function content(text: string): string {
    if (text.length < SHORTEST) return text;
    left -= text.length;
    return left < 0 ? LEFT_OUT : withoutPersonalData(redactSecrets(text));
  }

  function attribute(key: string, value: Value): Value {
    const treatment = treatmentOf(key);
    if (treatment === "secret") return withoutTexts(value);
    return cleanValue(value, treatment === "content");
  }

  function cleanValue(value: Value, isSaid: boolean): Value {
    if (typeof value === "string") return isSaid ? content(value) : withoutSecrets(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => cleanValue(item, isSaid));
    const members = Object.entries(value as Attributes);
    return Object.fromEntries(
      members.map(([key, item]) => [
        key,
        isSaid && treatmentOf(key) !== "secret" ? cleanValue(item, true) : attribute(key, item),
      ]),
    );
  }

  return {
    content,
    text: withoutSecrets,
    value: cleanValue,
    attributes(attributes) {
      const cleaned: Record<string, Value> = {};
      for (const key in attributes) {
        const value = attributes[key] ?? null;
        // Numbers and flags, which are many, are what they are.
        if (typeof value === "number" || typeof value === "boolean") cleaned[key] = value;
        else if (key === "__proto__") continue;
        else cleaned[key] = attribute(key, value);
      }
      return cleaned;
    },
  };
}

function withoutSecrets(text: string): string {
  if (text.length < SHORTEST || clean.has(text)) return text;
  const redacted = redactSecrets(text);
  if (redacted === text && text.length <= REMEMBERED_LENGTH) {
    if (clean.size >= REMEMBERED) clean.clear();
    clean.add(text);
  }
  return redacted;
}

function treatmentOf(key: string): Treatment {
  const known = treatments.get(key);
  if (known !== undefined) return known;
  const treatment = isSecretName(key) || HEADERS.test(key) ? "secret" : isContent(key) ? "content" : "plain";
  if (treatments.size >= REMEMBERED) treatments.clear();
  treatments.set(key, treatment);
  return treatment;
}

function withoutTexts(value: Value): Value {
  if (typeof value === "string") return value === "" ? value : REMOVED;
  return typeof value === "object" && value !== null ? REMOVED : value;
}

function withoutPersonalData(text: string): string {
  const spans = mergedSpans(
    text,
    FINDERS.flatMap((find) => find(text)),
  );
  let kept = "";
  let from = 0;
  for (const { start, end, kind } of spans) {
    kept += text.slice(from, start) + permanentMask(kind);
    from = end;
  }
  return from === 0 ? text : kept + text.slice(from);
}
