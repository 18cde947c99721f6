import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text, decoded if the transfer encoding is plain. */
  readonly source: string;
}

export interface TestSmtp extends AsyncDisposable {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Everything that clients have sent, line by line. */
  readonly heard: string[];
  /** Responses to commands other than success: `{ RCPT: "550 no such person" }`. "" sends no response. */
  readonly answers: Record<string, string>;
}

/** A mail server with just enough SMTP to accept a mail, or to refuse it at a chosen point. */
export async function openTestSmtp(): Promise<TestSmtp> {
  const [mails, heard, sockets]: [ReceivedMail[], string[], Set<Socket>] = [[], [], new Set()];
  const answers: Record<string, string> = {};
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    // A client that dies in the middle has said all it will.
    converse(socket, { mails, heard, answers }).catch(() => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    heard,
    answers,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

async function converse(socket: Socket, { mails, heard, answers }: Omit<TestSmtp, "url" | typeof Symbol.asyncDispose>) {
  const say = (command: string, agreed: string): void => {
    const line = answers[command] ?? agreed;
    if (line !== "") socket.write(`${line}\r\n`);
  };
  let [from, to, source]: [string, string[], string[] | null] = ["", [], null];
  say("GREETING", "220 test ready");
  for await (const line of createInterface({ input: socket })) {
    if (source && line !== ".") {
      source.push(line.replace(/^\.\./, "."));
      continue;
    }
    heard.push(line);
    const command = source ? "END" : (line.split(" ", 1)[0] ?? "").toUpperCase();
    if (command === "EHLO") say(command, "250-test\r\n250 AUTH PLAIN");
    else if (command === "AUTH") say(command, "235 welcome");
    else if (command === "DATA") {
      source = [];
      say(command, "354 go ahead");
    } else if (command === "END") {
      mails.push({ from, to, source: (source ?? []).join("\n") });
      [from, to, source] = ["", [], null];
      say(command, "250 taken");
    } else if (command === "QUIT") socket.end("221 bye\r\n");
    else {
      if (command === "MAIL") from = /<(.*?)>/.exec(line)?.[1] ?? "";
      if (command === "RCPT") to.push(/<(.*?)>/.exec(line)?.[1] ?? "");
      say(command, "250 fine");
    }
  }
}
