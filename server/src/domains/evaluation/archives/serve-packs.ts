import { fault } from "../../../kernel/errors.ts";
import type { Binding, Request } from "../../../platform/http/binding.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { type ObjectStore, StoreError } from "../../../platform/store/object-store.ts";
import { evidencePackOp } from "../evidence/contract.ts";
import { packAnswer } from "../evidence/pack-answer.ts";
import { readPack } from "./kept-pack.ts";
import { findArchive } from "./store.ts";

interface PackNeeds {
  readonly store: ObjectStore | null;
  readonly keyring: Keyring;
}

/** An archived evaluation has no rows to make a pack of: it gives the one that was made before they left. */
export const serveKeptPacks = ({ store, keyring }: PackNeeds, bindings: readonly Binding[]): Binding[] =>
  bindings.map((binding) => {
    if (binding.operation.id !== evidencePackOp.id) return binding;
    return {
      operation: binding.operation,
      handle: async (request) => {
        const asked = request as unknown as Request<typeof evidencePackOp>;
        const row = await asked.inTeam((act) => findArchive(act, asked.params.evaluation_id));
        if (!store || !row?.pack) return binding.handle(request);
        const pieces = readPack({ store, keyring, signal: asked.signal() }, row, row.pack);
        return packAnswer(asked, { content: await begun(pieces), signedBy: row.pack.signed_by });
      },
    };
  });

/** The first piece is read before anything is answered: a store that is away is an error and not half a file. */
async function begun(pieces: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  const first = await pieces.next().catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
    throw fault("ARCHIVE_UNREADABLE", { public: error.message, cause: error });
  });
  return (async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  })();
}
