/** What the console refused, in its own words; `problems` names the fields of a faulty form. */
export class Refusal extends Error {
  constructor(answer) {
    super(typeof answer?.detail === "string" ? answer.detail : "Some values do not fit.");
    this.code = answer?.code;
    this.problems = Array.isArray(answer?.detail) ? answer.detail : [];
  }
}

export async function call(method, path, { body, token, keepalive = false } = {}) {
  const answer = await fetch(path, {
    method,
    keepalive,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal({ detail: "The console does not answer. Check that it runs, then try again." });
  });
  const text = await answer.text();
  const value = text === "" ? undefined : parsed(text);
  if (answer.ok) return value;
  throw new Refusal(value ?? { detail: `The console answered ${answer.status}.` });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Trades the session's cookie for an access token; null when there is no session. */
export async function resume() {
  // A refresh token works once, and a second use ends the session: of several tabs one goes first.
  const alone = navigator.locks ? (work) => navigator.locks.request("console-session", work) : (work) => work();
  // It outlives this page: whoever leaves while it is under way would otherwise keep a cookie that is used up.
  return alone(() => call("POST", "/v1/auth/jwt/refresh", { keepalive: true }).catch(() => null));
}
