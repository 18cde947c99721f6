import { AgentCard } from "@a2a-js/sdk";
import { isLegacyAgentCard, parseLegacyAgentCard } from "@a2a-js/sdk/compat/v0_3/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newerCard, olderCard, signedCard } from "../../../../../test/agents/sdk-cards.ts";
import { readAgentCard } from "./agent-card.ts";

const BARE = { name: "Bare", url: "https://bare.example/a2a", skills: [{ id: "talk", name: "Talk" }] };

function readingOf(change: Record<string, unknown>) {
  return readAgentCard({ ...BARE, ...change });
}

describe("cards made by the A2A SDK", () => {
  test("a 1.0 card is read completely", () => {
    const { draft, errors, warnings } = readAgentCard(newerCard());
    expect(errors).toEqual([]);
    expect(draft).toEqual({
      agent_name: "Travel desk",
      model_name: "unknown",
      agent_url: "https://travel.example/a2a",
      protocol: "a2a",
      access_level: "grey_box",
      purpose: "Books trains and hotels.",
      agent_metadata: { version: "2.4.0", author: "Example Travel", tags: ["rail", "travel"] },
      skills: [
        {
          id: "trains",
          name: "Trains",
          description: "Finds trains.",
          input_modes: ["audio/wav"],
          output_modes: ["text/plain", "application/json"],
        },
        {
          id: "hotels",
          name: "Hotels",
          description: "Finds hotels.",
          input_modes: ["text/plain"],
          output_modes: ["text/plain", "application/json"],
        },
      ],
      capabilities: {
        streaming: true,
        push_notifications: true,
        code_execution: false,
        memory: false,
        delegation: false,
        tools: [],
      },
      import_metadata: {
        source: "manual",
        source_url: null,
        imported_at: null,
        original_format: "a2a-agent-card/1.0",
      },
    });
    expect(warnings).toEqual([
      expect.stringContaining("not signed"),
      expect.stringContaining("extended card for authenticated callers"),
    ]);
  });

  test("the 0.3 form of the same card gives the same agent", async () => {
    const card = await olderCard();
    expect(isLegacyAgentCard(card)).toBe(true);
    const newer = readAgentCard(newerCard()).draft;
    const older = readAgentCard(card).draft;
    expect(older).toEqual({ ...newer, import_metadata: expect.anything() });
    expect(older?.import_metadata.original_format).toBe("a2a-agent-card/0.3");
  });

  test("what the SDK makes of a 0.3 card gives the same agent too", async () => {
    const translated = AgentCard.toJSON(parseLegacyAgentCard(await olderCard()));
    expect(readAgentCard(translated).draft?.agent_url).toBe("https://travel.example/a2a");
    expect(readAgentCard(translated).draft?.skills).toEqual(readAgentCard(newerCard()).draft?.skills);
  });

  test("a signature is reported as not verified", async () => {
    const { warnings } = readAgentCard(await signedCard());
    expect(warnings).toContain("The card is signed, but its signature has not been verified.");
  });

  test("snake_case, as protocol-buffer tools write it, means the same", () => {
    const snake = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(snake)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([name, item]) => [
                name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
                snake(item),
              ]),
            )
          : value;
    expect(readAgentCard(snake(newerCard()))).toEqual(readAgentCard(newerCard()));
  });
});

describe("missing members are named", () => {
  test.each([
    ["name", '"name"'],
    ["url", '"url"'],
    ["skills", '"skills"'],
  ])("a card without %s", (member, named) => {
    const { draft, errors } = readingOf({ [member]: undefined });
    expect(draft).toBeUndefined();
    expect(errors).toEqual([expect.stringContaining(named)]);
  });

  test("all faults are reported together", () => {
    expect(readAgentCard({}).errors).toHaveLength(3);
  });

  test("a 1.0 card whose interfaces have no URL", () => {
    const { errors } = readAgentCard({ ...newerCard(), supportedInterfaces: [{ protocolBinding: "JSONRPC" }] });
    expect(errors).toEqual([expect.stringContaining('"supportedInterfaces"')]);
  });

  test("a skill without id and name is reported by its place", () => {
    expect(readingOf({ skills: [BARE.skills[0], { description: "?" }] }).errors).toEqual([
      expect.stringContaining('"skills[1]"'),
    ]);
  });

  test.each([[null], [[]], ["card"], [7], [undefined]])("%j is no card", (value) => {
    expect(readAgentCard(value).errors).toEqual(["The agent card is not a JSON object."]);
  });
});

describe("addresses", () => {
  test.each([
    ["not an address", "agent.example"],
    ["another scheme", "ftp://agent.example/"],
    ["a script", "javascript:alert(1)"],
    ["a relative one without a base", "/a2a"],
  ])("%s is refused", (_, url) => {
    expect(readingOf({ url }).errors).toEqual([expect.stringContaining("not an absolute http or https address")]);
  });

  test("a relative one is resolved against the card's URL", () => {
    const context = { cardAddress: "https://host.example/.well-known/agent-card.json" };
    const { draft } = readAgentCard({ ...BARE, url: "/a2a" }, context);
    expect(draft?.agent_url).toBe("https://host.example/a2a");
    expect(draft?.import_metadata.source_url).toBe(context.cardAddress);
  });

  test("a password in it is refused and not repeated", () => {
    const { errors } = readingOf({ url: "https://user:hunter2hunter2@agent.example/" });
    expect(errors).toEqual([expect.stringContaining("user name or password")]);
    expect(errors.join()).not.toContain("hunter2");
  });

  test("http causes a warning", () => {
    expect(readingOf({ url: "http://agent.example/" }).warnings).toContainEqual(
      expect.stringContaining("an http address"),
    );
  });

  test("JSON-RPC among the additional interfaces is preferred to another main transport", () => {
    const { draft } = readingOf({
      preferredTransport: "GRPC",
      additionalInterfaces: [{ url: "https://bare.example/rpc", transport: "JSONRPC" }],
    });
    expect(draft?.agent_url).toBe("https://bare.example/rpc");
  });

  test("an unknown transport is used with a warning if there is no other", () => {
    const { draft, warnings } = readingOf({ preferredTransport: "CARRIER-PIGEON" });
    expect(draft?.agent_url).toBe(BARE.url);
    expect(warnings.filter((warning) => warning.includes("CARRIER-PIGEON"))).toHaveLength(2);
  });
});

describe("unusual cards are read with a warning", () => {
  test.each([
    ["no security scheme", {}, "no security scheme"],
    ["no description", {}, 'no "description"'],
    ["a protocol of the future", { protocolVersion: "3.1" }, "3.1"],
    ["a long name", { name: "n".repeat(300) }, '"name" of the card has 300 characters'],
    ["a long description", { description: "d".repeat(20_000) }, '"description" of the card has 20000 characters'],
    ["a repeated skill", { skills: [...BARE.skills, ...BARE.skills] }, "More than one skill"],
    ["a skill without an id", { skills: [{ name: "Talk" }] }, 'has no "id"'],
    ["many skills", { skills: Array.from({ length: 300 }, (_, n) => ({ id: `s${n}`, name: "S" })) }, "300 skills"],
  ])("%s", (_, change, told) => {
    const { draft, warnings } = readingOf(change);
    expect(draft).toBeDefined();
    expect(warnings).toContainEqual(expect.stringContaining(told));
  });

  test("the authentication member of protocol 0.2 counts as a security scheme", () => {
    const { warnings } = readingOf({ authentication: { schemes: ["Bearer"] } });
    expect(warnings.join()).not.toContain("no security scheme");
  });

  test("a card with nothing but its URL is black_box, one with a skill grey_box", () => {
    expect(readingOf({ skills: [] }).draft?.access_level).toBe("black_box");
    expect(readingOf({}).draft?.access_level).toBe("grey_box");
    expect(readingOf({ skills: [], capabilities: { streaming: true } }).draft?.access_level).toBe("grey_box");
  });
});

test("no JSON makes the reader throw, and there is a draft exactly if there is no error", () => {
  const scraps = fc.dictionary(
    fc.constantFrom("name", "url", "skills", "supportedInterfaces", "capabilities", "signatures", "provider", "format"),
    fc.oneof(
      fc.jsonValue(),
      fc.constantFrom("https://a.example", "agent-console/agent", [{ url: "https://a.example" }]),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), scraps), (value) => {
      const { draft, errors } = readAgentCard(value);
      expect(draft === undefined).toBe(errors.length > 0);
    }),
    { numRuns: 500 },
  );
});
