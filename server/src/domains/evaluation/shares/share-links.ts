import { createHash, randomBytes } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { readSettings } from "../results/settings.ts";
import { getRun } from "../runs/read-runs.ts";
import { insertLink, type LinkPage, revokeLink, type ShareLink, selectLinks } from "./store.ts";

const DAY = 86_400;
const TOKEN_BYTES = 16;

/** Nothing can be guessed of 128 random bits, so a fast hash is enough. */
export const hashOf = (token: string): string => createHash("sha256").update(`share link ${token}`).digest("hex");

export interface WantedLink {
  readonly expires_in_days: number;
  readonly include_transcripts: boolean;
}

/** The address is in this response and nowhere else afterwards. */
export async function createShareLink(
  act: Act,
  evaluationId: string,
  { wanted, publicUrl }: { readonly wanted: WantedLink; readonly publicUrl: string },
) {
  const run = await getRun(act, evaluationId);
  if (run.status !== "completed") {
    throw fault("EVALUATION_STATE", {
      public: `The evaluation is ${run.status}. Only completed evaluations have a report to share.`,
    });
  }
  if (!(await readSettings(act)).share_links) throw fault("SHARE_LINKS_OFF");
  const now = actSeconds(act);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const link: ShareLink = {
    id: newId(act.now),
    evaluation_id: run.id,
    includes_transcripts: wanted.include_transcripts,
    created_by: act.who.userId,
    created_at: now,
    expires_at: now + wanted.expires_in_days * DAY,
    revoked_at: null,
    opened: 0,
    last_opened_at: null,
  };
  await insertLink(act, link, hashOf(token));
  await recordAudit(act, {
    action: "evaluation.share_link_created",
    target: { kind: "evaluation", id: run.id },
    details: { link_id: link.id, includes_transcripts: link.includes_transcripts, expires_at: link.expires_at },
  });
  return { ...presentLink(link, now), url: new URL(`/shared/${token}`, publicUrl).href };
}

export async function listShareLinks(act: Act, page: LinkPage) {
  const { results, count } = await selectLinks(act, page);
  return { results: results.map((link) => presentLink(link, actSeconds(act))), count };
}

export async function revokeShareLink(act: Act, id: string): Promise<void> {
  const ended = await revokeLink(act, id);
  if (!ended) throw fault("SHARE_LINK_NOT_FOUND");
  if (!ended.isNew) return;
  await recordAudit(act, {
    action: "evaluation.share_link_revoked",
    target: { kind: "evaluation", id: ended.evaluation_id },
    details: { link_id: id },
  });
}

/** A link expires by the clock; no job has to mark it. */
const presentLink = (link: ShareLink, now: number) => ({
  ...link,
  status:
    link.revoked_at !== null
      ? ("revoked" as const)
      : link.expires_at <= now
        ? ("expired" as const)
        : ("active" as const),
});
