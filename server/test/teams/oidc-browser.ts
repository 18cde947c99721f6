import type { Reply, World } from "../world.ts";

/** Follows redirects between the console and a provider, with a cookie jar for each. */
export interface Browser {
  /** Opens a page of the console. */
  open(path: string): Promise<Reply>;
  /** From the sign-in button to the provider's response: the address to which it sends the browser back. */
  toCallback(start?: string): Promise<string>;
  /** The whole flow, with the console's last response. */
  signIn(start?: string): Promise<Reply>;
}

export const START = "/v1/auth/oidc/start";

export function openBrowser(world: World): Browser {
  const jars = { console: new Map<string, string>(), provider: new Map<string, string>() };
  const sent = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  async function open(path: string): Promise<Reply> {
    const reply = await world.call("GET", path, { as: null, headers: { cookie: sent(jars.console) } });
    keep(jars.console, [reply.headers["set-cookie"] ?? []].flat().map(String));
    return reply;
  }

  async function toCallback(start: string = START): Promise<string> {
    const reply = await open(start);
    let address = new URL(String(reply.headers["location"]));
    for (let hop = 0; hop < 10 && !address.pathname.startsWith("/v1/auth/oidc/callback"); hop++) {
      const answer = await fetch(address, { redirect: "manual", headers: { cookie: sent(jars.provider) } });
      keep(jars.provider, answer.headers.getSetCookie());
      const next = answer.headers.get("location");
      if (!next) throw new Error(`the provider stopped with ${answer.status}: ${await answer.text()}`);
      address = new URL(next, address);
    }
    return address.pathname + address.search;
  }

  return { open, toCallback, signIn: async (start) => open(await toCallback(start)) };
}

function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "" || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}
