import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationSpec } from "../../kernel/operation.ts";
import { decodePercent } from "../../kernel/request/query-string.ts";
import type { Binding } from "./binding.ts";

/**
 * Which operation a request is for. Fastify's router compiles several functions for each route, and Fastify sets up hooks for
 * each: together half of a second of every start. All operations share a few routes instead, one for each method and way
 * to read a body, and the operation is looked up here.
 */
interface Place {
  readonly fixed: Map<string, Place>;
  /** Whatever stands in the place of a parameter. */
  any: Place | undefined;
  readonly ends: Map<string, Route>;
}

interface Route {
  /** Among the operations. */
  readonly at: number;
  /** The path with `:name` for its parameters. */
  readonly url: string;
  readonly names: readonly string[];
}

/** What a request was found to be for. */
export interface Found {
  readonly binding: Binding;
  readonly url: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Longer than any id or name, and shorter than the longest head of a request. */
export const LONGEST_PARAMETER = 16_384;

/** `/v1/things/{id}/` → `/v1/things/:id`: the router accepts both with and without a trailing slash. */
export function routePath(path: string): string {
  return path.replace(/(.)\/$/, "$1").replaceAll(/\{(\w+)\}/g, ":$1");
}

export interface Router {
  /** The operation of a method and an address, with the parameters in it. A fixed part goes before a parameter. */
  find(method: string, address: string): Found | undefined;
}

export function createRouter(bindings: readonly Binding[], kindOf: (operation: OperationSpec) => string): Router {
  const root = placesOf(bindings.map(({ operation }) => operation));
  const kinds = bindings.map(({ operation }) => kindOf(operation));
  return {
    find(method, address) {
      const parts = partsOf(address);
      const values: string[] = [];
      const route = parts && routeAt(root, 0, { method, parts, values });
      const binding = route && bindings[route.at];
      if (!binding) return undefined;
      return { binding, url: route.url, kind: kinds[route.at] ?? "", params: named(route.names, values) };
    },
  };
}

interface Mapped {
  readonly operations: readonly OperationSpec[];
  readonly root: Place;
}

let last: Mapped | undefined;

/** Consoles in one process have the same operations, and what is behind each is all that differs. */
function placesOf(operations: readonly OperationSpec[]): Place {
  const isSame =
    last?.operations.length === operations.length && operations.every((one, at) => one === last?.operations[at]);
  if (last && isSame) return last.root;
  last = { operations, root: mapped(operations) };
  return last.root;
}

function mapped(operations: readonly OperationSpec[]): Place {
  const root: Place = newPlace();
  for (const [at, { method, path }] of operations.entries()) {
    const url = routePath(path);
    const parts = url.slice(1).split("/");
    const { ends } = parts.reduce(placeBelow, root);
    if (ends.has(method)) throw new Error(`two operations are at ${method} ${url}`);
    const names = parts.filter((part) => part.startsWith(":")).map((part) => part.slice(1));
    ends.set(method, { at, url, names });
  }
  return root;
}

const newPlace = (): Place => ({ fixed: new Map(), any: undefined, ends: new Map() });

function placeBelow(place: Place, part: string): Place {
  if (part.startsWith(":")) {
    place.any ??= newPlace();
    return place.any;
  }
  const below = place.fixed.get(part) ?? newPlace();
  place.fixed.set(part, below);
  return below;
}

/** More parts than any operation has. Whoever sends ten thousand slashes gets them counted no further. */
const MOST_PARTS = 32;

/** The parts between the slashes of `/a/b/?query`, or of the same with a host before it. */
function partsOf(address: string): readonly string[] | undefined {
  const path = address.startsWith("/") ? address : address.replace(/^\w+:\/\/[^/?#]*/, "");
  const end = path.search(/[?#]/);
  const whole = end < 0 ? path : path.slice(0, end);
  const last = whole.endsWith("/") ? whole.length - 1 : whole.length;
  const parts = whole.slice(1, last).split("/", MOST_PARTS);
  return parts.length < MOST_PARTS ? parts : undefined;
}

interface Search {
  readonly method: string;
  readonly parts: readonly string[];
  readonly values: string[];
}

function routeAt(place: Place, at: number, search: Search): Route | undefined {
  const part = search.parts[at];
  if (part === undefined) return place.ends.get(search.method);
  const fixed = place.fixed.get(part);
  const found = fixed && routeAt(fixed, at + 1, search);
  if (found || !place.any) return found;
  const value = decodePercent(part);
  if (value.length > LONGEST_PARAMETER) return undefined;
  search.values.push(value);
  const below = routeAt(place.any, at + 1, search);
  if (!below) search.values.pop();
  return below;
}

function named(names: readonly string[], values: readonly string[]): Record<string, string> {
  const params: Record<string, string> = Object.create(null);
  names.forEach((name, index) => {
    params[name] = values[index] ?? "";
  });
  return params;
}

const FOUND = Symbol("found");

interface Routed extends IncomingMessage {
  [FOUND]?: Found;
}

/** The operation that this request is for, if it is for one. */
export const foundFor = ({ raw }: FastifyRequest): Found | undefined => (raw as Routed)[FOUND];

/** The name of the constraint of Fastify's that tells the routes of the operations apart. */
export const KIND = "kind";

/** Has Fastify choose the route by what this router finds. Before the first of these routes is added. */
export function chooseBy(router: Router, app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: KIND,
    storage: () => {
      const kept = new Map<unknown, unknown>();
      return {
        get: (kind: unknown) => (kept.get(kind) ?? null) as never,
        set: (kind: unknown, handler: unknown) => void kept.set(kind, handler),
      };
    },
    deriveConstraint(request: Routed) {
      const found = router.find(request.method ?? "", request.url ?? "");
      if (found) request[FOUND] = found;
      return found?.kind;
    },
    validate: () => true,
  });
}
