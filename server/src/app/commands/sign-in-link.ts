import { firstOwnerToken, signInToken } from "../../domains/teams/sign-in/links.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { withClient } from "../database.ts";
import type { Config } from "../settings/config.ts";
import { CommandRefused, runCommand } from "./command.ts";
import { openExistingConsole, refuseOtherSchema } from "./existing-console.ts";

const usage = `Prints a one-time sign-in link that is valid for 15 minutes.

Usage: npm run sign-in-link [-- --email ADDRESS]

  --email    the user to sign in; required once an owner exists, and recorded in the audit log

If there is no owner yet, the link creates the first one. A new link replaces the previous one. Works with the
console running or stopped.`;

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
  if (!email) throw new CommandRefused("An owner already exists. Specify the user with --email.");
  const origin = { requestId: "npm run sign-in-link", address: "local" };
  const token = await signInToken(db, email, { origin, userAgent: undefined, now });
  if (!token) throw new CommandRefused(`No user with the email ${email} can sign in.`);
  return `${addressOf(config)}/welcome#link=${token}`;
}

function addressOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
