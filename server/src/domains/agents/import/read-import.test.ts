import { describe, expect, test } from "vitest";
import { newerCard, olderCard } from "../../../../test/agents/sdk-cards.ts";
import { parseJson } from "../../../kernel/json/parse.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import { writeExport } from "./exported/exported.ts";
import { type ImportRequest, readImport } from "./read-import.ts";

const NOW = 1_700_000_000;
const SOURCE = { files: { "main.py": 'import openai\nSYSTEM_PROMPT = "You are a clerk."\nmodel = "gpt-4o"\n' } };

function read(request: ImportRequest, pages: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const fetchCard = async (address: string) => {
    asked.push(address);
    return pages[address];
  };
  return readImport(request, { now: NOW, fetchCard }).then((reading) => ({ ...reading, asked }));
}

describe("a card", () => {
  test("is answered with the agent it makes", async () => {
    const card = newerCard();
    const reading = await read({ agent_card: card });
    expect(reading).toMatchObject({ valid: true, access_level: "grey_box", agent_card: card, errors: [], asked: [] });
    expect(reading.draft).toMatchObject({
      agent_name: "Travel desk",
      protocol: "a2a",
      import_metadata: { source: "manual", source_url: null, imported_at: NOW },
    });
  });

  test("with an address and a name beside it takes both", async () => {
    const beside = { agent_url: "https://staging.example/a2a", override_name: " Staging " };
    const { draft } = await read({ agent_card: newerCard(), ...beside });
    expect(draft).toMatchObject({ agent_url: "https://staging.example/a2a", agent_name: "Staging" });
  });

  test("without an address of its own is complete with the one beside it", async () => {
    const card = { ...newerCard(), supportedInterfaces: [] };
    expect((await read({ agent_card: card })).valid).toBe(false);
    expect((await read({ agent_card: card, agent_url: "https://a.example/" })).draft?.agent_url).toBe(
      "https://a.example/",
    );
  });

  test("that is faulty makes an invalid answer of the same shape", async () => {
    const { asked: _, places: _places, ...reading } = await read({ agent_card: { name: "x" } });
    expect(reading).toEqual({
      valid: false,
      access_level: null,
      agent_card: { name: "x" },
      errors: [expect.stringContaining('"url"'), expect.stringContaining('"skills"')],
      warnings: [],
    });
  });

  test("that holds a secret is answered without it and with a warning", async () => {
    const key = `gh${"p_"}Zq3Xw8Ve5Ct7Rb2Ny6Mu9Ki4Lo1PjAa0Ss5Dd`;
    const reading = await read({ agent_card: { ...newerCard(), documentationUrl: `https://x.example/?t=${key}` } });
    expect(reading.warnings).toContainEqual(expect.stringContaining("Possible secret in the card: GitHub token ghp_…"));
    expect(JSON.stringify(reading)).not.toContain(key);
  });

  test("may be an export of this console", async () => {
    const exported = writeExport({ agent_name: "Clerk", model_name: "gpt-4o", agent_url: "https://old.example/" }, 1);
    const reading = await read({ agent_card: { ...exported }, agent_url: "https://new.example/" });
    expect(reading.draft).toMatchObject({
      agent_name: "Clerk",
      model_name: "gpt-4o",
      agent_url: "https://new.example/",
    });
    expect(reading.draft?.import_metadata).toMatchObject({
      imported_at: NOW,
      original_format: "agent-console/agent/1",
    });
  });
});

describe("an address", () => {
  const home = "https://travel.example/.well-known/agent-card.json";

  test("is searched for a card, which then says where the agent is", async () => {
    const { draft, asked, agent_card } = await read({ agent_url: "https://travel.example" }, { [home]: newerCard() });
    expect(asked).toEqual([home]);
    expect(draft).toMatchObject({ agent_url: "https://travel.example/a2a", import_metadata: { source_url: home } });
    expect(agent_card).toEqual(newerCard());
  });

  test("may have its card under the older name", async () => {
    const older = "https://travel.example/.well-known/agent.json";
    const { draft, asked } = await read({ agent_url: "https://travel.example" }, { [older]: await olderCard() });
    expect(asked).toEqual([home, older]);
    expect(draft?.import_metadata.original_format).toBe("a2a-agent-card/0.3");
  });

  test("that answers everything with some JSON of its own has no card there", async () => {
    const { asked, access_level } = await read({ agent_url: "https://travel.example" }, { [home]: { error: "no" } });
    expect(asked).toHaveLength(2);
    expect(access_level).toBe("black_box");
  });

  test("without any card is an agent known by its URL only", async () => {
    const reading = await read({ agent_url: "https://api.example/v1/chat/completions" });
    expect(reading).toMatchObject({ valid: true, access_level: "black_box", agent_card: null });
    expect(reading.draft).toEqual({
      agent_name: "api.example",
      model_name: "unknown",
      agent_url: "https://api.example/v1/chat/completions",
      protocol: "chat_completions",
      access_level: "black_box",
      import_metadata: {
        source: "manual",
        source_url: "https://api.example/v1/chat/completions",
        imported_at: NOW,
        original_format: "url",
      },
    });
    expect(reading.warnings).toEqual([expect.stringContaining("No agent card was found")]);
  });

  test("that names a card file which is not there is an error", async () => {
    const { errors } = await read({ agent_url: "https://api.example/card.json" });
    expect(errors).toEqual([expect.stringContaining("There is no agent card at")]);
  });

  test("that may not be called is refused in the words of the refusal", async () => {
    const fetchCard = async () => {
      throw new OutboundError("refused_address", "Private addresses are refused.");
    };
    const reading = await readImport({ agent_url: "https://inside.example" }, { now: NOW, fetchCard });
    expect(reading).toMatchObject({ valid: false, errors: ["Private addresses are refused."] });
  });

  test("whose fetching breaks in an unforeseen way is not passed off as an agent without a card", async () => {
    const fetchCard = async () => {
      throw new TypeError("a defect");
    };
    await expect(readImport({ agent_url: "https://a.example" }, { now: NOW, fetchCard })).rejects.toThrow("a defect");
  });

  test("whose card is faulty is refused for it", async () => {
    const reading = await read({ agent_url: "https://travel.example" }, { [home]: { ...newerCard(), skills: 7 } });
    expect(reading).toMatchObject({ valid: false, access_level: null });
  });

  test.each([["travel.example"], ["ftp://travel.example"], ["https://u:p@travel.example"]])(
    "%s is refused unasked",
    async (url) => {
      const { errors, asked } = await read({ agent_url: url });
      expect(errors).toEqual([expect.stringContaining("agent_url")]);
      expect(asked).toEqual([]);
    },
  );

  test("whose card names another host is remarked upon, and refused when a key would go there", async () => {
    const there = "https://cards.example/.well-known/agent-card.json";
    const request = { agent_url: "https://cards.example" };
    const plain = await read(request, { [there]: newerCard() });
    expect(plain.warnings).toContainEqual(expect.stringContaining("names an agent on another host"));
    expect(plain.valid).toBe(true);
    const withKey = await read({ ...request, api_key: "k" }, { [there]: newerCard() });
    expect(withKey.errors).toEqual([expect.stringContaining("api_key would be sent there")]);
    expect(withKey.draft).toBeUndefined();
  });
});

describe("source code", () => {
  test("is white_box and shown in the words of a card", async () => {
    const reading = await read({ source_code: SOURCE, override_name: "Clerk" });
    expect(reading).toMatchObject({ valid: true, access_level: "white_box", agent_card: { model: "gpt-4o" } });
    expect(reading.draft).toMatchObject({ agent_name: "Clerk", agent_system_prompt: "You are a clerk." });
  });

  test("may come with the address of the running agent", async () => {
    const { draft, asked } = await read({ source_code: SOURCE, agent_url: "https://clerk.example/chat" });
    expect(draft?.agent_url).toBe("https://clerk.example/chat");
    expect(asked).toEqual([]);
  });

  test("takes framework and entry point from beside it where it has only the defaults", async () => {
    const files = { "a.py": "import openai", "b.py": "import openai" };
    const beside = { framework: "autogen", entry_point: "a.py" };
    const filled = await read({ source_code: { files, entry_point: "main.py", framework: "unknown" }, ...beside });
    expect(filled.draft).toMatchObject({
      white_box_config: { entry_point: "a.py" },
      import_metadata: { original_format: "source/autogen" },
    });
    const own = await read({ source_code: { files, entry_point: "b.py", framework: "openai" }, ...beside });
    expect(own.draft).toMatchObject({
      white_box_config: { entry_point: "b.py" },
      import_metadata: { original_format: "source/openai" },
    });
  });

  test("of many faults tells the first and counts the rest", async () => {
    const files = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`/f${n}`, ""]));
    const { errors } = await read({ source_code: { files } });
    expect(errors).toHaveLength(51);
    expect(errors.at(-1)).toBe("150 more are not listed.");
  });
});

test.each([
  ["nothing", {}, "Nothing to import"],
  ["nulls", { agent_url: null, agent_card: null, source_code: null }, "Nothing to import"],
  ["a blank address", { agent_url: " " }, "Nothing to import"],
  ["card and code", { agent_card: {}, source_code: SOURCE }, "not both"],
])("%s is refused", async (_, request, told) => {
  expect((await read(request)).errors).toEqual([expect.stringContaining(told)]);
});

test("no text of a draft holds what the database cannot store", async () => {
  const card = { ...newerCard(), name: "a\0b", description: "c\ud800d", odd: parseJson("[NaN, 1e400, 1.0]") };
  const { draft, agent_card } = await read({ agent_card: card });
  expect(draft).toMatchObject({ agent_name: "a\uFFFDb", purpose: "c\uFFFDd" });
  expect(JSON.stringify(agent_card)).toContain('"odd":[null,null,1.0]');
  const source = { files: { "main.py": 'system_prompt = "You are\\0 a \\ud800 clerk."' } };
  expect((await read({ source_code: source })).draft?.agent_system_prompt).toBe("You are\uFFFD a \uFFFD clerk.");
});
