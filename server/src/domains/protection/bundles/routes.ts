import { ok, unlessKnown } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Tally } from "../runtime/tally.ts";
import { bundleSigner } from "./bundle-key.ts";
import { getBundleKeyOp, getBundleOp, heartbeatOp } from "./contract.ts";
import { heartbeat } from "./heartbeat.ts";
import { makeBundle } from "./make-bundle.ts";

export interface BundleNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly tally: Tally;
}

export function bundleRoutes(needs: BundleNeeds): Binding[] {
  return [
    bind(getBundleOp, (r) =>
      r.inTeam(async (act) => {
        const { agents, keyring } = needs;
        const { body, etag } = await makeBundle({ agents, signer: bundleSigner(keyring) }, act, r.params.agent_id);
        return unlessKnown(body, { etag, ifNoneMatch: r.ifNoneMatch });
      }),
    ),
    bind(getBundleKeyOp, async () => {
      const { key_id, algorithm, public_key } = bundleSigner(needs.keyring);
      return ok({ key_id, algorithm, public_key });
    }),
    bind(heartbeatOp, (r) => r.transaction(async (act) => ok(await heartbeat(needs, act, r.body)))),
  ];
}
