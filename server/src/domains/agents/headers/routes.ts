import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { ChangeNeeds } from "../configurations/changes.ts";
import { putHeaders, readHeaders } from "./agent-headers.ts";
import { getHeadersOp, putHeadersOp } from "./contract.ts";

export function agentHeaderRoutes(needs: ChangeNeeds): Binding[] {
  return [
    bind(getHeadersOp, (r) => r.inTeam(async (act) => ok(await readHeaders(act, r.params.id)))),
    bind(putHeadersOp, (r) =>
      r.transaction(async (act) => ok(await putHeaders(needs, act, { id: r.params.id, headers: r.body.headers }))),
    ),
  ];
}
