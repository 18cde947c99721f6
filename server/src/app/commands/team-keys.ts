import { teamKeyChanges } from "../../platform/db/keys/team-keys.ts";
import { withClient } from "../database.ts";
import { runCommand } from "./command.ts";
import { openExistingConsole, refuseOtherSchema } from "./existing-console.ts";

const usage = `Prints the SQL that makes the keys of all tables that teams own begin with the team, as a distributed PostgreSQL needs
them. Nothing is changed.

Usage: npm run team-keys > team-keys.sql

Run the file with psql as the owner of the tables, outside a transaction. Indexes are built while the console works; each
table is then locked for an instant. Every console on the database must be of this release or a newer one. What was done
is not printed again.`;

await runCommand({
  usage,
  async run({ config, say }) {
    await using console = await openExistingConsole(config);
    await withClient(console.owner, async (client) => {
      await refuseOtherSchema(client);
      const statements = await teamKeyChanges(client);
      say(statements.length === 0 ? "-- Every key begins with the team already." : "-- Keys that begin with the team");
      for (const statement of statements) say(`${statement};`);
    });
  },
});
