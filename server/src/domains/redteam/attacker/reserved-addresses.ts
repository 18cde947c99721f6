/** Nobody owns these names: RFC 2606 and RFC 6761 reserve them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** Dots of other scripts, which browsers read as dots. */
const DOTS = /[。．｡․]/g;
/** Every repetition is bounded, so that the time is linear. */
const LINK = /(?:[a-z][a-z0-9+.-]{1,30}:)?\/\/[^\s"'`<>()[\]{}|,;]{1,500}/gi;
const MAILBOX = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
const NUMBERS = /\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?/g;
const NAME = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/gu;

/**
 * The text with every address in it exchanged for a reserved one. A model may write anything into an attack; nothing of it may
 * lead a tested agent to a place that belongs to others.
 */
export const withReservedAddresses = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(DOTS, ".")
    .replace(LINK, (link) => (isReserved(hostIn(link)) ? link : "https://page.example/"))
    .replace(MAILBOX, (mailbox) =>
      isReserved(mailbox.slice(mailbox.indexOf("@") + 1)) ? mailbox : "someone@mail.example",
    )
    .replace(NUMBERS, "192.0.2.1")
    .replace(NAME, (name) => (isReserved(name) ? name : "page.example"));

/** Without a name and a password before it, and a port after it. */
function hostIn(link: string): string {
  const [place = ""] = link.slice(link.indexOf("//") + 2).split(/[/?#\\]/, 1);
  return place.slice(place.lastIndexOf("@") + 1).split(":")[0] ?? "";
}

const isReserved = (host: string): boolean => RESERVED.test(host.replace(/[.-]{1,10}$/, ""));
