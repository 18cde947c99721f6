import { type FileHandle, mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** The newest link of a team's chain at some time, recorded where the database administrator can't reach it. */
export interface Head {
  readonly team_id: string;
  readonly seq: number;
  readonly hash: string;
  /** Milliseconds. */
  readonly sealed_at: number;
}

export interface HeadsFile {
  readonly path: string;
  /** On disk when it returns. One writer at a time. */
  append(heads: readonly Head[]): Promise<void>;
  read(): Promise<Head[]>;
}

/** The heads file can't be trusted in its current state. The message is one sentence for the operator. */
export class HeadsUnreadable extends Error {
  override name = "HeadsUnreadable";
}

/**
 * Heads of one team that survive compaction: the newest reveal a truncated chain, the older ones narrow down a rewrite.
 */
const KEPT = 16;
const TIDY_BYTES = 1_048_576;
const LINE_END = 0x0a;

/** One JSON object per line, oldest first. */
export function openHeadsFile(path: string, tidyBytes: number = TIDY_BYTES): HeadsFile {
  let limit = tidyBytes;
  return {
    path,
    read: () => readHeads(path),
    async append(heads) {
      await mkdir(dirname(path), { recursive: true, mode: 0o711 });
      const size = await appendLines(path, heads);
      if (size <= limit) return;
      const kept = worthKeeping(await readHeads(path));
      const draft = `${path}.new`;
      limit = Math.max(tidyBytes, 2 * (await writeLines(draft, kept)));
      await rename(draft, path);
      await syncFolder(path);
    },
  };
}

/**
 * No file means no heads yet, unless it is required. A last line without a line end was cut short and never
 * acknowledged.
 */
export async function readHeads(path: string, mustExist = false): Promise<Head[]> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && !mustExist) return "";
    throw error;
  });
  return text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .slice(0, -1)
    .map((line, index) => headOf(line, `${path}, line ${index + 1}`));
}

function headOf(line: string, place: string): Head {
  const head = parsed(line);
  const sound =
    typeof head?.team_id === "string" &&
    Number.isSafeInteger(head.seq) &&
    /^[0-9a-f]{64}$/.test(String(head.hash)) &&
    Number.isSafeInteger(head.sealed_at);
  if (!sound) throw new HeadsUnreadable(`${place}: this is no sealed head. The file was damaged or edited.`);
  return head as Head;
}

function parsed(line: string): Partial<Head> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function appendLines(path: string, heads: readonly Head[]): Promise<number> {
  const file = await open(path, "a+", 0o600);
  try {
    const before = (await file.stat()).size;
    if (before > 0) await cutTornLine(file, before);
    await file.appendFile(linesOf(heads));
    await file.sync();
    // After a power failure, a new file is found again only if its folder is on disk too.
    if (before === 0) await syncFolder(path);
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** An unfinished line, left by a crash or a full disk, would garble the next one. */
async function cutTornLine(file: FileHandle, size: number): Promise<void> {
  const last = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  if (last.buffer[0] === LINE_END) return;
  await file.truncate((await file.readFile()).lastIndexOf(LINE_END) + 1);
}

async function writeLines(path: string, heads: readonly Head[]): Promise<number> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(linesOf(heads));
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** A head after which the chain went back is evidence, and is kept however old it is. */
function worthKeeping(heads: readonly Head[]): Head[] {
  const later = new Map<string, { count: number; seq: number }>();
  const kept = heads.toReversed().filter((head) => {
    const after = later.get(head.team_id) ?? { count: 0, seq: Number.POSITIVE_INFINITY };
    later.set(head.team_id, { count: after.count + 1, seq: head.seq });
    return after.count < KEPT || head.seq >= after.seq;
  });
  return kept.reverse();
}

function linesOf(heads: readonly Head[]): string {
  return heads.map((head) => `${JSON.stringify(head)}\n`).join("");
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
