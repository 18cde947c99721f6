import { fault } from "../../../kernel/errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { createDetectionOp, getDetectionOp } from "./contract.ts";
import { type CreateNeeds, createDetection } from "./create-detection.ts";
import { presentDetection } from "./present.ts";
import { findDetection } from "./store.ts";

export interface DetectionNeeds extends CreateNeeds {
  readonly db: Database;
}

export function detectionRoutes(needs: DetectionNeeds): Binding[] {
  return [
    bind(createDetectionOp, async (r) => {
      const { who, origin, now, body, inTeam } = r;
      return created(
        await createDetection(needs, {
          ...{ who, body, now, inTeam },
          transaction: (work) => needs.db.transaction(who, (tx) => work({ tx, who, origin, now })),
        }),
      );
    }),
    bind(getDetectionOp, (r) =>
      r.inTeam(async (act) => {
        const row = await findDetection(act, r.params.detection_id);
        if (!row) throw fault("DETECTION_NOT_FOUND");
        return ok(presentDetection(needs.keyring, row));
      }),
    ),
  ];
}
