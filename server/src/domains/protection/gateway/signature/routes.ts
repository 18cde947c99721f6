import { type Act, actSeconds } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import type { Keyring } from "../../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import { getGatewaySignatureOp, rotateGatewaySignatureOp } from "./contract.ts";
import { BOTH_SECONDS, SIGNATURE_HEADER, signingSecret } from "./signature.ts";
import { addRotation, findRotation, type Rotation } from "./store.ts";

interface Needs {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
}

export const gatewaySignatureRoutes = ({ agents, keyring }: Needs): Binding[] => [
  bind(getGatewaySignatureOp, (r) =>
    r.transaction(async (act) => {
      const { id } = await agents.get(act, r.params.agent_id);
      await recordAudit(act, { action: "gateway_signature.read", target: { kind: "agent", id }, details: {} });
      return ok(present(keyring, act, { id, rotation: await findRotation(act, id) }));
    }),
  ),
  bind(rotateGatewaySignatureOp, (r) =>
    r.transaction(async (act) => {
      const { id } = await agents.get(act, r.params.agent_id);
      const rotation = await addRotation(act, id);
      await recordAudit(act, {
        action: "gateway_signature.rotated",
        target: { kind: "agent", id },
        details: { rotation: rotation?.rotation ?? 0 },
      });
      return ok(present(keyring, act, { id, rotation }));
    }),
  ),
];

function present(keyring: Keyring, act: Act, { id, rotation }: { id: string; rotation: Rotation | null }) {
  const until = rotation === null ? 0 : rotation.rotated_at + BOTH_SECONDS;
  return {
    ...{ agent_id: id, header: SIGNATURE_HEADER, secret: signingSecret(keyring, id, rotation?.rotation) },
    rotated_at: rotation?.rotated_at ?? null,
    former_until: until > actSeconds(act) ? until : null,
  };
}
