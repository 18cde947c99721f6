import { type ApiDocument, sentSchemas } from "./generate-sdk.ts";
import { indent, nameOfRef, propertyName, type Schema, typeName } from "./schema-types.ts";

const HEAD = "// Generated from openapi.json by `npm run generate`; edits are lost.\n";

interface Named {
  readonly name: string;
  readonly schema: Schema;
}

/**
 * The text of sdk/src/choices/generated.ts: the values of each closed list of the contract, in its order. A list without
 * a name has the name of its place: `GuardRuleAction` is the `action` of a `GuardRule`.
 */
export function choicesSource(document: ApiDocument): string {
  const lists = new Map<string, string>();
  const collect = (name: string, schema: Schema): void => {
    const inner = plain(schema);
    if (inner.enum && inner.enum.length > 1)
      add(lists, name, `[${inner.enum.map((value) => JSON.stringify(value)).join(", ")}] as const`);
    else if (inner.items) collect(name, inner.items);
    for (const [key, member] of Object.entries(inner.properties ?? {})) collect(name + pascal(key), member);
  };
  for (const { name, schema } of [...components(document), ...queries(document)]) collect(name, schema);
  return fileOf(HEAD, lists);
}

/**
 * The text of sdk/src/fields/generated.ts: how long, large and many the values of a request may be and what they are if
 * not given, by schema, and by the name of the operation for what is in its query.
 */
export function fieldsSource(document: ApiDocument): string {
  const sent = sentSchemas(document);
  const found = new Map<string, string>();
  const inRequests = components(document).filter(({ component }) => sent.has(component));
  for (const { name, schema } of [...inRequests, ...queries(document)]) {
    const text = fieldsOf(schema);
    if (text) add(found, name, `${text} as const`);
  }
  return fileOf(HEAD, found);
}

const KEYWORDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "default"] as const;

/** Empty if nothing in it has a bound or a default. */
function fieldsOf(schema: Schema): string {
  const inner = plain(schema);
  const stated = { ...inner, default: schema.default ?? undefined };
  const own = KEYWORDS.flatMap((word) =>
    stated[word] === undefined ? [] : [`${word}: ${JSON.stringify(stated[word])},`],
  );
  const members = Object.entries({ ...(inner.items ? { items: inner.items } : {}), ...inner.properties }).flatMap(
    ([key, member]) => {
      const text = fieldsOf(member);
      return text ? [`${propertyName(key)}: ${text},`] : [];
    },
  );
  const lines = [...own, ...members];
  if (lines.length === 0) return "";
  return members.length === 0 ? `{ ${lines.join(" ").slice(0, -1)} }` : `{\n${indent(lines.join("\n"))}\n}`;
}

/** Without the null that a value may be instead. */
function plain(schema: Schema): Schema {
  const others = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== "null");
  return others.length === 1 && others[0] ? others[0] : schema;
}

function components(document: ApiDocument): (Named & { readonly component: string })[] {
  return Object.entries(document.components.schemas).map(([component, schema]) => ({
    component,
    name: typeName(component),
    schema,
  }));
}

/** What each operation takes in its query, as one object: `ListAgents`. */
function queries(document: ApiDocument): Named[] {
  return Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, parameters = [] }) => {
      const [domain = "", verb = ""] = operationId.split(".");
      const given = parameters.map((one) => (one.$ref ? document.components.parameters[nameOfRef(one.$ref)] : one));
      const inQuery = given.flatMap((one) => (one?.in === "query" ? [[one.name, one.schema] as const] : []));
      return inQuery.length === 0
        ? []
        : [{ name: pascal(domain) + pascal(verb), schema: { properties: Object.fromEntries(inQuery) } }];
    }),
  );
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_.-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function add(found: Map<string, string>, name: string, text: string): void {
  if ((found.get(name) ?? text) !== text) throw new TypeError(`two different schemas are named ${name}`);
  found.set(name, text);
}

function fileOf(head: string, values: ReadonlyMap<string, string>): string {
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return [head, ...sorted.map(([name, text]) => `export const ${name} = ${text};`), ""].join("\n");
}
