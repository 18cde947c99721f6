import type { Catalog } from "../../kernel/errors.ts";
import type { OperationSpec } from "../../kernel/operation.ts";
import type { ReadLag } from "../fleet/fleet.ts";
import type { Binding } from "../http/binding.ts";
import type { SealedColumn } from "../secrets/reseal.ts";
import type { TeamEraser, TeamExporter } from "./team-rows.ts";

type Fate = `${"deleted" | "emptied" | "kept"}${string}`;

/** What happens to a table's rows when the user or the team they belong to is deleted, in a few words. */
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
 * A domain is one value. It contains everything that the application does with a domain, so adding one touches its own
 * folder and the list in app/domains.ts. Each function declares the services it needs as its parameter, and a list of
 * domains that doesn't provide them doesn't compile.
 */
export interface DomainSpec {
  readonly name: string;
  readonly operations: readonly OperationSpec[];
  readonly errors: Catalog;
  /** Every table of the domain. docs/erasure.md is generated from them, and a test checks each. */
  readonly tables: Readonly<Record<string, DomainTable>>;
  /** Views over these tables, each with the sub-slice that owns it; read by the same rule. */
  readonly views?: Readonly<Record<string, Pick<DomainTable, "owner">>>;
  /** Columns with encrypted secrets, for key rotation. */
  readonly sealed?: readonly SealedColumn[];
  /**
   * The services that the domain adds to those of the platform and of the domains before it. Must not read the
   * database.
   */
  readonly open: (services: never) => object | Promise<object>;
  /** Called once all domains are open, in their order, before any request is served. */
  readonly start?: (services: never) => Promise<void>;
  /** The code behind each operation. */
  readonly bindings: (services: never) => Binding[];
  /** The operations of a process that runs this domain alone, for the console to forward to. */
  readonly serviceBindings?: (services: never) => Binding[];
  readonly eraseTeam?: TeamEraser;
  readonly exportTeam?: TeamExporter;
  /** The same for what the domain stores outside of the database. */
  readonly exportStored?: (services: never) => TeamExporter;
  /** Background work of a worker, from now until it is stopped. */
  readonly workers?: (services: never) => readonly { stop(): Promise<unknown> }[];
  /** What a worker does every 15 minutes. `now` is in seconds. */
  readonly housekeeping?: (services: never, now: number) => Promise<void>;
  /** Whether a service that the domain depends on can be reached, for the readiness check. */
  readonly health?: (services: never) => Promise<Health>;
  /** How far what happens by itself is behind, for the list of processes. */
  readonly lags?: readonly ReadLag[];
  /** What schedules can start of this domain. The application hands it to the schedules. */
  readonly schedulable?: (services: never) => readonly { readonly kind: string }[];
  readonly close?: (services: never) => Promise<void>;
}

/** The definition, with missing members as undefined. */
type Domain<D extends DomainSpec> = D & { readonly [K in Exclude<keyof DomainSpec, keyof D>]?: undefined };

export function domain<const D extends DomainSpec>(spec: D): Domain<D> {
  return Object.freeze(spec) as Domain<D>;
}
