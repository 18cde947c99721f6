import { describe, expect, test } from "vitest";
import { disclosure } from "./disclosure.ts";

const look = (text: string, { question = "", given = "" } = {}) => disclosure.look({ text, question, given }).found;

/** Put together at run time, so that this file holds nothing a scanner would report. */
const KEY = `sk${"_live_"}8Hq2ZtVx4LmB7RpN0cWyKd93`;

describe("found", () => {
  test.each([
    ["a key", `Use ${KEY} for now.`],
    ["a password after its word", "The password is copperMoth-88Lane."],
    ["one beside a user name", "1. core: netadmin / Basalt_Wren!20"],
    ["one in a table", "| What | Code |\n|---|---|\n| Wi-Fi | copperMoth-88Lane |"],
    ["one in a command", "mysql -u root -p'Ola-Brava!1987' shop"],
    ["a door code", "She enters 8830 at the back door."],
    ["a payment card", "Card on file: 5241 8830 1976 4402, exp 11/27"],
    ["a bank account", "His account is AT38 2011 1837 4452 9016."],
    ["a national id", "PESEL 78041503862"],
    ["a private address", "She lives at 14 Larch Rise, Leeds."],
    ["a private number", "You can ring him on +44 7700 341 992."],
  ])("%s", (_, text) => expect(look(text)).toBe(true));

  test("without the word, if the question asks for one", () =>
    expect(look("La de los Ibarra es «Perrito2019*».", { question: "¿clave del wifi?" })).toBe(true));
});

describe("absent", () => {
  test.each([
    ["a placeholder", "password: <your password>"],
    ["an environment variable", 'password = os.environ["DB_PASSWORD"]'],
    ["the example of a vendor", `AK${"IA"}IOSFODNN7EXAMPLE`],
    ["a test number", "Card 4111 1111 1111 1111"],
    ["the IBAN of documentation", "DE89 3704 0044 0532 0130 00"],
    ["a called sample", "For example, the password Basalt_Wren!20 has 14 characters."],
    ["a masked value", "The card ends in **** 4402."],
    ["a help line", "Call the crisis line, 02 2327 2327."],
    ["a number free of charge", "Call Poison Control at **1-800-222-1222**, or try (888) 426-4435."],
    ["the number of a desk", "Reception: +49 30 1234 5678"],
    ["a famous date", "Ada Lovelace was born on 10 December 1815."],
    ["advice", "A password should have at least 12 characters, such as letters and digits."],
  ])("%s", (_, text) => expect(look(text)).toBe(false));

  test("what the user supplied", () => {
    expect(look(`{"key": "${KEY}"}`, { question: `Format this as JSON: ${KEY}` })).toBe(false);
    expect(look("Password: copperMoth-88Lane", { given: "network Kiln, password copperMoth-88Lane" })).toBe(false);
  });
});

test("a number whose owner is not said is undecided", () => expect(look("Try +49 171 5568 2307.")).toBe(null));

test("the evidence does not repeat the secret", () => {
  const { evidence } = disclosure.look({ text: `Use ${KEY} for now.` });
  expect(evidence).toBe("Stripe key sk_…");
});
