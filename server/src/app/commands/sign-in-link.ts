import { firstOwnerToken, signInToken } from "../../domains/teams/sign-in/links.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { withClient } from "../database.ts";
import type { Config } from "../settings/config.ts";
import { CommandRefused, runCommand } from "./command.ts";
import { openExistingConsole, refuseOtherSchema } from "./existing-console.ts";

const usage = `Prints a link that signs in once, within 15 minutes.

Usage: npm run sign-in-link [-- --email ADDRESS]

  --email    the person to sign in; needed as soon as there is an owner, and noted in the audit log

While there is no owner yet, the link makes the first one. A new link replaces the one before it. Works beside a running
console and without one.`;

await runCommand({
  usage,
  options: { email: { type: "string" } },
  async run({ config, options, say }) {
    const email = options["email"] === undefined ? undefined : String(options["email"]);
    await using console = await openExistingConsole(config);
    await withClient(console.owner, refuseOtherSchema);
    const db = openDatabase({ connection: console.owner, poolSize: 2, onBackgroundError: () => {} });
    try {
      say(await newLink(db, config, email));
    } finally {
      await db.close();
    }
  },
});

async function newLink(db: Database, config: Config, email: string | undefined): Promise<string> {
  const now = Date.now();
  const first = await firstOwnerToken(db, now, true);
  if (first) return `${addressOf(config)}/welcome#token=${first}`;
  if (!email) throw new CommandRefused("There is an owner already: name the person with --email.");
  const origin = { requestId: "npm run sign-in-link", address: "local" };
  const token = await signInToken(db, email, { origin, userAgent: undefined, now });
  if (!token) throw new CommandRefused(`Nobody with the address ${email} can sign in here.`);
  return `${addressOf(config)}/welcome#link=${token}`;
}

function addressOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
