import type { Catalog } from "../../kernel/errors.ts";
import { type Method, type OperationSpec, tags } from "../../kernel/operation.ts";
import { Draft, type Json } from "./draft.ts";
import { info, tagDescriptions } from "./info.ts";
import { operationObject } from "./operation-object.ts";

export type OpenApiDocument = Readonly<Record<string, unknown>>;

const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The OpenAPI 3.1 document of these operations. The same operations give the same text, whatever their order. */
export function openApiDocument(operations: readonly OperationSpec[], catalog: Catalog): OpenApiDocument {
  const draft = new Draft(operations, catalog);
  const paths: Record<string, Record<string, Json>> = {};
  for (const op of [...operations].sort(inDocumentOrder)) {
    const item = paths[op.path] ?? {};
    const method = op.method.toLowerCase();
    if (method in item) throw new TypeError(`two operations answer ${op.method} ${op.path}`);
    paths[op.path] = { ...item, [method]: operationObject(op, draft) };
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/", description: "The console that serves this document." }],
    security: [],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      ...draft.components(),
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "An access token from signing in, or an API key.",
        },
      },
    },
  };
}

function inDocumentOrder(a: OperationSpec, b: OperationSpec): number {
  return (
    tags.indexOf(a.tag) - tags.indexOf(b.tag) ||
    compare(a.path, b.path) ||
    methods.indexOf(a.method) - methods.indexOf(b.method)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
