import { readFileSync, statSync } from "node:fs";
import { parseKeys } from "./key-file.ts";
import { createKeyring, type Keyring, sealedWith } from "./keyring.ts";

/**
 * A keyring that follows its file, so that keys can be rotated while a console is running. It checks the file before it
 * encrypts, because a text encrypted with a key that was just replaced would keep that key in use, and when it finds an
 * unknown key, because another process may just have created it.
 */
export function createReloadingKeyring(path: string): Keyring {
  let stamp = stampOf(path);
  let ring = createKeyring(parseKeys(readFileSync(path, "utf8")));

  /** A missing or incomplete file changes nothing: the keys in memory are still right. */
  function reread(): void {
    try {
      const found = stampOf(path);
      if (found === stamp) return;
      ring = createKeyring(parseKeys(readFileSync(path, "utf8")));
      stamp = found;
    } catch {}
  }

  return {
    get currentId() {
      return ring.currentId;
    },
    knows: (id) => ring.knows(id),
    seal(plain, context) {
      reread();
      return ring.seal(plain, context);
    },
    open(sealed, context) {
      if (!ring.knows(sealedWith(sealed))) reread();
      return ring.open(sealed, context);
    },
    isCurrent: (sealed) => ring.isCurrent(sealed),
    derive: (purpose) => ring.derive(purpose),
  };
}

/** A file is replaced as a whole, so a new one has another inode. The time shows when an inode was reused. */
function stampOf(path: string): string {
  const { ino, mtimeNs, size } = statSync(path, { bigint: true });
  return `${ino} ${mtimeNs} ${size}`;
}
