import { Readable } from "node:stream";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import type { Request } from "../../../platform/http/binding.ts";
import type { evidencePackOp } from "./contract.ts";
import type { MadePack } from "./make-pack.ts";

/** A pack as a download, noted in the audit log before its first byte leaves: just made, or kept with an archive. */
export async function packAnswer(
  { params: { evaluation_id: id }, transaction }: Pick<Request<typeof evidencePackOp>, "params" | "transaction">,
  { content, signedBy }: MadePack,
): Promise<Answer> {
  await transaction(async (act) => {
    const target = { kind: "evaluation", id };
    await recordAudit(act, { action: "evaluation.evidence_exported", target, details: { key: signedBy } });
    return ok(null);
  });
  return {
    status: 200,
    raw: { content: Readable.from(content, { objectMode: false }), type: "application/zip" },
    headers: {
      "content-disposition": `attachment; filename="evidence-${id}.zip"`,
      "cache-control": "no-store",
    },
  };
}
