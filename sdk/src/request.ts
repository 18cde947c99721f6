/** The answer is a stream, or JSON with members of these names that don't fit a double, or any other JSON. */
export type Route = readonly [method: string, path: string, answer?: "stream" | readonly string[]];
export type Input = Readonly<Record<string, unknown>>;

export interface BuiltRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Sending it twice has the same effect as sending it once. */
  readonly repeatable: boolean;
}

/**
 * Builds a request from an operation's input: path parameters, the body or a file, two headers, and everything else as the
 * query.
 */
export function buildRequest([method, template]: Route, input: Input): BuiltRequest {
  const { body, file, ifMatch, idempotencyKey, ...rest } = input;
  const used = new Set<string>();
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return segment(name, rest[name]);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (used.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) query.append(name, String(one));
  }
  return {
    method,
    path: query.size === 0 ? path : `${path}?${query}`,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(ifMatch === undefined ? {} : { "if-match": String(ifMatch) }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": String(idempotencyKey) }),
    },
    // fetch adds the content type of a form itself, with its boundary.
    body: file instanceof Blob ? formWith(file) : body === undefined ? undefined : JSON.stringify(body),
    repeatable: ["GET", "PUT", "DELETE"].includes(method) || idempotencyKey !== undefined,
  };
}

function formWith(file: Blob): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}

/**
 * An empty or dotted segment would address another operation: a URL drops `..` and the segment before it, encoded or
 * not.
 */
function segment(name: string, value: unknown): string {
  const text = value == null ? "" : String(value);
  if (text === "" || text === "." || text === "..") throw new TypeError(`${name} can't be "${text}"`);
  return encodeURIComponent(text);
}
