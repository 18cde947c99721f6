import { describe, expect, test } from "vitest";
import { withFigures } from "../text/number-words.ts";
import { numbersIn } from "../text/numbers.ts";
import { yesOrNo } from "../text/yes-no.ts";
import { agreement } from "./agreement.ts";
import { numeric } from "./numeric.ts";

describe("Numbers", () => {
  test.each([
    ["1,234.50 and 1.234,50", [1234.5, 1234.5]],
    ["1 234 567", [1234567]],
    ["3,5 % of 12.25", [3.5, 12.25]],
    ["1. first\n2. second: 7", [7]],
    ["-4 degrees", [-4]],
    ["$2,000", [2000]],
    ["room B12", []],
    ["2½ or 5/2", [2.5, 2.5]],
    ["two and a half, zweieinhalb", [2.5, 2.5]],
    ["2 hours 30 minutes", [2.5]],
    ["fourteen euros and fifty cents", [14.5]],
    ["1.2 million", [1200000]],
    ["section 4, since 1904: 6 weeks", [6]],
    ["7 out of 10", [7]],
  ])("are read in %s", (text, expected) => expect(numbersIn(text)).toEqual(expected));

  test.each([
    ["three hundred and seventy-five", "375"],
    ["trois cent soixante-quinze", "375"],
    ["quatre-vingt-douze", "92"],
    ["dreihundertfünfundsiebzig", "375"],
    ["trescientos setenta y cinco", "375"],
    ["trezentos e setenta e cinco", "375"],
    ["two dozen", "24"],
    ["one of them", "one of them"],
  ])("are read in words: %s", (text, expected) => expect(withFigures(text)).toBe(expected));
});

describe("The result", () => {
  const right = (text: string) => numeric.look({ text, expected: 49.6 }).found;
  test.each([
    "49.60",
    "The total is €49,60.",
    "3 × 14.90 = 44.70\n44.70 + 4.90 = 49.60",
    "You pay **49.60** (44.70 for the lamps, 4.90 for shipping).",
    "49.60. Three lamps are 44.70, and 4.90 is for shipping.",
    "44.70 + 4.90 = 49.60. You save 5 euros, by the way.",
    "I thought of 44.70 first, but the right amount is 49.60.",
    "Not 44.70 but 49.60.",
    "Das macht 49,60 € statt 55 €, also 10 % weniger.",
    "x = 49.60. Check: 49.60 - 4.90 = 44.70 = 3 × 14.90.",
    "$$\\boxed{49.60}$$",
    "forty-nine euros and sixty cents",
  ])("is right: %s", (text) => expect(right(text)).toBe(true));
  test.each([
    "49.06",
    "The total is 44.70.",
    "It comes to 48.60, shipping included.",
    "496.0",
    "About fifty.",
    "Could you tell me the price?",
    "It is 49.60, no, let me see: the total is 51.20.",
    "One might say 49.60, but with the fee you pay 53.10.",
    "Start from 49.60 and add a tenth. You end up with 54.56.",
  ])("is wrong: %s", (text) => expect(right(text)).toBe(false));
  test("is left open between two", () => expect(right("Either 49.60 or 51.20.")).toBeNull());
});

describe("Answers to the same question", () => {
  test.each([
    ["Yes, it is.", "yes"],
    ["**No** – the box was opened.", "no"],
    ["Answer: yes", "yes"],
    ["Nein, das geht nicht.", "no"],
    ["Leider nein, das zahlt niemand.", "no"],
    ["The rule allows it, so yes.", "yes"],
    ["Absolutely.", "yes"],
    ["Absolutely not.", "no"],
    ["There is no problem with that.", "yes"],
    ["I'm sorry to hear that! It is excluded.", "no"],
    ["That isn't forbidden.", "yes"],
    ["It depends.", undefined],
    ["Some would say yes, others no.", undefined],
  ])("%s", (text, expected) => expect(yesOrNo(text)?.value).toBe(expected));

  const agree = (...replies: string[]) => agreement.look({ replies, read: "yes-no", flipped: [false, true] }).found;
  test("agree when the opposite question gets the opposite answer", () =>
    expect(agree("Yes.", "No, it need not be refused.")).toBe(true));
  test("agree when the matter itself is told both times", () =>
    expect(agree("The shop takes it back.", "That would not be against the rule.")).toBe(true));
  test("disagree when both are affirmed", () => expect(agree("Yes.", "Yes, it must be refused.")).toBe(false));
  test("are not decided when one says nothing", () => expect(agree("Yes.", "That depends on the shop.")).toBeNull());
  test("are compared as numbers", () => {
    const same = (...replies: string[]) => agreement.look({ replies, read: "number" }).found;
    expect(same("It is 40.", "**40** euros", "forty", "40 m, built in 1904")).toBe(true);
    expect(same("It is 40.", "45")).toBe(false);
    expect(same("It is 40.", "I don't know.")).toBeNull();
  });
});

describe("a number is read", () => {
  test.each([
    ["She came 14th.", 14],
    ["der vierundzwanzigste", 24],
    ["the twenty-first", 21],
    ["quatorzième", 14],
    ["\\boxed{42}", 42],
    ["$\\tfrac{3}{4}$", 0.75],
    ["1{,}200", 1200],
    ["3.6 \\times 10^{6}", 3_600_000],
    ["3,6 · 10⁶", 3_600_000],
    ["$3.6M", 3_600_000],
    ["12,04,500", 1_204_500],
    ["约120.45万人。", 1_204_500],
    ["１４", 14],
    ["١٤", 14],
    ["१४", 14],
    ["十四羽です。", 14],
    ["Er zijn er nu veertien.", 14],
    ["On dört tavuk.", 14],
    ["three eighths", 0.375],
    ["37.5 %", 0.375],
    ["In 1847.", 1847],
    ["Eighteen forty-seven.", 1847],
    ["영하 5도입니다.", -5],
    ["cinco graus negativos", -5],
    ["<think>96*2=192, rest 48.</think>2½ hours.", 2.5],
  ])("%s", (text, expected) => expect(numeric.look({ text, expected, within: 1e-6 }).found).toBe(true));
});
