import { comment, declaration, EXACT, indent, nameOfRef, propertyName, type Schema, typeOf } from "./schema-types.ts";

interface Media {
  readonly schema?: Schema;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}
interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

interface Method {
  readonly domain: string;
  readonly name: string;
  readonly signature: string;
  readonly route: string;
}

const HEAD = `// Generated from openapi.json by \`npm run generate\`; edits are lost.
import type { Call, CallOptions, Empty } from "./call.ts";
`;

/** The text of sdk/src/generated.ts: a type for each component, a method for each operation, and their routes. */
export function sdkSource(document: ApiDocument): string {
  const { schemas } = document.components;
  const sent = sentSchemas(document);
  const types = Object.entries(schemas).map(([name, schema]) => declaration(name, schema, !sent.has(name)));
  const domains = Object.entries(Object.groupBy(methodsOf(document), (method) => method.domain)).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const api = domains.map(([domain, methods = []]) => block(`readonly ${domain}: `, methods, "signature"));
  const routes = domains.map(([domain, methods = []]) => block(`${domain}: `, methods, "route"));
  return [
    HEAD,
    ...types,
    `/** Every operation of the console, by domain. */\nexport interface Api {\n${indent(api.join(";\n"))};\n}\n`,
    `/** Method and path of each operation, and how its answer is read. */\nexport const routes = {\n${indent(routes.join(",\n"))},\n} as const;\n`,
  ].join("\n");
}

/** The text of sdk/src/operations/generated.ts: what each operation does and the names of its inputs, for programs that list them. */
export function operationsSource(document: ApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item)
      .filter((operation) => answerOf(operation))
      .map((operation) => {
        const [domain = "", name = ""] = operation.operationId.split(".");
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, found]) => found);
        const names = inputsOf(operation, document).map(({ key }) => key);
        const others = names.filter((key) => !inPath.includes(key)).join(" ");
        return { domain, line: `${name}: ${JSON.stringify([operation.summary, ...(others ? [others] : [])])},` };
      }),
  );
  const domains = Object.entries(Object.groupBy(entries, ({ domain }) => domain)).sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = domains.map(
    ([domain, list = []]) => `${domain}: {\n${indent(list.map(({ line }) => line).join("\n"))}\n}`,
  );
  return [
    "// Generated from openapi.json by `npm run generate`; edits are lost.\n",
    "/** What each operation does, and the names of its inputs beside those in its path. `routes` has its method and path. */",
    `export const operations = {\n${indent(blocks.join(",\n"))},\n} as const;\n`,
  ].join("\n");
}

function block(opening: string, methods: readonly Method[], part: "signature" | "route"): string {
  return `${opening}{\n${indent(methods.map((method) => method[part]).join("\n"))}\n}`;
}

function methodsOf(document: ApiDocument): Method[] {
  const methods: Method[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [verb, operation] of Object.entries(item)) {
      const answer = answerOf(operation);
      // Redirects are for browsers. A program has nothing to call.
      if (answer) methods.push(methodOf(operation, { document, answer, at: [verb.toUpperCase(), path] }));
    }
  }
  return methods;
}

interface Answered {
  readonly type: string;
  readonly stream: boolean;
  readonly schemas: readonly Schema[];
}

function answerOf({ responses }: OperationObject): Answered | undefined {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  if (successes.length === 0) return undefined;
  const contents = successes.map(([, response]) => Object.entries(response.content ?? {})[0]);
  const stream = contents.some((content) => content !== undefined && content[0] !== "application/json");
  if (stream) return { type: "ReadableStream<Uint8Array>", stream, schemas: [] };
  const types = contents.map((content) => (content ? typeOf(content[1].schema ?? {}) : "undefined"));
  const schemas = contents.flatMap((content) => content?.[1].schema ?? []);
  return { type: [...new Set(types)].join(" | "), stream, schemas };
}

interface Place {
  readonly document: ApiDocument;
  readonly answer: Answered;
  readonly at: readonly [verb: string, path: string];
}

function methodOf(operation: OperationObject, { document, answer, at }: Place): Method {
  const [domain, name, ...rest] = operation.operationId.split(".");
  if (!domain || !name || rest.length > 0) throw new TypeError(`${operation.operationId} is not domain.verbNoun`);
  const input = inputOf(operation, document);
  const words = comment([operation.summary, operation.description]);
  const exact = exactMembers(answer.schemas, document);
  const reading = answer.stream ? ["stream"] : exact.length > 0 ? [exact] : [];
  const route = [...at, ...reading].map((part) => JSON.stringify(part)).join(", ");
  return {
    domain,
    name,
    signature: `${words}${name}(${input}, options?: CallOptions): Call<${answer.type}>;`,
    route: `${name}: [${route}],`,
  };
}

/** Names of members, at any depth, whose integers don't fit a double. The client reads these as bigint. */
function exactMembers(schemas: readonly Schema[], document: ApiDocument): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: Schema, name: string): void => {
    if (schema.format === EXACT) found.add(name);
    const ref = schema.$ref === undefined ? undefined : nameOfRef(schema.$ref);
    if (ref !== undefined && !seen.has(ref)) {
      seen.add(ref);
      visit(document.components.schemas[ref] ?? {}, name);
    }
    for (const [key, member] of Object.entries(schema.properties ?? {})) visit(member, key);
    for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.items ?? {}])
      if (Object.keys(inner).length > 0) visit(inner, name);
  };
  for (const schema of schemas) visit(schema, "");
  return [...found].sort();
}

interface Member {
  readonly key: string;
  readonly type: string;
  readonly required: boolean;
  readonly words?: string | undefined;
}

/** Headers of one operation. X-Team-Id can be set on any call and is one of the options. */
const ownHeaders: Readonly<Record<string, string>> = { "If-Match": "ifMatch", "Idempotency-Key": "idempotencyKey" };

function inputsOf(operation: OperationObject, document: ApiDocument): Member[] {
  const members: Member[] = [];
  for (const given of operation.parameters ?? []) {
    const parameter = given.$ref ? document.components.parameters[nameOfRef(given.$ref)] : given;
    const key = parameter?.in === "header" ? ownHeaders[parameter.name] : parameter?.name;
    if (!parameter || key === undefined) continue;
    const { description, schema, required = false } = parameter;
    members.push({ key, type: typeOf(schema), required, words: description });
  }
  if (operation.requestBody) members.push(bodyMember(operation.requestBody));
  const twice = members.find(({ key }, index) => members.findIndex((other) => other.key === key) !== index);
  if (twice) throw new TypeError(`${operation.operationId} has two inputs named ${twice.key}`);
  return members;
}

function inputOf(operation: OperationObject, document: ApiDocument): string {
  const members = inputsOf(operation, document);
  if (members.length === 0) return "input?: Empty";
  const optional = members.some((member) => member.required) ? "" : "?";
  return `input${optional}: {\n${indent(members.map(memberText).join("\n"))}\n}`;
}

function bodyMember({ required = false, content }: NonNullable<OperationObject["requestBody"]>): Member {
  const [type, media] = Object.entries(content)[0] ?? [];
  if (type === "multipart/form-data") return { key: "file", type: "Blob | File", required };
  return { key: "body", type: typeOf(media?.schema ?? {}), required };
}

function memberText({ key, type, required, words }: Member): string {
  const allowed = required ? type : `${type} | undefined`;
  return `${comment([words])}${propertyName(key)}${required ? "" : "?"}: ${allowed};`;
}

/** Names of the components that requests contain, at any depth. */
export function sentSchemas(document: ApiDocument): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "$ref" || typeof value !== "string") visit(value);
      else if (!found.has(nameOfRef(value))) {
        found.add(nameOfRef(value));
        visit(document.components.schemas[nameOfRef(value)]);
      }
    }
  };
  for (const item of Object.values(document.paths)) {
    for (const { requestBody, parameters } of Object.values(item)) {
      visit(requestBody?.content);
      visit(parameters?.map((parameter) => parameter.schema));
    }
  }
  return found;
}
