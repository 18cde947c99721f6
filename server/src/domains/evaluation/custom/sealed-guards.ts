import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { SealedColumn } from "../../../platform/secrets/reseal.ts";

const context = (versionId: string): string => `test_set_versions/${versionId}`;

export const sealedGuards: SealedColumn = {
  table: "test_set_versions",
  column: "guards_sealed",
  id: { column: "id", type: "uuid" },
  context,
};

export const sealGuards = (keyring: Keyring, guards: readonly string[], versionId: string): string | null =>
  guards.length === 0 ? null : keyring.seal(JSON.stringify(guards), context(versionId));

export const openGuards = (keyring: Keyring, sealed: string | null, versionId: string): readonly string[] =>
  sealed === null ? [] : (JSON.parse(keyring.open(sealed, context(versionId))) as string[]);
