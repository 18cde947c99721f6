import { resolve } from "node:path";
import { type Head, HeadsUnreadable, readHeads } from "../../platform/audit/heads.ts";
import type { AuditLogRow } from "../../platform/audit/rows.ts";
import { type Verification, verifyTeam } from "../../platform/audit/verify.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { sql } from "../../platform/db/sql.ts";
import { withClient } from "../database.ts";
import { auditHeadsPath } from "../settings/audit-heads.ts";
import { CommandRefused, runCommand } from "./command.ts";
import { openExistingConsole, refuseOtherSchema } from "./existing-console.ts";

const usage = `Verifies the audit log's hash chains and reports any altered entries.

Usage: npm run verify-audit [-- --team ID] [--heads FILE]

  --team     verify only this team (default: all teams)
  --heads    checkpoint file to use instead of the one in the data directory; repeatable

Works with the console running or stopped. Exit codes: 0 intact, 1 altered (with the first altered entry of each team),
2 could not verify.`;

let altered = false;

await runCommand({
  usage,
  options: { team: { type: "string" }, heads: { type: "string", multiple: true } },
  async run({ config, options, environment, signal, say }) {
    const named = options["heads"] as string[] | undefined;
    const files = named?.map((word) => resolve(environment["INIT_CWD"] ?? ".", word)) ?? [auditHeadsPath(config)];
    await using console = await openExistingConsole(config);
    await withClient(console.owner, refuseOtherSchema);
    const heads = await readAllHeads(files, named !== undefined);
    if (heads.length === 0) say(`No checkpoints in ${files.join(", ")}: truncation of the log can't be detected.`);

    const db = openDatabase({ connection: console.owner, poolSize: 1, onBackgroundError: () => {} });
    try {
      const only = (options["team"] as string | undefined)?.toLowerCase();
      const known = new Set([...(await teamsIn(db)), ...heads.map((head) => head.team_id)]);
      if (only !== undefined && !known.has(only)) throw new CommandRefused(`The audit log has no team ${only}.`);
      for (const teamId of only === undefined ? [...known].sort() : [only]) {
        const verified = await db.transaction({ teamId, userId: "" }, (tx) =>
          verifyTeam(tx, { teamId, heads, signal }),
        );
        altered ||= verified.finding !== null;
        say(`Team ${teamId}: ${inWords(verified)}`);
      }
    } finally {
      await db.close();
    }
    say(altered ? "The audit log was altered." : "The audit log is intact.");
  },
});
// The runner exits with 1 for any failure. Here 1 is a verdict, and only a finding may give it.
if (altered) process.exitCode = 1;
else if (process.exitCode === 1) process.exitCode = 2;

async function readAllHeads(files: readonly string[], mustExist: boolean): Promise<Head[]> {
  try {
    return (await Promise.all(files.map((file) => readHeads(file, mustExist)))).flat();
  } catch (error) {
    throw error instanceof HeadsUnreadable ? new CommandRefused(error.message) : error;
  }
}

async function teamsIn(db: Database): Promise<string[]> {
  return db.authenticating(async (tx) => {
    const [security] = await tx.query(sql<{ active: boolean }>`select row_security_active('audit_log') as active`);
    if (security?.active)
      throw new CommandRefused("The role in DATABASE_URL does not own the tables and can't read any rows.");
    const rows = await tx.query(sql<Pick<AuditLogRow, "team_id">>`
      select team_id from audit_log
      union
      select team_id from audit_seals
      union
      select team_id from audit_pending`);
    return rows.map((row) => row.team_id);
  });
}

function inWords({ finding, rows, sealed, pending, head }: Verification): string {
  if (finding) return `ALTERED. ${finding.text}`;
  const end = head ? `, up to ${head.hash}` : "";
  return `intact. ${rows} rows, ${sealed} sealed${end}, ${pending} waiting to be sealed.`;
}
