import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";

/**
 * A pooler in transaction mode, in small: clients share few sessions, and each of their transactions runs on another one
 * than the one before, wherever there is a choice. Like PgBouncer it introduces itself with a process ID of its own and
 * refuses parameters that it does not know at the start of a connection. Passwords are not checked.
 */
export interface PoolerDouble extends AsyncDisposable {
  readonly connection: pg.ClientConfig;
  /** How often a client's transaction ran on another session than its last one. */
  readonly swaps: () => number;
  /** Runs a statement on each of the sessions, past the clients. */
  onEachSession<Row extends object>(text: string): Promise<Row[]>;
}

interface Session {
  readonly client: pg.Client;
  readonly socket: Socket;
  user: Guest | null;
  lastUsed: number;
}

interface Guest {
  readonly socket: Socket;
  session: Session | null;
  last: Session | null;
  /** Requests sent that no ReadyForQuery has answered yet. */
  open: number;
  readonly waiting: Buffer[];
}

const KNOWN = new Set(["user", "database", "client_encoding", "application_name"]);

export async function openPoolerDouble(server: pg.ClientConfig, sessionCount: number): Promise<PoolerDouble> {
  const sessions = await Promise.all(Array.from({ length: sessionCount }, () => openSession(server)));
  const queue: Guest[] = [];
  const guests = new Set<Socket>();
  let [uses, swaps] = [0, 0];

  function lend(guest: Guest): void {
    const free = sessions.filter(({ user }) => user === null).sort((one, other) => one.lastUsed - other.lastUsed);
    const session = free.find((candidate) => candidate !== guest.last) ?? free[0];
    if (!session) {
      if (!queue.includes(guest)) queue.push(guest);
      return;
    }
    if (guest.last && guest.last !== session) swaps += 1;
    session.user = guest;
    session.lastUsed = ++uses;
    guest.session = session;
    guest.last = session;
    for (const message of guest.waiting.splice(0)) session.socket.write(message);
  }

  function giveBack(session: Session): void {
    if (session.user) session.user.session = null;
    session.user = null;
    const next = queue.shift();
    if (next) lend(next);
  }

  for (const session of sessions) {
    const split = splitter();
    session.socket.on("data", (bytes) => {
      for (const message of split(bytes)) {
        const guest = session.user;
        if (!guest) continue;
        guest.socket.write(message);
        if (message[0] !== 0x5a) continue;
        guest.open -= 1;
        if (guest.open === 0 && message[5] === 0x49 && guest.waiting.length === 0) giveBack(session);
      }
    });
  }

  const listener = createServer((socket) => {
    guests.add(socket);
    socket.setNoDelay(true);
    const guest: Guest = { socket, session: null, last: null, open: 0, waiting: [] };
    socket.on("error", () => {});
    socket.once("close", () => guests.delete(socket));
    socket.once("data", (startup) => {
      const stranger = parametersOf(startup).find((name) => !KNOWN.has(name));
      if (stranger !== undefined) return void socket.end(refusal(`unsupported startup parameter: ${stranger}`));
      socket.write(welcome());
      const split = splitter();
      socket.on("data", (bytes) => {
        for (const message of split(bytes)) {
          if (message[0] === 0x58) return void socket.end();
          if (message[0] === 0x51 || message[0] === 0x53) guest.open += 1;
          if (guest.session) guest.session.socket.write(message);
          else {
            guest.waiting.push(message);
            lend(guest);
          }
        }
      });
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    connection: { ...server, host: "127.0.0.1", port },
    swaps: () => swaps,
    async onEachSession<Row extends object>(text: string) {
      const rows: Row[] = [];
      for (const { socket } of sessions) rows.push(...(await askRaw<Row>(socket, text)));
      return rows;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of guests) socket.destroy();
      for (const { socket } of sessions) socket.destroy();
      listener.close();
      await once(listener, "close");
    },
  };
}

/** Signed in by the driver, whose socket then carries the clients' own messages. */
async function openSession(server: pg.ClientConfig): Promise<Session> {
  const client = new pg.Client(server);
  client.on("error", () => {});
  await client.connect();
  const socket = client.connection.stream as Socket;
  socket.removeAllListeners("data");
  return { client, socket, user: null, lastUsed: 0 };
}

/** Whole messages out of a stream: a letter, a length, the rest. */
function splitter(): (bytes: Buffer) => Buffer[] {
  let kept: Buffer = Buffer.alloc(0);
  return (bytes) => {
    kept = Buffer.concat([kept, bytes]);
    const messages: Buffer[] = [];
    while (kept.length >= 5 && kept.length > kept.readInt32BE(1)) {
      const end = kept.readInt32BE(1) + 1;
      messages.push(Buffer.from(kept.subarray(0, end)));
      kept = kept.subarray(end);
    }
    return messages;
  };
}

function parametersOf(startup: Buffer): string[] {
  const words = startup.subarray(8).toString("utf8").split("\0");
  return words.filter((word, at) => at % 2 === 0 && word !== "");
}

function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const refusal = (text: string): Buffer => message("E", Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));

/** Signed in, with a process ID that no session has. */
function welcome(): Buffer {
  const key = Buffer.alloc(8);
  key.writeInt32BE(-1 - Math.floor(Math.random() * 1e9));
  return Buffer.concat([message("R", Buffer.alloc(4)), message("K", key), message("Z", Buffer.from("I"))]);
}

/** A simple query on a session that no client uses, read as one text column named by the statement. */
function askRaw<Row extends object>(socket: Socket, text: string): Promise<Row[]> {
  return new Promise((resolve) => {
    const split = splitter();
    const rows: Row[] = [];
    const hear = (bytes: Buffer): void => {
      for (const part of split(bytes)) {
        if (part[0] === 0x44) rows.push({ value: part.subarray(11).toString("utf8") } as Row);
        if (part[0] !== 0x5a) continue;
        socket.off("data", hear);
        resolve(rows);
      }
    };
    socket.on("data", hear);
    socket.write(message("Q", Buffer.from(`${text}\0`)));
  });
}
