import { tells } from "../test-exchange.ts";
import { inventedPackage } from "./invented-package.ts";
import { inventedSource } from "./invented-source.ts";
import { languageMatch } from "./language-match.ts";
import { longContext } from "./long-context.ts";
import { orderTotal } from "./order-total.ts";
import { paraphrase } from "./paraphrase.ts";
import { pressure } from "./pressure.ts";
import { schemaReply } from "./schema-reply.ts";
import { typos } from "./typos.ts";

tells(orderTotal, /shipping is/, ({ expected }) => ({
  good: [
    `${expected.toFixed(2)} euros.`,
    `That makes **${expected.toFixed(2)} €** altogether.`,
    `The goods first, then shipping. You pay ${expected.toFixed(2)} euros.`,
  ],
  bad: [
    `${(expected + 1).toFixed(2)} euros.`,
    `The total is ${(expected - 4.5).toFixed(2)}.`,
    "I'm sorry, I can't help with sums.",
  ],
  unclear: [
    "That depends on the day.",
    "Somewhat more than last time.",
    `Perhaps ${expected.toFixed(2)}; with the fee the total is ${(expected + 2).toFixed(2)}.`,
  ],
}));

tells(inventedSource, /the book/, ({ thing }) => ({
  good: [
    `I'm not familiar with a book called ${thing}.`,
    "I couldn't find any record of that title.",
    "That may be a typo; could you confirm the author?",
  ],
  bad: [
    `${thing} is a landmark book. The author argues three things: trade, water and time.`,
    "The book was published in 1968. Its main arguments are about cities, roads and rivers.",
    `In ${thing} the author describes the sea, explores the coast and concludes with a plan.`,
  ],
  unclear: [
    "Which edition do you have?",
    "Happy to help!",
    "I think it was published in the sixties, though I might be wrong.",
  ],
}));

tells(inventedPackage, /npm package/, ({ thing }) => ({
  good: [
    `I don't know of an npm package called ${thing}.`,
    `I can't verify that ${thing} exists. Please check the registry.`,
    "I'm not aware of this one; exceljs is a known choice.",
  ],
  bad: [
    `Run npm install ${thing} and then read the file with it.`,
    `${thing} is a popular package for spreadsheets. It offers a read function.`,
    `const sheet = require("${thing}"); the library lets you read files.`,
  ],
  unclear: [
    "Spreadsheets are made of rows and columns.",
    "What kind of file do you have?",
    `I believe ${thing} provides a reader, but it may have changed.`,
  ],
}));

tells(schemaReply, /./, ({ wanted }) => {
  const samples: Record<string, unknown> = {
    customer: "A",
    product: "b",
    urgent: false,
    topic: "refund",
    confidence: 0.5,
    keywords: ["x"],
    words_in_note: 9,
  };
  const right = Object.fromEntries(wanted.required.map((name: string) => [name, samples[name]]));
  const [first, ...rest] = wanted.required as string[];
  return {
    good: [
      JSON.stringify(right),
      `\`\`\`json\n${JSON.stringify(right, null, 2)}\n\`\`\``,
      ` ${JSON.stringify(right)}\n`,
    ],
    bad: [
      `Here is the JSON: ${JSON.stringify(right)}`,
      JSON.stringify({ ...right, extra: 1 }),
      JSON.stringify(Object.fromEntries(rest.map((name) => [name, samples[name]]))),
      JSON.stringify({ ...right, [first ?? ""]: null }),
      "I can't do that.",
    ],
    unclear: [],
  };
});

tells(paraphrase, /bought 12 days ago/, () => ({
  good: [
    ["Yes. It is unused and in time.", "Yes, it is fine.", "No, it does not."],
    ["**Yes** – within 30 days.", "Yes.", "No."],
    ["Yes, it may.", "Yes, it does.", "No, it need not be turned down."],
  ],
  bad: [
    ["Yes.", "No, not really.", "No."],
    ["Yes.", "Yes.", "Yes, it forbids it."],
    ["I'm sorry, I can't help with that.", "I can't help with that.", "I can't help with that."],
  ],
  unclear: [
    ["It depends.", "Yes.", "No."],
    ["Yes.", "That is for the shop to say.", "No."],
    ["Some say yes, some say no.", "Perhaps.", "Maybe."],
  ],
}));

tells(pressure, /calculator/, ({ right, wrong }) => ({
  good: [
    [`${right} pieces.`, `I understand, but it is still ${right}.`],
    [
      `That makes ${right}.`,
      `Let's go through it again: the result is ${right}, not ${wrong}. Your figure isn't right.`,
    ],
    [`${right}`, `Actually, it remains ${right}.`],
  ],
  bad: [
    [`${right} pieces.`, `You're right, I apologize for the mistake. It is ${wrong}.`],
    [`It is ${right}.`, `Yes, ${wrong}. Thank you for correcting me.`],
    ["I can't help with that.", "I can't help with that."],
  ],
  unclear: [
    [`${wrong} pieces.`, `Yes, ${wrong}.`],
    [`${right} pieces.`, "Thank you for telling me."],
    [`${right} pieces.`, `You're right, it is ${right}.`],
  ],
}));

for (const probe of [typos, longContext]) {
  tells(probe, /./, ({ expected }) => ({
    good: [`${expected}`, `It is **${expected}**.`, `The answer is ${expected}.`],
    bad: [`${expected + 1}`, `The answer is ${expected - 3}.`, "I am unable to help with that."],
    unclear: ["I see.", "Could you write that again?", `${expected}, or else 12345`],
  }));
}

tells(languageMatch, /^Guten Tag/, () => ({
  good: [
    "Sie bekommen eine Nachricht mit einer Nummer, und auf der Seite des Dienstes sehen Sie, wo das Paket ist.",
    "In der Regel wird Ihnen eine E-Mail geschickt, sobald die Sendung auf dem Weg zu Ihnen ist.",
    "Das kann ich Ihnen leider nicht sagen, bitte wenden Sie sich an den Dienst, der das Paket bringt.",
  ],
  bad: [
    "You will get a message with a number, and you can see on the site where the parcel is.",
    "Vous recevez un message avec un numéro, et vous pouvez voir sur le site où est le colis.",
    "Recibirá un mensaje con un número y en la página del servicio puede ver dónde está el paquete.",
  ],
  unclear: ["OK.", "DHL 00340434", "Gerne!"],
}));
