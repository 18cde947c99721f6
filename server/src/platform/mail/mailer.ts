import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { onFirstUse } from "../../kernel/on-first-use.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A mail that may be sent twice has the same one each time: mail programs show it once. A random one if it has none. */
  readonly id?: string;
}

export interface Mailer {
  /** True if the mail server accepted the mail. A failure is logged and never thrown: nothing here depends on mail. */
  send(mail: Mail): Promise<boolean>;
}

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. Null without a mail server. */
  readonly url: string | null;
  readonly from: string | null;
  readonly logger: Logger;
  /** The caller waits for the response in the meantime. */
  readonly deadlineMs?: number;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Plain text over SMTP, one connection per mail. Null without a mail server. */
export function createMailer({ url, from, logger, deadlineMs = 10_000 }: MailSettings): Mailer | null {
  if (url === null || from === null) return null;
  const options = {
    ...connectionOf(url),
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    dnsTimeout: deadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded with the first mail: most consoles send none, and it is large.
  const transport = onFirstUse(async () => (await import("nodemailer")).createTransport(options));

  return {
    async send({ id, ...mail }) {
      const overdue = new AbortController();
      // As an object, the address is used literally: a comma in it can't become a second recipient.
      const message = {
        ...mail,
        from,
        to: { name: "", address: mail.to },
        ...(id ? { messageId: messageId(id, from) } : {}),
      };
      const sending = transport().then((smtp) => smtp.sendMail(message));
      sending.catch(() => {}); // After the deadline no one is listening.
      try {
        await Promise.race([sending, late(deadlineMs, overdue.signal)]);
        return true;
      } catch (error) {
        // A server's response may repeat the address, so only its codes are logged.
        const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
        logger.warn({ code, command, responseCode }, "a mail could not be sent");
        return false;
      } finally {
        overdue.abort();
      }
    },
  };
}

/** At the sender's host, as for every other mail. */
const messageId = (id: string, from: string): string => `<${id}@${/@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost"}>`;

async function late(deadlineMs: number, signal: AbortSignal): Promise<never> {
  await wait(deadlineMs, undefined, { signal, ref: false });
  throw Object.assign(new Error("the mail server took too long"), { code: "ETIMEDOUT" });
}

/**
 * The parts of the URL. Name and password are sent only over an encrypted connection, unless the server is on this
 * machine.
 */
export function connectionOf(url: string) {
  const address = URL.parse(url);
  if (!address || !/^smtps?:$/.test(address.protocol) || address.hostname === "") {
    throw new TypeError("SMTP_URL must begin with smtp:// or smtps:// and name a host");
  }
  const secure = address.protocol === "smtps:";
  const auth = { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) };
  const signsIn = auth.user !== "";
  return {
    host: address.hostname.replace(/^\[|\]$/g, ""),
    port: Number(address.port) || (secure ? 465 : 587),
    secure,
    requireTLS: signsIn && !secure && !LOOPBACK.test(address.hostname),
    ...(signsIn ? { auth } : {}),
  };
}
