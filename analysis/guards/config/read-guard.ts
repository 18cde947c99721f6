import { ACTIONS, type Action, type GuardMethod, type Options, type OptionValue } from "../guard.ts";
import type { ConfigProblem, ConfiguredMethod } from "./config.ts";
import { DOME_METHODS, domeMethod, isDomeOption } from "./dome-methods.ts";
import { GUARD_KEYS } from "./keys.ts";
import { isObject, type Report, readOption, suggestion } from "./read-options.ts";

/** The methods that a config may name, by id. */
export type Methods = Readonly<Record<string, GuardMethod>>;

/** A guard as its block defines it, whatever channels it is on. Keys that are left out are missing in `given`. */
export interface GuardDraft {
  readonly place: ConfigProblem["place"];
  readonly methods: readonly [ConfiguredMethod, ...ConfiguredMethod[]];
  /** The methods that this console has. */
  readonly known: readonly GuardMethod[];
  /** What a method of this console is called in the config, if by Dome's name for the like. */
  readonly domeNames: Readonly<Record<string, string>>;
  readonly unavailable: readonly string[];
  readonly given: Readonly<Record<string, OptionValue>>;
  /** What every method allows after a hit, the default first. */
  readonly actions: readonly Action[];
}

interface Reading {
  readonly methods: Methods;
  readonly report: Report;
  readonly areCompiled?: boolean;
}

const MOST_METHODS = 16;

/** Reads the block of a guard, or reports why it can't. */
export function readGuard(block: unknown, place: ConfigProblem["place"], reading: Reading): GuardDraft | null {
  const { report } = reading;
  if (!isObject(block)) {
    report(place, "A guard is an object with the key “methods”.");
    return null;
  }
  const named = readMethodNames(block["methods"], [...place, "methods"], reading);
  const given: Record<string, OptionValue> = {};
  for (const [key, value] of Object.entries(block)) {
    if (key === "methods" || named?.some(({ name }) => name === key)) continue;
    const spec = Object.hasOwn(GUARD_KEYS, key) ? GUARD_KEYS[key] : undefined;
    if (spec) {
      const read = readOption(spec, value, { place: [...place, key], report });
      if (read !== undefined) given[key] = read;
    } else reportUnknownKey([...place, key], named ?? [], reading);
  }
  if (!named) return null;
  const [first, ...more] = named.map(({ id, name, method }) => ({
    id,
    options: method ? readMethodOptions(method, name, { ...reading, block, place }) : {},
  }));
  if (!first) return null;
  const known = named.flatMap(({ method }) => method ?? []);
  return {
    ...{ place, methods: [first, ...more], known, given, actions: actionsOf(known) },
    unavailable: named.flatMap(({ name, method }) => (method ? optionsOfDome(name, block[name]) : [name])),
    domeNames: Object.fromEntries(named.flatMap(({ id, name }) => (name === id ? [] : [[id, name]]))),
  };
}

/** Options of Dome that nothing here follows, each as its method and its name. */
const optionsOfDome = (name: string, block: unknown): string[] =>
  Object.keys(isObject(block) ? block : {})
    .filter((option) => isDomeOption(name, option))
    .map((option) => `${name}.${option}`);

interface NamedMethod {
  /** As the config names it. */
  readonly name: string;
  readonly id: string;
  readonly method: GuardMethod | undefined;
}

function readMethodNames(value: unknown, place: ConfigProblem["place"], { methods, report }: Reading) {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_METHODS) {
    report(place, `Must be a list of 1 to ${MOST_METHODS} methods.`);
    return null;
  }
  const found = new Map<string, NamedMethod>();
  const names = new Set<unknown>();
  value.forEach((name: unknown, index) => {
    const method = typeof name === "string" ? findMethod(name, methods) : null;
    if (method === null) reportUnknownMethod([...place, index], name, { methods, report });
    else if (names.has(name)) report([...place, index], "This method is listed twice.");
    // Two classifiers of Dome that one method of ours replaces are that one method.
    else if (!found.has(method.id)) found.set(method.id, method);
    names.add(name);
  });
  return found.size > 0 ? [...found.values()] : null;
}

function findMethod(name: string, methods: Methods): NamedMethod | null {
  const own = (id: string) => (Object.hasOwn(methods, id) ? methods[id] : undefined);
  if (own(name)) return { name, id: name, method: own(name) };
  const replacement = domeMethod(name);
  if (replacement === undefined) return null;
  const method = replacement === null ? undefined : own(replacement);
  return { name, id: method?.id ?? name, method };
}

function reportUnknownMethod(place: ConfigProblem["place"], name: unknown, { methods, report }: Reading): void {
  if (typeof name !== "string") report(place, "Must be the name of a method.");
  else
    report(place, "There is no such method.", () =>
      suggestion(name, [...Object.keys(methods), ...Object.keys(DOME_METHODS)]),
    );
}

function reportUnknownKey(place: ConfigProblem["place"], named: readonly NamedMethod[], reading: Reading): void {
  const { methods, report } = reading;
  const key = String(place.at(-1));
  if (findMethod(key, methods)) report(place, "The guard does not list this method under “methods”.");
  else
    report(place, "A guard has no such key.", () =>
      suggestion(key, [...Object.keys(GUARD_KEYS), "methods", ...named.map(({ name }) => name)]),
    );
}

/** More than any method has. */
const MOST_OPTIONS = 100;

interface OptionsAt extends Reading {
  readonly block: Readonly<Record<string, unknown>>;
  readonly place: ConfigProblem["place"];
}

/** Every option of a method: as the guard sets it, or its default. */
function readMethodOptions(method: GuardMethod, name: string, { block, place, ...reading }: OptionsAt): Options {
  const { report } = reading;
  const at = [...place, name];
  const value = Object.hasOwn(block, name) ? block[name] : {};
  const set = isObject(value) ? value : {};
  if (!isObject(value)) report(at, "Must be an object with the options of the method.");
  const known = Object.keys(method.options);
  const given = Object.keys(set);
  if (given.length > MOST_OPTIONS) report(at, `A method has at most ${MOST_OPTIONS} options.`);
  for (const key of given.slice(0, MOST_OPTIONS)) {
    if (known.includes(key) || isDomeOption(name, key)) continue;
    const replaced =
      name === method.id ? "" : ` The method ${method.id} judges in place of ${name} and has options of its own.`;
    report([...at, key], `The method has no such option.${replaced}`, () => suggestion(key, known));
  }
  const options = Object.entries(method.options).map(([key, spec]) => {
    if (!Object.hasOwn(set, key) || isCards(key, set[key])) return [key, spec.default] as const;
    return [key, readOption(spec, set[key], { ...reading, place: [...at, key] }) ?? spec.default] as const;
  });
  return Object.fromEntries(options);
}

/** A threshold may be left to the method's card, which is its default, in so many words. */
const isCards = (option: string, value: unknown): boolean => option === "threshold" && value === "card";

/** What all methods allow, in the order of the first. Every hit may be flagged. */
function actionsOf(methods: readonly GuardMethod[]): Action[] {
  const [first, ...more] = methods;
  const all = first ? first.actions.filter((action) => more.every(({ actions }) => actions.includes(action))) : ACTIONS;
  return all.includes("flag") ? [...all] : [...all, "flag"];
}
