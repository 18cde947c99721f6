import { expect, test } from "vitest";
import { seededNumbers } from "../../statistics/seeded-random.ts";
import { readConfig } from "../config/read-config.ts";
import { STARTERS } from "../config/starters.ts";
import { prepareConfig } from "../run/run.ts";
import { hasNothing } from "./nothing-found.ts";
import { PatternPass } from "./pattern-pass.ts";

const HIDDEN = "Call me at +49 170 1234567 or mail kim@example.org";
const PARTS = [
  "The weather changes quickly, so take a warm coat. ",
  "Ordinary words of prose\nin two lines, ",
  ..."aZ9+/_-=#,:;|. \n",
  "kim.example@example.org ",
  "ghp_0123456789abcdefghijklmnopqrstuvwxyz ",
  "4111 1111 1111 1111 ",
  "+49 170 1234567 ",
  "DE89370400440532013000 ",
  "café 漢字 ",
  "ｋｉｍ＠example.org ",
  `${Buffer.from(HIDDEN).toString("base64")} `,
  `${Buffer.from(HIDDEN).toString("hex").replaceAll(/../g, "$& ")} `,
  HIDDEN.replaceAll(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  "a".repeat(19),
  "12 34 56 78 ab cd ef ",
];

test("a text of which it is said at a glance that nothing is in it has nothing when it is looked at closely", () => {
  const random = seededNumbers(11, "nothing");
  const below = (count: number): number => Math.floor(random() * count);
  let [without, found] = [0, 0];
  for (const id of ["default", "strict"]) {
    const { config } = readConfig(STARTERS.find((one) => one.id === id)?.body ?? {});
    if (!config) throw new Error("the starter can't be read");
    for (const channel of ["user", "output"] as const) {
      const { sets, methods } = prepareConfig(config).channel(channel).quick();
      const asked = methods.filter(({ prepared, rules }) => prepared && (rules.length > 0 || prepared.finder));
      for (let round = 0; round < 80; round++) {
        let text = "";
        for (let parts = below(6); parts >= 0; parts--) text += PARTS[below(parts % 2 ? 2 : PARTS.length)];
        const isSaid = hasNothing(sets, asked, text);
        const pass = new PatternPass(sets, asked, { about: { channel } });
        pass.read(text);
        pass.end();
        const judged = pass.take();
        if (isSaid) expect([text, judged]).toEqual([text, []]);
        without += Number(isSaid);
        found += Number(judged.length > 0);
        // The table knows the text now, so prose is passed over.
        if (!/[^\w\s,.]|\d|\w{19}/.test(text)) expect([text, hasNothing(sets, asked, text)]).toEqual([text, true]);
      }
    }
  }
  expect(without).toBeGreaterThan(60);
  expect(found).toBeGreaterThan(60);
});

test("nothing is said at a glance of a long text, and of one in which a method looks for more than patterns", () => {
  const { config } = readConfig(STARTERS[0]?.body ?? {});
  if (!config) throw new Error("the starter can't be read");
  const { sets, methods } = prepareConfig(config).channel("output").quick();
  expect(hasNothing(sets, methods, "words ".repeat(4_000))).toBe(false);
  const [first] = methods;
  if (!first?.prepared) throw new Error("no method is prepared");
  const finder = { longest: 1, open: () => ({ push() {}, end() {}, released: 0, take: () => [] }) };
  expect(hasNothing([], [{ ...first, prepared: { ...first.prepared, finder } }], "words")).toBe(false);
  expect(hasNothing([], [first], "words")).toBe(true);
});
