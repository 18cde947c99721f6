import type { OperationSpec, ResponseShape } from "../../kernel/operation.ts";
import { grantedByRole, keptByScope, roles, scopes } from "../../kernel/permissions.ts";
import type { Draft, Json } from "./draft.ts";
import { parametersOf } from "./parameters.ts";
import { refusalsOf } from "./refusals.ts";

const statusWords: Readonly<Record<number, string>> = {
  200: "Success.",
  201: "Created.",
  202: "Accepted. Processing continues in the background.",
  204: "Success. No content.",
  302: "Redirects to the URL in Location.",
  303: "Redirects to the URL in Location.",
  304: "Not modified since the version in If-None-Match.",
};

const headers = {
  ETag: {
    description: "Version of the resource. Send it as If-Match to change exactly this version.",
    schema: { type: "string" },
  },
  Location: { description: "URL to follow.", schema: { type: "string" } },
} as const;

export function operationObject(op: OperationSpec, draft: Draft): Json {
  const parameters = parametersOf(op, draft);
  return {
    tags: [op.tag],
    operationId: op.id,
    summary: op.summary,
    description: [op.description, accessWords(op)].filter(Boolean).join("\n\n"),
    ...(op.access === "public" ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(op.upload ? { requestBody: fileBody } : op.body ? { requestBody: requestBody(op, draft) } : {}),
    responses: { ...successes(op, draft), ...refusalsOf(op, draft) },
  };
}

function accessWords({ access, callers, narrowedBy, services }: OperationSpec): string {
  const narrowed = narrowedBy ? ` The operator can restrict this further with ${narrowedBy}.` : "";
  const others = services ? " A backend service can also call it with the token that the console issued to it." : "";
  const people = callers === "people" ? " API keys are not accepted: a signed-in user must call it." : "";
  if (access === "public")
    return `No authentication required.${callers === "people" ? " API keys are not accepted." : ""}`;
  if (access === "signed-in") return `Requires sign-in, with any role.${people}${narrowed}${others}`;
  const holders = roles.filter((role) => grantedByRole[role].has(access));
  const keys = scopes.filter((scope) => keptByScope[scope].has(access));
  const who = holders.length === 0 ? "not granted to any role" : holders.join(", ");
  if (callers === "people") return `Requires \`${access}\`: ${who}.${people}${narrowed}`;
  const scope = keys.length === scopes.length ? "API key: any scope" : `API key scope: ${keys.join(" or ")}`;
  return `Requires \`${access}\`: ${who}; ${scope}.${narrowed}${others}`;
}

const fileBody: Json = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["file"],
        properties: { file: { type: "string", format: "binary", description: "One file, at most 10 MiB." } },
      },
    },
  },
};

function requestBody(op: OperationSpec, draft: Draft): Json {
  const schema = op.body?.describe(draft.registry) ?? {};
  return {
    ...(op.bodyOptional ? {} : { required: true }),
    content: {
      "application/json": {
        schema: op.bodyOptional ? { anyOf: [schema, { type: "null" }] } : schema,
        ...(op.example.request === undefined ? {} : { example: op.example.request }),
      },
    },
  };
}

function successes(op: OperationSpec, draft: Draft): Json {
  const pairs = Object.entries(op.responses).map(([status, response], index) => {
    const example = index === 0 ? op.example.response : undefined;
    return [status, success(Number(status), { response, example }, draft)] as const;
  });
  return Object.fromEntries(pairs);
}

interface Success {
  readonly response: ResponseShape;
  readonly example: unknown;
}

function success(status: number, { response, example }: Success, draft: Draft): Json {
  const named: Record<string, Json> = {};
  if (draft.isVersioned(response)) named["ETag"] = draft.refer("headers", "ETag", headers.ETag);
  if (status === 302 || status === 303) named["Location"] = draft.refer("headers", "Location", headers.Location);
  return {
    description: response && "media" in response ? response.description : (statusWords[status] ?? "Success."),
    ...(Object.keys(named).length === 0 ? {} : { headers: named }),
    ...(response === null ? {} : { content: contentOf(response, example, draft) }),
  };
}

function contentOf(response: NonNullable<ResponseShape>, example: unknown, draft: Draft): Json {
  const shown = example === undefined ? {} : { example };
  if (!("media" in response)) return { "application/json": { schema: response.describe(draft.registry), ...shown } };
  // OpenAPI 3.1 expresses raw bytes only by the absence of a schema.
  const isText = /^text\/|json/.test(response.media);
  return { [response.media]: isText ? { schema: { type: "string" }, ...shown } : {} };
}
