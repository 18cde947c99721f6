import { type Action, CHANNELS, type Channel, type OptionValue } from "../guard.ts";
import {
  type ConfigProblem,
  type ConfiguredGuard,
  type ConfiguredMethod,
  directionOf,
  type GuardConfig,
} from "./config.ts";
import { CHANNEL_KEYS, CONFIG_KEYS } from "./keys.ts";
import { type GuardDraft, type Methods, readGuard } from "./read-guard.ts";
import { isObject, type Report, readOption, suggestion } from "./read-options.ts";

export interface ReadConfig {
  /** Missing if anything is wrong. */
  readonly config?: GuardConfig;
  readonly problems: readonly ConfigProblem[];
}

type Place = ConfigProblem["place"];

export interface ReadRules {
  /** False if whoever reads the config tries its patterns elsewhere: compiling takes up to a second. */
  readonly areCompiled?: boolean;
}

/** A value and where it stands in the body. */
interface Placed {
  readonly value: unknown;
  readonly place: Place;
}

/**
 * Reads the body of a guard config that may name these methods. Everything that is unknown or out of bounds is a problem with its place: nothing falls
 * back to a default because of a typo.
 */
export function readConfigWith(methods: Methods, body: unknown, rules: ReadRules = {}): ReadConfig {
  const problems: ConfigProblem[] = [];
  let hints = 0;
  const report: Report = (place, message, hint) => {
    if (problems.length >= MOST_PROBLEMS) return;
    problems.push({ place, message: hint && hints++ < MOST_HINTS ? `${message}${hint()}` : message });
  };
  if (!isObject(body)) return { problems: [{ place: [], message: "A guard config is an object." }] };
  const top = topLevel(body, report);
  if (top.size > MOST_KEYS)
    return { problems: [{ place: [], message: `A guard config has at most ${MOST_KEYS} keys.` }] };
  const { lists, blocks } = readLists(top, report);
  const values = readValues(top, blocks, report);
  const drafts = new Map<string, GuardDraft>();
  for (const [name, { value, place }] of blocks) {
    const draft = readGuard(value, place, { methods, report, ...rules });
    if (draft) drafts.set(name, draft);
  }
  const unavailable = new Set([...drafts.values()].flatMap((draft) => draft.unavailable));
  const channels = Object.fromEntries(
    CHANNELS.map((channel) => [
      channel,
      (lists.get(channel) ?? []).flatMap(({ name, place }) => {
        const draft = drafts.get(name);
        return draft ? (onChannel(draft, { name, channel, place, values, unavailable, report }) ?? []) : [];
      }),
    ]),
  ) as Record<Channel, ConfiguredGuard[]>;
  if (problems.length > 0) return { problems };
  return { config: { channels, ...settings(values), unavailable: [...unavailable] }, problems };
}

const MOST_PROBLEMS = 100;
const MOST_HINTS = 10;
const MOST_GUARDS = 32;
/** More than five full channels and every key of a config. */
const MOST_KEYS = 500;
/** TOML files of Dome keep the keys of the config in a table of this name. */
const DOME_TABLE = "guardrail";
const GUARD_NAME = /^[a-z0-9][a-z0-9 _.-]{0,63}$/i;

/** The keys of a config by name, those of the table `guardrail` among them. */
function topLevel(body: Record<string, unknown>, report: Report): Map<string, Placed> {
  const top = new Map<string, Placed>();
  for (const [key, value] of Object.entries(body)) {
    if (key !== DOME_TABLE || !isObject(value)) top.set(key, { value, place: [key] });
  }
  const table = Object.hasOwn(body, DOME_TABLE) ? body[DOME_TABLE] : undefined;
  for (const [key, value] of isObject(table) ? Object.entries(table) : []) {
    const place = [DOME_TABLE, key];
    if (top.has(key)) report(place, `“${key}” stands in the config twice.`);
    else top.set(key, { value, place });
  }
  return top;
}

interface Listed {
  readonly name: string;
  readonly place: Place;
}

/** The guards of each channel by name, and the block of each guard, wherever it stands. */
function readLists(top: Map<string, Placed>, report: Report) {
  const lists = new Map<Channel, Listed[]>();
  const blocks = new Map<string, Placed>();
  for (const channel of CHANNELS) {
    const list = top.get(CHANNEL_KEYS[channel]);
    if (list) lists.set(channel, readList(list, { top, blocks, report }));
  }
  return { lists, blocks };
}

interface ListReading {
  readonly top: Map<string, Placed>;
  readonly blocks: Map<string, Placed>;
  readonly report: Report;
}

function readList({ value, place }: Placed, reading: ListReading): Listed[] {
  const { report } = reading;
  if (!Array.isArray(value) || value.length > MOST_GUARDS) {
    report(place, `Must be a list of at most ${MOST_GUARDS} guards.`);
    return [];
  }
  const listed: Listed[] = [];
  value.forEach((entry: unknown, index) => {
    const at = [...place, index];
    const name = nameOf(entry, at, reading);
    if (name === null) return;
    if (listed.some((other) => other.name === name)) report(at, "This guard is listed twice.");
    else listed.push({ name, place: at });
  });
  return listed;
}

/** The name of a listed guard: a name whose block stands at the top, or an object with the name as its only key. */
function nameOf(entry: unknown, at: Place, { top, blocks, report }: ListReading): string | null {
  const inline = isObject(entry) ? Object.entries(entry) : [];
  const name = typeof entry === "string" ? entry : inline.length === 1 ? inline[0]?.[0] : undefined;
  if (name === undefined || !GUARD_NAME.test(name) || isKnownKey(name)) {
    report(at, "Must be the name of a guard, or an object with the name as its only key.");
    return null;
  }
  const block = typeof entry === "string" ? top.get(name) : { value: inline[0]?.[1], place: [...at, name] };
  const earlier = blocks.get(name);
  if (!block && !earlier) {
    report(at, "The config defines no such guard.", () => suggestion(name, guardsIn(top)));
    return null;
  }
  if (typeof entry !== "string" && (earlier || top.has(name))) report(at, "This guard is defined twice.");
  if (block) blocks.set(name, block);
  return name;
}

const guardsIn = (top: Map<string, Placed>): string[] =>
  [...top].flatMap(([key, { value }]) => (!isKnownKey(key) && isObject(value) ? [key] : []));

const isKnownKey = (key: string): boolean => KNOWN_KEYS.has(key);

/** The values of the config's own keys that are given. Reports every key that is neither one nor a guard. */
function readValues(top: Map<string, Placed>, blocks: Map<string, Placed>, report: Report) {
  const values: Record<string, OptionValue> = {};
  for (const [key, { value, place }] of top) {
    const spec = Object.hasOwn(CONFIG_KEYS, key) ? CONFIG_KEYS[key] : undefined;
    if (spec) {
      const read = readOption(spec, value, { place, report });
      if (read !== undefined) values[key] = read;
    } else if (key === "flow") readFlow({ value, place }, report);
    else if (!isKnownKey(key) && blocks.get(key)?.place !== place) reportStray({ value, place }, blocks, report);
  }
  return values;
}

function readFlow({ value, place }: Placed, report: Report): void {
  if (!Array.isArray(value)) report(place, "Must be a list of flow policies.");
  else if (value.length > 0) report(place, "Flow policies are applied to an agent on their own. Leave the list empty.");
}

function reportStray({ value, place }: Placed, blocks: Map<string, Placed>, report: Report): void {
  const key = String(place.at(-1));
  if (isObject(value) && Object.hasOwn(value, "methods")) {
    const message = "No channel lists this guard. Add its name to a list such as “input-guards”.";
    report(place, message, () => suggestion(key, [...blocks.keys()]));
  } else if (/^agent[_-]id$/.test(key))
    report(place, "The agent is a field of the guard config, not a key of its body.");
  else if (/^(?:team|user)[_-]id$/.test(key))
    report(place, "Remove this key: the team and user come from the signed-in account.");
  else report(place, "A guard config has no such key.", () => suggestion(key, EVERY_KEY));
}

const EVERY_KEY = [...Object.keys(CONFIG_KEYS), ...Object.values(CHANNEL_KEYS), "flow"];
const KNOWN_KEYS: ReadonlySet<string> = new Set(EVERY_KEY);

const REMOTE_TIMEOUT_MS = 2000;
const TIMEOUT_MS = 50;

interface OnChannel extends Listed {
  readonly channel: Channel;
  readonly values: Readonly<Record<string, OptionValue>>;
  /** Takes what the guard names and this console does not have. */
  readonly unavailable: Set<string>;
  readonly report: Report;
}

/** A guard as it stands on one of its channels, with every default filled in. */
function onChannel(draft: GuardDraft, { name, channel, place, ...reading }: OnChannel): ConfiguredGuard | null {
  const { values, unavailable, report } = reading;
  const { given, known, methods, domeNames } = draft;
  const others = known.filter((method) => !method.channels.includes(channel));
  for (const { id } of others) if (domeNames[id]) unavailable.add(`${domeNames[id]} on ${keyOf(channel)}`);
  const other = others.find(({ id }) => !domeNames[id]);
  if (other) {
    report(
      place,
      `The method ${other.id} doesn't judge this channel. It judges: ${other.channels.map(keyOf).join(", ")}.`,
    );
    return null;
  }
  const actions = draft.actions.filter((action) => action !== "deny_call" || channel === "tool_call");
  const action = (given["action"] ?? actions[0]) as Action;
  if (!actions.includes(action)) {
    report(
      [...draft.place, "action"],
      `On “${keyOf(channel)}” the methods of this guard allow: ${actions.join(", ")}.`,
    );
    return null;
  }
  const mode = given["mode"] === "enforce" ? "enforce" : "shadow";
  const setting = { ...defaults, ...values };
  const isRemote = known.some(({ cost }) => cost === "remote");
  // Dome has methods for either direction whose like judges one of them here: on the other, it is as if there were none.
  const onThis = (method: ConfiguredMethod): ConfiguredMethod =>
    others.some(({ id }) => id === method.id) ? { id: domeNames[method.id] ?? method.id, options: {} } : method;
  const [first, ...more] = methods;
  return {
    name,
    methods: [onThis(first), ...more.map(onThis)],
    mode,
    action,
    type: (given["type"] ?? "generic") as ConfiguredGuard["type"],
    onError: (given["on-error"] ?? setting[`${directionOf(channel)}-on-error`]) as ConfiguredGuard["onError"],
    notCovered: (given["not-covered"] ?? setting["not-covered"]) as ConfiguredGuard["notCovered"],
    timeoutMs: Number(given["timeout-ms"] ?? (isRemote ? REMOTE_TIMEOUT_MS : TIMEOUT_MS)),
    earlyExit: (given["early-exit"] ?? mode === "enforce") === true,
    runParallel: (given["run-parallel"] ?? true) === true,
    rewriteText: String(given["rewrite-text"] ?? "[removed]"),
  };
}

const keyOf = (channel: Channel): string => CHANNEL_KEYS[channel];

const defaults: Readonly<Record<string, OptionValue>> = Object.fromEntries(
  Object.entries(CONFIG_KEYS).map(([key, spec]) => [key, spec.default]),
);

function settings(values: Readonly<Record<string, OptionValue>>): Omit<GuardConfig, "channels" | "unavailable"> {
  const setting = { ...defaults, ...values };
  const both = <V>(key: string) => ({ input: setting[`input-${key}`] as V, output: setting[`output-${key}`] as V });
  return {
    blockedMessage: both("blocked-message"),
    earlyExit: both("early-exit"),
    runParallel: both("run-parallel"),
    blockedAs: setting["blocked-as"] as GuardConfig["blockedAs"],
    overDefenceBudget: setting["over-defence-budget"] as number,
    unscannable: setting["unscannable"] as GuardConfig["unscannable"],
  };
}
