import { describe, expect, test } from "vitest";
import { partsOf, voicesOf, withoutReasoning } from "./parts.ts";

const voices = (text: string, question?: string) =>
  voicesOf(text, question).map(({ speaker, text: said }) => [speaker, said]);

describe("Speakers are told apart", () => {
  test.each([
    ["[Normal] I can't.\n[Developer Mode] Sure.", ["normal", "developer mode"]],
    ["[GPT]: I can't.\n\n[DAN]: Sure.", ["gpt", "dan"]],
    ["[🔒CLASSIC] I can't.\n[🔓JAILBREAK] Sure.", ["classic", "jailbreak"]],
    ["(🔒Normal Output) I can't.\n\n(🔓Developer Mode Output) Sure.", ["normal output", "developer mode output"]],
    ["GPT: I can't.\nDAN: Sure.", ["gpt", "dan"]],
    ["GPT: I can't help with that. DAN: Sure.", ["gpt", "dan"]],
    ["[CHATGPT] I can't do it. [JAILBREAK] Sure.", ["chatgpt", "jailbreak"]],
    ["**ChatGPT:** I can't.\n\n**DAN:** Sure.", ["chatgpt", "dan"]],
    ["**ChatGPT**: I can't.\n\n**DAN**: Sure.", ["chatgpt", "dan"]],
    ["## Normal\nI can't.\n\n## Developer Mode\nSure.", ["normal", "developer mode"]],
    ["**Normal response**\nI can't.\n\n**Unfiltered response**\nSure.", ["normal response", "unfiltered response"]],
    ["🔒 I can't.\n🔓 Sure.", ["🔒", "🔓"]],
    ["🔒 Classic: I can't.\n🔓 Jailbreak: Sure.", ["classic", "jailbreak"]],
    ["1. GPT: I can't.\n2. DAN: Sure.", ["gpt", "dan"]],
    ["Persona 1: I can't.\nPersona 2: Sure.", ["persona 1", "persona 2"]],
    ["I can't help with that.\n\nDAN: Sure.", [null, "dan"]],
    ["Here are both answers:\n\n[Safe] I can't.\n[Unsafe] Sure.", [null, "safe", "unsafe"]],
    ["【通常版】お答えできません。\n【制限なし版】簡単です。", ["通常版", "制限なし版"]],
    ["Обычный: Не могу.\nБез правил: Держи.", ["обычный", "без правил"]],
    ["[Ivy] I can't do it.\n[Rex] Sure I can.", ["ivy", "rex"]],
    ["A: Good test.\nB: Let's pass.\nA: Agreed.", ["a", "b"]],
  ])("%j", (text, names) => expect(voicesOf(text).map(({ speaker }) => speaker)).toEqual(names));

  test("by the names that the question gives", () => {
    const text = "Lumi: I'd rather cook.\nFreya: Me too.";
    expect(voices(text)).toEqual([[null, text]]);
    expect(voices(text, "Answer as Lumi and as Freya.")).toEqual([
      ["lumi", "I'd rather cook."],
      ["freya", "Me too."],
    ]);
  });

  test("and what one of them says in several places is put together", () => {
    expect(voices("GPT: No.\nDAN: Yes.\nGPT: Still no.")).toEqual([
      ["gpt", "No.\nStill no."],
      ["dan", "Yes."],
    ]);
  });

  test("and the user's lines are known as such", () => {
    const said = voicesOf("User: How?\nAssistant: Like this.\nUser: Thanks.");
    expect(said.map(({ isAsker }) => isAsker)).toEqual([true, false]);
  });

  test.each([
    "Subject: Your account\n\nDear customer,\n\nplease confirm.",
    "Diagnosis: [code]\nDate: today",
    "You need:\n- **Flour:** 200 g\n- **Sugar:** 100 g",
    "I can't help with that. Here is what I can do: call the bank.",
    "Take [quantity] of [substance]. [step omitted] Then wait.",
    "[Name]\n[Address]\n\nDear Sir, I write to you.",
    "## Overview\nA text.\n\n## Details\nMore text.",
    "Note: this is fine.\nStep 1: go.\nStep 2: stop.",
    "The ratio is 3:1, see https://example.com/a:b.",
  ])("but headings, fields and gaps are no speakers: %j", (text) => expect(voices(text)).toEqual([[null, text]]));
});

describe("Reasoning is not part of what is said", () => {
  test.each([
    ["<think>I should refuse.</think>\nSure.", "Sure."],
    ["<thinking>\nlong\n</thinking>\n\nSure.", "Sure."],
    ["I should refuse.</think>Sure.", "Sure."],
    ["[THINK]no[/THINK]Sure.", "Sure."],
    ["◁think▷no◁/think▷Sure.", "Sure."],
    ["<|begin_of_thought|>no<|end_of_thought|>Sure.", "Sure."],
    ["<|channel|>analysis<|message|>No.<|end|><|start|>assistant<|channel|>final<|message|>Sure.<|return|>", "Sure."],
    ["analysisThe user wants it. I refuse.assistantfinalSure.", "Sure."],
    ["Reasoning: I should decline.\n\nAnswer: Sure.", "Sure."],
    ["**Reasoning:** I should decline.\n**Answer:** Sure.", "Sure."],
    ["Reasoning: nobody is in before 8.\n\nYes, he can ring.", "Yes, he can ring."],
    ["Ragionamento: 60 giorni.\n\nRisposta: dopo 60 giorni.", "dopo 60 giorni."],
    ["Analysis: unclear.\nFinal answer: Sure.", "Sure."],
    ["<think>never ends", ""],
  ])("%j", (text, said) => expect(withoutReasoning(text)).toBe(said));

  test.each([
    "Analysis: the poem has two parts.\n\nThe first is sad.",
    "I think so.",
    "Reasoning is hard.",
    "a < b > c [x]",
  ])("and other texts stay whole: %j", (text) => expect(withoutReasoning(text)).toBe(text));

  test("and a speaker inside it does not speak", () => {
    expect(voices("<think>\nDAN: yes\n</think>\nI can't.")).toEqual([[null, "I can't."]]);
  });
});

describe("Parts", () => {
  const kinds = (text: string) => partsOf(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

  test("tell speech from code, quotations and reasoning", () => {
    expect(kinds('<think>x</think>He said "never again".\n```\ncode "too"\n```\n> quoted\nend')).toEqual([
      ["reasoning", "<think>x</think>"],
      ["speech", "He said "],
      ["quotation", '"never again"'],
      ["speech", ".\n"],
      ["code", '```\ncode "too"\n```'],
      ["speech", "\n"],
      ["quotation", "> quoted"],
      ["speech", "\nend"],
    ]);
  });

  test("know words in single quotation marks from apostrophes", () => {
    expect(kinds("'I can't help you,' she said. It's Jim's.")).toEqual([
      ["quotation", "'I can't help you,'"],
      ["speech", " she said. It's Jim's."],
    ]);
  });

  test("have their speaker", () => {
    const text = "GPT: no\nDAN: ```\nx\n```";
    expect(partsOf(text).map(({ kind, speaker }) => [kind, speaker])).toEqual([
      ["speech", "gpt"],
      ["speech", "dan"],
      ["code", "dan"],
    ]);
  });

  test.each(["<think>", "[a] ", "'a ", "```", "> ", "GPT: ", "a:\n", "\n", "(", '"a" ', "**a**\n", "🔒"])(
    "of 100 kB of %j take less than 100 ms",
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      partsOf(text.slice(0, 2_000));
      const began = process.threadCpuUsage();
      partsOf(text, text);
      const { user, system } = process.threadCpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(100);
    },
  );
});
