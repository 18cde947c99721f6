import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { presentRemote } from "./present.ts";
import { findGuard, insertGuard } from "./store.ts";

export interface NewRemoteGuard {
  readonly name: string;
  readonly url: string;
  readonly api_key?: string | null | undefined;
  readonly measured_as: string;
}

export const remoteKeyContext = (id: string): string => `external_guards/${id}/key`;

/** Registers a guard of the team's; a worker then measures its card. */
export async function registerRemoteGuard({ keyring }: { readonly keyring: Keyring }, act: Act, body: NewRemoteGuard) {
  const url = new URL(body.url);
  if (url.username !== "" || url.password !== "")
    throw unprocessable(["body", "url"], "A URL can't contain a user name or password. Use api_key");
  const id = newId(act.now);
  const key = body.api_key || null;
  const isNew = await insertGuard(act, {
    ...{ id, kind: "remote", name: body.name, measured_as: body.measured_as, url: body.url },
    key_sealed: key === null ? null : keyring.seal(key, remoteKeyContext(id)),
    key_origin: key === null ? null : url.origin,
  });
  if (!isNew) throw fault("EXTERNAL_GUARD_EXISTS");
  await recordAudit(act, {
    action: "remote_guard.registered",
    target: { kind: "remote_guard", id },
    details: { host: url.host, measured_as: body.measured_as },
  });
  const row = await findGuard(act, "remote", id);
  if (!row) throw new Error("a guard that was just registered is gone");
  return presentRemote(row);
}
