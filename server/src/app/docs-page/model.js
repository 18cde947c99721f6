/** The document as this page thinks of it. Nothing here touches the page itself. */

/** Follows a reference; what is no reference is itself. */
export function resolve(api, node) {
  let found = node;
  while (found?.$ref) {
    found = found.$ref
      .slice(2)
      .split("/")
      .reduce((part, key) => part?.[key.replaceAll("~1", "/").replaceAll("~0", "~")], api);
  }
  return found;
}

/** Every operation, in the document's order, with its place. */
export function operationsOf(api) {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({
      ...operation,
      path,
      verb: verb.toUpperCase(),
      parameters: (operation.parameters ?? []).map((parameter) => resolve(api, parameter)),
      words: `${operation.operationId} ${verb} ${path} ${operation.summary} ${operation.description}`.toLowerCase(),
    })),
  );
}

/** The operations that have every word of the question, those that have it in their name or path first. */
export function search(operations, question) {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = operations.filter((operation) => words.every((word) => operation.words.includes(word)));
  const near = ({ operationId, path, summary }) => {
    const name = `${operationId} ${path} ${summary}`.toLowerCase();
    return words.every((word) => name.includes(word)) ? 0 : 1;
  };
  return words.length === 0 ? fitting : fitting.toSorted((a, b) => near(a) - near(b));
}

/** A command that calls the operation; values to fill in are shell variables. */
export function curlOf(operation, origin) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => `$${name.toUpperCase()}`);
  const example = operation.requestBody?.content?.["application/json"]?.example;
  const verb = operation.verb === "GET" ? [] : [`-X ${operation.verb}`];
  const parts = [["curl", ...verb, `"${origin}${path}"`].join(" ")];
  if (operation.security) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (example !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`);
  }
  return parts.join(" \\\n  ");
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The first answer of a success, with its media type and what it looks like. */
export function firstAnswer(api, operation) {
  const [status, given] = Object.entries(operation.responses).find(([code]) => code < "4") ?? [];
  const [media, content] = Object.entries(resolve(api, given)?.content ?? {})[0] ?? [];
  return { status, media, example: content?.example };
}

/** Every refusal that has a code, by status: what it means in the catalogue's words. */
export function refusalsOf(api, operation) {
  return Object.entries(operation.responses)
    .filter(([status]) => status >= "4" && status !== "default")
    .flatMap(([status, given]) => {
      const content = resolve(api, given)?.content?.["application/json"];
      return Object.entries(content?.examples ?? {}).map(([code, example]) => ({
        status,
        code,
        meaning: resolve(api, example)?.value?.detail,
      }));
    });
}

/** A schema's type in words: "array of string", "integer or null". */
export function typeWords(api, schema) {
  const choices = schema?.anyOf ?? schema?.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeWords(api, choice)))].join(" or ");
  if (schema?.$ref) {
    const target = resolve(api, schema);
    return target.properties ? schema.$ref.split("/").at(-1) : typeWords(api, target);
  }
  if (schema?.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema?.type === "array") return `array of ${typeWords(api, schema.items)}`;
  if (schema?.type === undefined) return "any value";
  return schema.format ? `${schema.type}, ${schema.format}` : String(schema.type);
}

const bounds = {
  minimum: "at least",
  maximum: "at most",
  minLength: "shortest",
  maxLength: "longest",
  minItems: "items at least",
  maxItems: "items at most",
  pattern: "pattern",
};

/** What limits a value, in words. */
export function limitWords(schema) {
  const inner = (schema.anyOf ?? []).find((choice) => choice.type !== "null") ?? {};
  const limits = Object.entries(bounds).map(([key, words]) => [words, schema[key] ?? inner[key]]);
  const shown = limits.filter(([, value]) => value !== undefined).map(([words, value]) => `${words} ${value}`);
  if (schema.default !== undefined && schema.default !== null) shown.push(`default ${JSON.stringify(schema.default)}`);
  return shown.join(", ");
}

/** The object inside a schema that has fields of its own, with the names passed on the way to it. */
export function fieldsIn(api, schema, passed = []) {
  if (!schema) return undefined;
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return passed.includes(name) ? undefined : fieldsIn(api, resolve(api, schema), [...passed, name]);
  }
  if (schema.properties) return { schema, passed };
  if (schema.items) return fieldsIn(api, schema.items, passed);
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) {
    const found = fieldsIn(api, choice, passed);
    if (found) return found;
  }
  return undefined;
}
