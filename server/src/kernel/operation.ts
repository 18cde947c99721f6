import type { CatalogueEntry, ErrorCode } from "./errors.ts";
import type { Permission } from "./permissions.ts";
import type { Fields, Model } from "./shape/model.ts";
import type { Out, Shape } from "./shape/shape.ts";

/**
 * An operation is data. Route, validation, permission, OpenAPI document, SDK method and authorisation test all read this
 * one value, so none of them can say something else.
 */

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The seed's five areas, in its order. */
export const tags = ["Teams", "Agent Environment", "Evaluation", "Protection", "Red Team"] as const;
export type Tag = (typeof tags)[number];

/** What a caller needs: nothing (`public`), any valid token (`signed-in`), or a power that its role and scope grant. */
export type Access = "public" | "signed-in" | Permission;

/** An answer that is not JSON: its media type and what it holds. */
export interface Media {
  readonly media: string;
  readonly description: string;
}

export type ResponseShape = Shape<unknown> | Media | null;

export interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

export interface OperationSpec {
  /** `domain.verbNoun`; also the SDK's method path. */
  readonly id: string;
  readonly method: Method;
  /** As published; a last slash here is the canonical spelling, the other one answers too. */
  readonly path: string;
  readonly tag: Tag;
  readonly access: Access;
  /** Only people who are signed in may call it: API keys and back-end services are refused, whatever powers they hold. */
  readonly callers?: "people";
  /** The setting by which the operator narrows who may call it further. */
  readonly narrowedBy?: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: Model<Fields>;
  readonly query?: Model<Fields>;
  readonly body?: Shape<unknown>;
  /** No body at all then counts as null. */
  readonly bodyOptional?: true;
  /** Answers also while the caller still has to choose a new password. */
  readonly beforePasswordChange?: true;
  readonly responses: Readonly<Record<number, ResponseShape>>;
  /** Codes of the catalogue it may answer with, beside those that every operation may. */
  readonly errors?: readonly ErrorCode[];
  readonly example: Example;
  /** Also answers tokens that were minted for a back-end service; all others refuse them. */
  readonly services?: true;
  /** POSTs take an Idempotency-Key unless they say `false`: authentication must never be answered from a store. */
  readonly idempotent?: boolean;
}

export type Operation<S extends OperationSpec = OperationSpec> = Readonly<S>;

export function operation<const S extends OperationSpec>(spec: S): Operation<S> {
  return Object.freeze(spec);
}

type OutOr<S, Otherwise> = S extends Shape<unknown> ? Out<S> : Otherwise;

/** The checked parts of a request, typed by the operation. */
export interface Checked<O extends OperationSpec> {
  readonly params: OutOr<O["params"], Record<string, never>>;
  readonly query: OutOr<O["query"], Record<string, never>>;
  readonly body: OutOr<O["body"], undefined> | (O["bodyOptional"] extends true ? null : never);
}

export function takesIdempotencyKey(op: OperationSpec): boolean {
  return op.method === "POST" && op.idempotent !== false;
}

/** A domain's refusals; the codes are unique over all domains. */
export type ErrorCatalogue = Readonly<Record<string, CatalogueEntry>>;

/** Codes an operation may answer with because of what it is, beside those it names itself. */
export function standingCodes(op: OperationSpec): ErrorCode[] {
  const signedIn = op.access !== "public";
  return [
    ...(op.body ? (["BODY_UNREADABLE", "BODY_TOO_LARGE"] as const) : []),
    ...(signedIn ? (["NOT_AUTHENTICATED", "NOT_ALLOWED"] as const) : []),
    ...(signedIn && !op.beforePasswordChange ? (["PASSWORD_CHANGE_REQUIRED"] as const) : []),
    ...(signedIn ? (["TEAM_NOT_FOUND"] as const) : []),
    "METHOD_NOT_ALLOWED",
    "TOO_MANY_REQUESTS",
    "HEAD_TOO_LARGE",
    "INTERNAL",
    "DATABASE_UNAVAILABLE",
  ];
}
