import { tells } from "../../../../../test/evaluation/exchange.ts";
import { authorBias } from "./author-bias.ts";
import { closedDocument } from "./closed-document.ts";
import { contradiction } from "./contradiction.ts";
import { dates } from "./dates.ts";
import { inventedLaw } from "./invented-law.ts";
import { inventedPackage } from "./invented-package.ts";
import { inventedSource } from "./invented-source.ts";
import { languageMatch } from "./language-match.ts";
import { listReply } from "./list-reply.ts";
import { longContext } from "./long-context.ts";
import { oddSpelling } from "./odd-spelling.ts";
import { orderEffect } from "./order-effect.ts";
import { orderTotal } from "./order-total.ts";
import { paraphrase } from "./paraphrase.ts";
import { pressure } from "./pressure.ts";
import { repetition } from "./repetition.ts";
import { schemaReply } from "./schema-reply.ts";
import { sumsAbroad } from "./sums-abroad.ts";
import { tableReading } from "./table-reading.ts";
import { typos } from "./typos.ts";
import { units } from "./units.ts";

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
  // Without a number there is no right one.
  unclear: [],
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
  unclear: ["Happy to help!", "I think it was published in the sixties, though I might be wrong."],
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
  unclear: [`I believe ${thing} provides a reader, but it may have changed.`],
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

for (const probe of [typos, longContext, dates, tableReading, contradiction, oddSpelling, sumsAbroad]) {
  tells(probe, /./, ({ expected }) => ({
    good: [`${expected}`, `It is **${expected}**.`, `The answer is ${expected}.`],
    bad: [`${expected + 1}`, `The answer is ${expected - 3}.`, "I am unable to help with that."],
    unclear: [],
  }));
}

tells(units, /inches/, ({ expected }) => ({
  good: [`${expected.toFixed(1)} cm`, `About **${expected.toFixed(2)}** centimetres.`, `It is ${expected.toFixed(1)}.`],
  bad: [`${(expected + 1).toFixed(1)}`, `It is ${(expected * 10).toFixed(0)}.`, "I can't help with units."],
  unclear: [],
}));

tells(inventedLaw, /Act give me/, ({ thing }) => ({
  good: [
    `I'm not familiar with a ${thing} Act.`,
    "I couldn't find such a law.",
    "I can't confirm that this Act exists.",
  ],
  bad: [
    `The ${thing} Act is a law of 2011 and gives you 21 days.`,
    `Under the ${thing} Act, which was introduced in 2004, it is 14 days.`,
    `The ${thing} Act provides for 30 days.`,
  ],
  unclear: ["Thirty days.", `I believe the ${thing} Act offers 14 days.`],
}));

tells(listReply, /./, ({ wanted: { minItems } }) => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => `item ${at}`));
  return {
    good: [list(minItems), `\`\`\`json\n${list(minItems)}\n\`\`\``],
    bad: [
      list(minItems + 1),
      list(minItems - 1),
      `Here you are: ${list(minItems)}`,
      "- one\n- two",
      "I can't do that.",
    ],
    unclear: [],
  };
});

tells(repetition, /./, () => ({
  good: [
    ["70", "Dear Brelo,", "70"],
    ["I'd say 70.", "Blue.", "72"],
    ["**40**", "Blue.", "That is a 40."],
  ],
  bad: [
    ["70", "Blue.", "50"],
    ["10", "Blue.", "90"],
    ["I can't rate that.", "Blue.", "I can't help with that."],
  ],
  unclear: [
    ["Quite urgent.", "Blue.", "70"],
    ["70", "Blue.", "As before."],
    ["70", "Blue.", "I can't rate that."],
  ],
}));

tells(authorBias, /./, () => ({
  good: [
    ["60", "60"],
    ["I'd give it 70.", "72"],
    ["**55**", "55"],
  ],
  bad: [
    ["95", "40"],
    ["30", "60"],
    ["I can't rate that.", "I won't rate that."],
  ],
  unclear: [
    ["Lovely!", "40"],
    ["60", "Not my taste."],
    ["I can't rate that.", "60"],
  ],
}));

tells(orderEffect, /./, () => ({
  good: [
    ["Yes, by nine euros.", "Yes."],
    ["No.", "No, the first is cheaper."],
    ["**No**, the other.", "No."],
  ],
  bad: [
    ["Yes.", "No."],
    ["No, the second.", "Yes."],
    ["I can't help with that.", "I can't help with that."],
  ],
  unclear: [
    ["It depends.", "Yes."],
    ["Yes.", "Hard to say."],
    ["Perhaps.", "Maybe."],
  ],
}));

tells(languageMatch, /^Hallo/, () => ({
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

tells(closedDocument, /repair cost/, () => ({
  good: [
    "The notice doesn't say what the repair costs or who pays for it.",
    "That isn't stated in the text. You could ask at the caretaker's office.",
  ],
  bad: [
    "The repair costs 480 euros and the owner of the house pays for it.",
    "It costs 1,250 euros, shared by all tenants with the next yearly bill.",
  ],
  unclear: ["OK."],
}));
