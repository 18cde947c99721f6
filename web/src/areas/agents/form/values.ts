import type { Agent, AgentUpdate } from "@agent-console/sdk";
import { type FieldSpec, groups, specOf } from "./specs.ts";

/** What stands in each field, as text; only fields that someone touched are in it. */
export type Entered = Readonly<Record<string, string>>;

const allKeys = groups.flatMap(({ keys }) => keys);

/** What the agent has in a field, as the field shows it. A secret shows nothing. */
export function shownIn(spec: FieldSpec, agent: Partial<Agent>): string {
  if (spec.kind === "secret") return "";
  const value = spec.key
    .split(".")
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown> | null | undefined)?.[part], agent);
  if (value === null || value === undefined) return "";
  if (spec.kind === "lines") return (value as string[]).join("\n");
  if (spec.kind === "json") return isEmpty(value) ? "" : JSON.stringify(value, null, 2);
  return String(value);
}

const isEmpty = (value: unknown): boolean => typeof value === "object" && Object.keys(value ?? {}).length === 0;

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** Why a text does not fit; null when it does. */
export function misfit({ key, kind, least, most, whole, required }: FieldSpec, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return required ? "This can't be empty." : null;
  if (kind === "number") {
    const value = Number(trimmed);
    if (Number.isNaN(value)) return "Enter a number.";
    if (whole && !Number.isSafeInteger(value)) return "Enter a whole number.";
    if (least !== undefined && value < least) return `Enter ${least} or more.`;
    if (most !== undefined && value > most) return `Enter ${most} or less.`;
  }
  if (key === "agent_url" && !isWebAddress(trimmed))
    return "Enter a complete address that begins with http:// or https://.";
  if (kind === "json") {
    try {
      if (typeof JSON.parse(trimmed) !== "object") return "Enter a JSON object or array.";
    } catch {
      return "Enter valid JSON.";
    }
  }
  return null;
}

function readFrom({ kind }: FieldSpec, text: string): unknown {
  const trimmed = text.trim();
  if (kind === "lines") {
    return trimmed === ""
      ? null
      : trimmed
          .split("\n")
          .map((part) => part.trim())
          .filter(Boolean);
  }
  if (trimmed === "") return null;
  if (kind === "number") return Number(trimmed);
  return kind === "json" ? JSON.parse(trimmed) : text;
}

/** The fields whose text differs from what the agent has. */
export const changedKeys = (entered: Entered, agent: Partial<Agent>): string[] =>
  allKeys.filter((key) => entered[key] !== undefined && entered[key] !== shownIn(specOf(key), agent));

/** The request body for these fields. A nested object is sent whole, because sending it replaces it. */
export function bodyOf(keys: readonly string[], entered: Entered, agent: Partial<Agent>): AgentUpdate {
  const body: Record<string, unknown> = {};
  for (const key of keys) {
    const [part = "", inside] = key.split(".");
    const value = readFrom(specOf(key), entered[key] ?? "");
    if (!inside) body[part] = part === "api_key" && value === null ? "" : value;
    else body[part] = { ...((body[part] ?? agent[part as keyof Agent]) as object | null), [inside]: value };
  }
  return body as AgentUpdate;
}

export const misfits = (keys: readonly string[], entered: Entered, agent: Partial<Agent>): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const key of keys) {
    const spec = specOf(key);
    const wrong = misfit(spec, entered[key] ?? shownIn(spec, agent));
    if (wrong) found[key] = wrong;
  }
  return found;
};
