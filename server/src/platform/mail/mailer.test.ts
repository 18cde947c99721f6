import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { openTestSmtp } from "../../../test/platform/smtp-server.ts";
import { createLogger } from "../telemetry/log.ts";
import { connectionOf, createMailer, type MailSettings } from "./mailer.ts";

const mail = { to: "ada@example.org", subject: "Hello", text: "A line.\nAnother: ü.\n" };

function open(url: string, settings: Partial<MailSettings> = {}) {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const logger = createLogger("trace", sink);
  const mailer = createMailer({ url, from: "Console <console@example.org>", logger, ...settings });
  if (!mailer) throw new Error("there should be a mailer");
  return { mailer, lines };
}

describe("a mail", () => {
  test("reaches the server as plain text, from the sender, to one person", async () => {
    await using smtp = await openTestSmtp();
    expect(await open(smtp.url).mailer.send(mail)).toBe(true);
    expect(smtp.mails).toMatchObject([{ from: "console@example.org", to: ["ada@example.org"] }]);
    const source = smtp.mails[0]?.source ?? "";
    expect(source).toMatch(/^Subject: Hello$/m);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(source).toContain("A line.\nAnother: =C3=BC.");
  });

  test("can't be given headers, recipients or commands through its text", async () => {
    await using smtp = await openTestSmtp();
    const sent = await open(smtp.url).mailer.send({
      to: "ada@example.org",
      subject: "Team\r\nBcc: eve@example.org\r\n\r\nBody",
      text: "one\r\n.\r\nMAIL FROM:<eve@example.org>\r\n",
    });
    expect(sent).toBe(true);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.to).toEqual(["ada@example.org"]);
    expect(smtp.mails[0]?.source).not.toMatch(/^Bcc:/m);
    expect(smtp.heard.filter((line) => line.startsWith("MAIL"))).toHaveLength(1);
    await open(smtp.url).mailer.send({ ...mail, to: "ada@example.org, eve@example.org" });
    expect(smtp.mails.flatMap(({ to }) => to)).not.toContain("eve@example.org");
  });

  test.each([
    ["the greeting", { GREETING: "554 go away" }],
    ["the sender", { MAIL: "550 not you" }],
    ["the recipient", { RCPT: "550 ada@example.org is unknown" }],
    ["the content", { END: "554 looks like spam" }],
  ])("that the server refuses at %s is reported as unsent, without the address in the log", async (_point, answers) => {
    await using smtp = await openTestSmtp();
    Object.assign(smtp.answers, answers);
    const { mailer, lines } = open(smtp.url);
    expect(await mailer.send(mail)).toBe(false);
    expect(lines.join("")).toContain("a mail could not be sent");
    expect(lines.join("")).not.toContain("ada@example.org");
  });

  test("does not wait for a silent server, at whatever point", async () => {
    for (const point of ["GREETING", "RCPT", "END"]) {
      await using smtp = await openTestSmtp();
      smtp.answers[point] = "";
      expect(await open(smtp.url, { deadlineMs: 100 }).mailer.send(mail)).toBe(false);
    }
  });

  test("does not wait for a server that never stops talking", async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.write("220 hello\r\n");
      const talking = setInterval(() => socket.write("250-and then\r\n"), 10);
      socket.on("error", () => {}).on("close", () => clearInterval(talking));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await open(url, { deadlineMs: 200 }).mailer.send(mail)).toBe(false);
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test("to a server that is down is reported as unsent", async () => {
    let url: string;
    {
      await using smtp = await openTestSmtp();
      url = smtp.url;
    }
    expect(await open(url).mailer.send(mail)).toBe(false);
  });
});

describe("the connection", () => {
  test("signs in with the name and password in the URL", async () => {
    await using smtp = await openTestSmtp();
    const { mailer, lines } = open(smtp.url.replace("//", "//us%40er:p%3Ass@"));
    expect(await mailer.send(mail)).toBe(true);
    expect(smtp.heard).toContain(`AUTH PLAIN ${Buffer.from("\0us@er\0p:ss").toString("base64")}`);
    expect(lines.join("")).not.toContain("p:ss");
  });

  test("is encrypted if a password is sent over the network, and can be plain on this machine or without one", () => {
    expect(connectionOf("smtp://u:p@mail.example").requireTLS).toBe(true);
    expect(connectionOf("smtps://u:p@mail.example")).toMatchObject({ secure: true, port: 465, requireTLS: false });
    expect(connectionOf("smtp://mail.example:25")).toMatchObject({ port: 25, requireTLS: false });
    expect(connectionOf("smtp://u:p@[::1]:1025")).toMatchObject({ host: "::1", requireTLS: false });
  });

  test("needs an SMTP URL, and the error does not repeat the password", () => {
    for (const url of ["mail.example", "http://u:hidden@mail.example", "smtp://"]) {
      expect(() => connectionOf(url)).toThrow(/^SMTP_URL must begin with smtp:\/\/ or smtps:\/\/ and name a host$/);
    }
  });

  test("does not exist without settings", () => {
    const logger = createLogger("silent");
    expect(createMailer({ url: null, from: "console@example.org", logger })).toBeNull();
    expect(createMailer({ url: "smtp://mail.example", from: null, logger })).toBeNull();
  });
});
