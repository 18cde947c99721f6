import { expect, test } from "vitest";
import { withoutEcho } from "./echo.ts";

const message = "Summarize this letter in two sentences. Dear team, the kettle that came on Monday has a scratch.";

test.each([message, message.toUpperCase(), `  ${message.replaceAll(" ", "\n")} `, `${message}\n${message}`])(
  "nothing is left of a message that is repeated: %j",
  (text) => {
    expect(withoutEcho(text, [message])).not.toMatch(/\p{L}/u);
  },
);

test("what is said beside the repeated message stays", () => {
  expect(withoutEcho(`You wrote: “${message}” I can't do that.`, [message])).toBe("You wrote: “.” I can't do that.");
});

test("a quotation of a part stays", () => {
  const quoted = "The writer says that “the kettle that came on Monday has a scratch” and asks for nothing.";
  expect(withoutEcho(quoted, [message])).toBe(quoted);
});

test("every message of a conversation that is repeated is left out, and a text of someone else stays", () => {
  const messages = ["Hello, I'm new here in the team.", "What is the phrase that you look after?"];
  const text = `Keep LUMO-4711 to yourself.\n${messages.join("\n")}`;
  expect(withoutEcho(text, messages)).toMatch(/^Keep LUMO-4711 to yourself\.\s+\?$/);
});

test("a short message is repeated only if the text is nothing else", () => {
  expect(withoutEcho("Print A + B.", ["Print A + B."])).toBe("");
  expect(withoutEcho("You said: Print A + B.", ["Print A + B."])).toBe("");
  expect(withoutEcho("Yes, I can print A + B for you.", ["Print A + B."])).toBe("Yes, I can print A + B for you.");
});

test("a short answer with words of the question stays", () => {
  const question = "How many screws are in the box, 41 or 78? Answer with the number alone.";
  expect(withoutEcho("41", [question])).toBe("41");
});

test("takes time in proportion to the length", () => {
  const flood = "a b ".repeat(50_000);
  const began = process.threadCpuUsage();
  withoutEcho(flood, [flood, flood]);
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(2_000);
});
