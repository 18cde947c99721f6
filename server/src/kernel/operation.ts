import type { CatalogEntry, ErrorCode } from "./errors.ts";
import type { Permission } from "./permissions.ts";
import type { Fields, Model } from "./shape/model.ts";
import type { Out, Shape } from "./shape/shape.ts";
import type { UploadedFile } from "./upload.ts";

/**
 * An operation is data. Route, validation, permission, OpenAPI document, SDK method and authorization test are all
 * derived from this one value, so they can't contradict each other.
 */

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The contract's five areas, in its order. */
export const tags = ["Teams", "Agent Environment", "Evaluation", "Protection", "Red Team"] as const;
export type Tag = (typeof tags)[number];

/**
 * What a caller needs: nothing (`public`), any valid token (`signed-in`), or a permission granted by role and scope.
 */
export type Access = "public" | "signed-in" | Permission;

/** A response that is not JSON: its media type and its content. */
export interface Media {
  readonly media: string;
  readonly description: string;
}

export type ResponseShape = Shape<unknown> | Media | null;

export interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

/**
 * What a call does: nothing that stays (`read`), a change that can be undone (`reversible`), or one that can't, that others
 * live by, or that costs a lot (`destructive`). Programs that act for a person ask before each, the more the further right.
 */
export const effects = ["read", "reversible", "destructive"] as const;
export type Effect = (typeof effects)[number];

/** How an operation is offered to assistants over MCP. */
export interface McpTool {
  /** `noun_verb`: the operation has a tool of its own, instead of being found by a search. */
  readonly tool: string;
  /** What a model should know besides the summary. A constant: nothing of a team ever stands here. */
  readonly hint?: string;
}

export interface OperationSpec {
  /** `domain.verbNoun`; also the SDK's method path. */
  readonly id: string;
  readonly method: Method;
  /** As published. A trailing slash here is canonical; the path without it works too, and vice versa. */
  readonly path: string;
  readonly tag: Tag;
  readonly access: Access;
  /** Only signed-in people can call it. API keys and backend services are refused, whatever their permissions. */
  readonly callers?: "people";
  /** The setting with which the operator restricts its callers further. */
  readonly narrowedBy?: string;
  /** If it isn't what the method says: GET reads, DELETE destroys, everything else is reversible. */
  readonly effect?: Effect;
  /**
   * A GET whose answer may be a few seconds old: it may come from a read replica. Never for what someone decides by, such as
   * permissions, budgets and verdicts.
   */
  readonly reads?: "replica";
  /** Its tool. `false`: never over MCP, whatever the key. Without it, it can be found and called by its ID. */
  readonly mcp?: McpTool | false;
  readonly summary: string;
  readonly description?: string;
  readonly params?: Model<Fields>;
  readonly query?: Model<Fields>;
  readonly body?: Shape<unknown>;
  /** The body is one file: multipart/form-data with a part named `file`. Takes the place of `body`. */
  readonly upload?: true;
  /** In bytes, where an upload may be of another size than a document. */
  readonly largestFile?: number;
  /** A missing body then counts as null. */
  readonly bodyOptional?: true;
  /** Can be called while the caller still has to choose a new password. */
  readonly beforePasswordChange?: true;
  readonly responses: Readonly<Record<number, ResponseShape>>;
  /** Error codes that it can return, besides those that every operation can. */
  readonly errors?: readonly ErrorCode[];
  readonly example: Example;
  /** A header in which a caller can send an API key instead of `Authorization`, in lower case. */
  readonly keyHeader?: string;
  /** Also accepts tokens issued for a backend service. All other operations refuse them. */
  readonly services?: true;
  /**
   * POSTs accept an Idempotency-Key unless this is `false`: authentication must never be answered from stored
   * responses. Uploads don't either: the same file again has the same result.
   */
  readonly idempotent?: boolean;
}

export type Operation<S extends OperationSpec = OperationSpec> = Readonly<S>;

export function operation<const S extends OperationSpec>(spec: S): Operation<S> {
  return Object.freeze(spec);
}

const effectByMethod: Readonly<Record<Method, Effect>> = {
  GET: "read",
  POST: "reversible",
  PUT: "reversible",
  PATCH: "reversible",
  DELETE: "destructive",
};

export const effectOf = ({ effect, method }: Pick<OperationSpec, "effect" | "method">): Effect =>
  effect ?? effectByMethod[method];

type OutOr<S, Otherwise> = S extends Shape<unknown> ? Out<S> : Otherwise;

/** The validated parts of a request, typed by the operation. */
export interface Checked<O extends OperationSpec> {
  readonly params: OutOr<O["params"], Record<string, never>>;
  readonly query: OutOr<O["query"], Record<string, never>>;
  readonly body:
    | (O["upload"] extends true ? UploadedFile : OutOr<O["body"], undefined>)
    | (O["bodyOptional"] extends true ? null : never);
}

export function takesIdempotencyKey(op: OperationSpec): boolean {
  return op.method === "POST" && op.idempotent !== false && !op.upload;
}

/** The errors of a domain. Codes are unique across all domains. */
export type ErrorCatalog = Readonly<Record<string, CatalogEntry>>;

/** Codes that an operation can return because of its kind, in addition to those it lists. */
export function standingCodes(op: OperationSpec): ErrorCode[] {
  const signedIn = op.access !== "public";
  return [
    ...(op.body || op.upload ? (["BODY_UNREADABLE", "BODY_TOO_LARGE"] as const) : []),
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
