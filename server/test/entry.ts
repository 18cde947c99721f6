import type { Permission } from "../src/kernel/permissions.ts";
import type { Scene } from "./scene.ts";

/** A valid request for one operation. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: unknown;
  /** The content of an upload, where not any will do. */
  readonly file?: string;
}

/**
 * How to call an operation so that it succeeds for permitted callers, and who is permitted if `access` does not say.
 */
export interface Entry {
  /** What differs from the operation's example and from the resources for its path parameters. */
  readonly call?: (scene: Scene) => Promise<Partial<Call>>;
  /** A permission that is required inside. */
  readonly power?: Permission;
  /** Refusals that have nothing to do with authorization, where success is not possible. */
  readonly answers?: readonly string[];
  /** Its path names nothing that one team owns, such as a metric: every team may ask for it, and gets its own. */
  readonly common?: true;
}
