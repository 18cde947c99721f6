import type { Clock } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { openReport } from "../reports/content/source.ts";
import { htmlPolicy, htmlReport } from "../reports/html/page.ts";
import { hashOf } from "./share-links.ts";
import { countOpening, findShared } from "./store.ts";

export interface SharedNeeds {
  readonly db: Database;
  readonly clock: Clock;
}

const identity = { prefix: "share", scopes: ["read"] } as const;
const TOKEN = /^[\w-]{22}$/;

export interface SharedReport {
  readonly content: AsyncIterable<string>;
  readonly policy: string;
}

/**
 * The report that a token leads to, or null, whatever is wrong with it. The database is asked each time: a link that was revoked
 * ends at once, in every process.
 */
export async function openShared(needs: SharedNeeds, token: string): Promise<SharedReport | null> {
  if (!TOKEN.test(token)) return null;
  const now = Math.floor(needs.clock.milliseconds() / 1000);
  const found = await needs.db.looking((tx) => findShared(tx, hashOf(token), now));
  if (!found) return null;
  const { id, team_id: teamId, created_by: userId, includes_transcripts: includesTranscripts } = found;
  const { inTeam } = openJobContext(needs, { id, teamId, userId }, identity);
  const source = await openReport(inTeam, found.evaluation_id);
  await inTeam((act) => countOpening(act, id));
  return { content: htmlReport(source, { includesTranscripts, sharedUntil: found.expires_at }), policy: htmlPolicy };
}
