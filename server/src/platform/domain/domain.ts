import type { Catalogue } from "../../kernel/errors.ts";
import type { OperationSpec } from "../../kernel/operation.ts";
import type { Binding } from "../http/binding.ts";
import type { SealedColumn } from "../secrets/reseal.ts";
import type { TeamEraser, TeamExporter } from "./team-rows.ts";

type Fate = `${"erased" | "emptied" | "kept"}${string}`;

/** What becomes of a table's rows when the person or the team they are about is erased, in a few words. */
export interface TableFate {
  readonly person: Fate;
  readonly team: Fate;
}

export type Tables = Readonly<Record<string, TableFate>>;

/** A table of a domain. */
export interface DomainTable extends TableFate {
  /**
   * The sub-slice that alone inserts and updates its rows, or "." in a domain without sub-slices. Sub-slices further right
   * may read it; whatever else they want of it is a function in the owner's store.ts.
   */
  readonly owner: string;
}

export interface Health {
  readonly reachable: boolean;
  readonly detail: string;
}

/**
 * A domain is one value. Everything that the application does with a domain it reads here, so that adding one touches
 * its own folder and the list in app/domains.ts. What a function takes is the domain's to say: its parameter names the
 * services it needs, and the types refuse a list of domains that does not bring them.
 */
export interface DomainSpec {
  readonly name: string;
  readonly operations: readonly OperationSpec[];
  readonly errors: Catalogue;
  /** Every table that the domain keeps rows in. docs/erasure.md is generated from them, and a test tries each. */
  readonly tables: Readonly<Record<string, DomainTable>>;
  /** Columns that hold sealed secrets, for when the key is changed. */
  readonly sealed?: readonly SealedColumn[];
  /** The services that the domain adds to those of the platform and of the domains before it. Reads no database. */
  readonly open: (services: never) => object | Promise<object>;
  /** Once all domains are open, in their order, before anything is answered. */
  readonly start?: (services: never) => Promise<void>;
  /** The code behind each operation. */
  readonly bindings: (services: never) => Binding[];
  /** The interface of a process that runs this domain alone, for the console to forward to. */
  readonly serviceBindings?: (services: never) => Binding[];
  readonly eraseTeam?: TeamEraser;
  readonly exportTeam?: TeamExporter;
  /** What works in the background of a worker, from here until it is stopped. */
  readonly workers?: (services: never) => readonly { stop(): Promise<unknown> }[];
  /** What a worker does every quarter of an hour. `now` is in seconds. */
  readonly housekeeping?: (services: never, now: number) => Promise<void>;
  /** Whether a service that the domain depends on can be reached, for the readiness check. */
  readonly health?: (services: never) => Promise<Health>;
  readonly close?: (services: never) => Promise<void>;
}

/** What it says, with the parts it leaves out as undefined. */
type Domain<D extends DomainSpec> = D & { readonly [K in Exclude<keyof DomainSpec, keyof D>]?: undefined };

export function domain<const D extends DomainSpec>(spec: D): Domain<D> {
  return Object.freeze(spec) as Domain<D>;
}
