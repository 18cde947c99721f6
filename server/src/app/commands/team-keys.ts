import { teamKeyScript } from "../../platform/db/keys/team-keys.ts";
import { readMigrations } from "../../platform/db/schema/migrate.ts";
import { migrationsFolder, withClient } from "../database.ts";
import { runCommand } from "./command.ts";
import { openExistingConsole, refuseOtherSchema } from "./existing-console.ts";

const usage = `Prints the SQL that makes the keys of all tables that teams own begin with the team, as a distributed PostgreSQL needs
them. A new database has such keys; one that release 0.1.0 has used gets them with release 0.3.0. Run this if you want
them earlier. Nothing is changed.

Usage: npm run team-keys > team-keys.sql

Run the file with psql as the owner of the tables, outside a transaction. Indexes are built while the console works; each
table is then locked for an instant. Every console on the database must be of this release or a newer one, and older ones
refuse to start afterwards. If it stops at an error, print it again: what was done is left out.`;

await runCommand({
  usage,
  async run({ config, say }) {
    await using console = await openExistingConsole(config);
    await withClient(console.owner, async (client) => {
      await refuseOtherSchema(client);
      const statements = await teamKeyScript(client, await readMigrations(migrationsFolder));
      if (statements.length === 0) return say("-- Every key begins with the team already.");
      say("-- Keys that begin with the team\n\\set ON_ERROR_STOP on");
      for (const statement of statements) say(`${statement};`);
    });
  },
});
