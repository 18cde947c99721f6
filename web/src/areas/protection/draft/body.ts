import { CHANNEL_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { CHANNELS, type Channel } from "@agent-console/analysis/guards/guard.ts";

/** The body of a guard config while it is edited: whatever the user wrote, right or wrong. */
export type Body = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** TOML files of Dome keep the keys of the config in a table of this name. */
const DOME_TABLE = "guardrail";

/** The same config with every key and every guard at the top, which is the form that the page edits. */
export function flattenBody(body: Body): Body {
  const { [DOME_TABLE]: table, ...rest } = body;
  const top: Record<string, unknown> = isObject(table) ? { ...table, ...rest } : { ...body };
  for (const key of Object.values(CHANNEL_KEYS)) {
    const list = top[key];
    if (Array.isArray(list)) top[key] = list.map((entry: unknown) => hoisted(top, entry));
  }
  return top;
}

/** The name of a listed guard. A guard that is defined inside the list is moved to the top. */
function hoisted(top: Record<string, unknown>, entry: unknown): unknown {
  const [inline, ...more] = isObject(entry) ? Object.entries(entry) : [];
  if (!inline || more.length > 0) return entry;
  const [name, block] = inline;
  if (!Object.hasOwn(top, name)) top[name] = block;
  return name;
}

/** The names of a channel's guards, in order. */
export function guardNames(body: Body, channel: Channel): string[] {
  const list = flattenBody(body)[CHANNEL_KEYS[channel]];
  return Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : [];
}

/** The names of all guards, each once. */
export const allGuards = (body: Body): string[] => [
  ...new Set(CHANNELS.flatMap((channel) => guardNames(body, channel))),
];

export const channelsOf = (body: Body, name: string): Channel[] =>
  CHANNELS.filter((channel) => guardNames(body, channel).includes(name));

export function blockOf(body: Body, name: string): Body {
  const top = flattenBody(body);
  const block = Object.hasOwn(top, name) ? top[name] : undefined;
  return isObject(block) ? block : {};
}

/** The methods of a guard, as the config names them. */
export function methodNames(block: Body): string[] {
  const { methods } = block;
  return Array.isArray(methods) ? methods.filter((name): name is string => typeof name === "string") : [];
}

/** Changes keys at the top. A key that is set to undefined is left out, so that its default applies. */
export const withKeys = (body: Body, changes: Body): Body => defined({ ...flattenBody(body), ...changes });

export const withBlock = (body: Body, name: string, changes: Body): Body =>
  withKeys(body, { [name]: defined({ ...blockOf(body, name), ...changes }) });

export interface OptionChange {
  /** As the guard names it. */
  readonly method: string;
  readonly option: string;
  readonly value: unknown;
}

export function withOption(body: Body, guard: string, { method, option, value }: OptionChange): Body {
  const options = optionsOf(blockOf(body, guard), method);
  const changed = defined({ ...options, [option]: value });
  return withBlock(body, guard, { [method]: Object.keys(changed).length === 0 ? undefined : changed });
}

export function optionsOf(block: Body, method: string): Body {
  const options = Object.hasOwn(block, method) ? block[method] : undefined;
  return isObject(options) ? options : {};
}

/** Moves a guard up or down its channel. */
export function moveGuard(body: Body, { channel, name, by }: { channel: Channel; name: string; by: -1 | 1 }): Body {
  const names = guardNames(body, channel);
  const from = names.indexOf(name);
  const other = names[from + by];
  if (from < 0 || other === undefined) return body;
  const swapped = names.with(from, other).with(from + by, name);
  return withKeys(body, { [CHANNEL_KEYS[channel]]: swapped });
}

/** Adds a guard that the config has to another channel. */
export const addToChannel = (body: Body, channel: Channel, name: string): Body =>
  withKeys(body, { [CHANNEL_KEYS[channel]]: [...guardNames(body, channel), name] });

/** Adds a guard with one method, in shadow, under a name that is still free. */
export function withNewGuard(body: Body, channel: Channel, method: string): { body: Body; name: string } {
  const taken = Object.keys(flattenBody(body));
  const names = [method, ...Array.from({ length: 99 }, (_, at) => `${method}-${at + 2}`)];
  const name = names.find((one) => !taken.includes(one)) ?? method;
  return { body: addToChannel(withKeys(body, { [name]: { methods: [method], mode: "shadow" } }), channel, name), name };
}

/** Takes a guard off a channel. A guard that is on no channel any more is deleted. */
export function without(body: Body, channel: Channel, name: string): Body {
  const names = guardNames(body, channel).filter((one) => one !== name);
  const rest = withKeys(body, { [CHANNEL_KEYS[channel]]: names.length === 0 ? undefined : names });
  return channelsOf(rest, name).length > 0 ? rest : withKeys(rest, { [name]: undefined });
}

/** Puts these guards back into shadow. */
export const inShadow = (body: Body, names: readonly string[]): Body =>
  names.reduce((changed, name) => withBlock(changed, name, { mode: "shadow" }), body);

const defined = (value: Body): Body =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

export const isSame = (one: Body, other: Body): boolean => JSON.stringify(one) === JSON.stringify(other);
