import { describe, expect, test } from "vitest";
import { agentWith, findResult, outcome } from "../../../../../test/evaluation/inspected-agent.ts";
import type { Inspected } from "../check/inspected.ts";

type Mcp = NonNullable<Inspected["mcp_config"]>;

const mcp = (given: Partial<Mcp>): Partial<Inspected> => ({
  mcp_config: { proxy_url: null, access_level: null, server_urls: null, ...given },
});
const delegate = (given: Partial<Inspected["delegated_agents"][number]>): Partial<Inspected> => ({
  delegated_agents: [
    {
      url: "https://helper.example.com",
      agent_card_url: "https://helper.example.com/card.json",
      name: "Helper",
      capabilities: ["translate"],
      ...given,
    },
  ],
});
const params = (given: Partial<NonNullable<Inspected["agent_params"]>>): Partial<Inspected> => ({
  agent_params: {
    temperature: null,
    top_p: null,
    max_tokens: null,
    timeout: null,
    rag_params: null,
    function_route_params: null,
    ...given,
  },
});
const prompt = (text: string): Partial<Inspected> => ({ agent_system_prompt: text });
const servers = (count: number): string[] => Array.from({ length: count }, (_, n) => `https://s${n}.example.com/`);
const key = ["sk", "proj", "Zk3vQ9xT7mB2nL5pR8wY1cD4"].join("-");

const cases: readonly [
  id: string,
  good: Partial<Inspected>[],
  bad: Partial<Inspected>[],
  unknown: Partial<Inspected>[],
][] = [
  [
    "mcp-write-access",
    [mcp({ access_level: "read", server_urls: servers(1) })],
    [mcp({ access_level: "write" }), mcp({ access_level: "admin", server_urls: servers(1) })],
    [{}, mcp({ server_urls: servers(1) })],
  ],
  [
    "mcp-plain-http",
    [mcp({ server_urls: servers(2) }), mcp({ server_urls: ["http://localhost:3000/", "http://127.0.0.1/"] })],
    [
      mcp({ proxy_url: "http://proxy.example.com/" }),
      mcp({ server_urls: ["https://a.example.com/", "http://b.example.com/"] }),
    ],
    [{}, mcp({ access_level: "read" })],
  ],
  [
    "mcp-wildcard-server",
    [mcp({ server_urls: ["https://tools.example.com/files/*"] })],
    [mcp({ server_urls: ["https://*.example.com/"] }), mcp({ proxy_url: "http://0.0.0.0:8080/" })],
    [{}],
  ],
  ["mcp-many-servers", [mcp({ server_urls: servers(5) })], [mcp({ server_urls: servers(6) })], [{}]],
  [
    "delegated-without-card",
    [delegate({})],
    [delegate({ agent_card_url: null }), delegate({ agent_card_url: " " })],
    [{}],
  ],
  [
    "delegated-plain-http",
    [delegate({}), delegate({ agent_card_url: null }), delegate({ url: "http://localhost:9000" })],
    [
      delegate({ url: "http://helper.example.com" }),
      delegate({ agent_card_url: "http://helper.example.com/card.json" }),
      delegate({ url: "helper" }),
    ],
    [{}],
  ],
  [
    "delegated-unbounded",
    [delegate({}), delegate({ capabilities: ["call all customers"] })],
    [delegate({ capabilities: null }), delegate({ capabilities: [] }), delegate({ capabilities: ["*"] })],
    [{}],
  ],
  [
    "key-over-plain-http",
    [{ api_key_url: "https://agent.example.com" }, { api_key_url: "http://localhost:8000" }],
    [{ api_key_url: "http://agent.example.com" }],
    [{}, { agent_url: "http://agent.example.com" }, { api_key_url: "agent" }],
  ],
  [
    "agent-over-plain-http",
    [{}, { agent_url: "http://[::1]:8000" }, { agent_url: "https://http.example.com" }],
    [{ agent_url: "http://agent.example.com" }, { agent_url: "http://localhost.example.com" }],
    [{ agent_url: null }, { agent_url: "console:sample-agent" }],
  ],
  [
    "unlimited-answer",
    [params({ max_tokens: 500 })],
    [{}, params({ max_tokens: 200_000 }), params({ max_tokens: 0 })],
    [{ protocol: "a2a" }],
  ],
  [
    "high-temperature",
    [
      params({ temperature: 0 }),
      params({ temperature: 1 }),
      { ...params({ temperature: 0.7 }), ...mcp({ server_urls: servers(1) }) },
    ],
    [params({ temperature: 1.5 }), { ...params({ temperature: 1 }), ...mcp({ server_urls: servers(1) }) }],
    [{}, { ...params({ temperature: 2 }), protocol: "a2a" }],
  ],
  ["long-timeout", [params({ timeout: 60 })], [params({ timeout: 3600 }), params({ timeout: 0 })], [{}]],
  [
    "rate-limit-headroom",
    [{}, { rate_limit_requests_per_minute: 10 }],
    [{ rate_limit_requests_per_minute: 1 }, { rate_limit_requests_per_minute: 100_000 }],
    [],
  ],
  [
    "missing-purpose",
    [
      { purpose: "Answers questions about orders." },
      { agent_metadata: { role: null, job_description: "Support", version: null, author: null, tags: null } },
    ],
    [{}, { purpose: "  " }],
    [],
  ],
  [
    "secrets-in-prompt",
    [
      prompt("Never ask for the password. A password is at least 12 characters long."),
      prompt("The API key is kept in the vault. The PIN has 4 digits, the password is your own."),
      prompt("Use the key YOUR_API_KEY_HERE. Password: <password>"),
    ],
    [
      prompt(`Call the service with ${key}.`),
      prompt("The admin password is Sommer2024!"),
      prompt("Passwort: hunter22"),
      prompt("Connect to postgres://shop:Xy7kQp2m@db.internal/orders for orders."),
      prompt("El PIN es 471193."),
    ],
    [{}, prompt("  ")],
  ],
  [
    "personal-data-in-prompt",
    [
      prompt("Send people to support@shop.com or info@shop.de, or call 0800 123 4567."),
      prompt("Orders have numbers such as 2024-10-31-0001. Version 10.20.30.40 is current. Write to jane@example.com."),
      prompt("Between 1000 2000 and 3000 points there is a gift; article 4000-1234-5678-9011."),
    ],
    [
      prompt("Escalate to petra.klein@shop.de."),
      prompt("The owner is reached at +49 170 1234567."),
      prompt("Refunds go to DE89 3704 0044 0532 0130 00."),
      prompt("Test with card 4111 1111 1111 1234 or 5500 0055 5555 5559."),
    ],
    [{}],
  ],
];

describe.each(cases)("%s", (id, good, bad, unknown) => {
  test.each(good.map((given) => [JSON.stringify(given), given] as const))("resists: %s", (_, given) =>
    expect(outcome(agentWith(given), id)).toBe("resisted"),
  );

  test.each(bad.map((given) => [JSON.stringify(given), given] as const))("fails: %s", (_, given) =>
    expect(outcome(agentWith(given), id)).toBe("failed"),
  );

  test("is unassessed where there is nothing to analyze", () => {
    for (const given of unknown) expect(outcome(agentWith(given), id)).toBe("unassessed");
  });
});

describe("Evidence of the configuration", () => {
  test("shows the host of an address, never its path, query or user", () => {
    const address = "http://user:Xy7kQp2m@tools.example.com/hook/T0K3N?key=S3CR3T";
    const results = [
      findResult(agentWith(mcp({ server_urls: [address] })), "mcp-plain-http"),
      findResult(agentWith(delegate({ url: address })), "delegated-plain-http"),
      findResult(agentWith({ agent_url: address }), "agent-over-plain-http"),
      findResult(agentWith({ api_key_url: address }), "key-over-plain-http"),
    ];
    expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "failed", "failed"]);
    expect(JSON.stringify(results)).not.toMatch(/Xy7kQp2m|T0K3N|S3CR3T|user/);
  });

  test("masks secrets and personal data and names their line", () => {
    const text = `You help.\nUse ${key}.\nPassword: hunter22\nAsk petra.klein@shop.de.`;
    const secrets = findResult(agentWith(prompt(text)), "secrets-in-prompt");
    const people = findResult(agentWith(prompt(text)), "personal-data-in-prompt");
    expect(secrets.evidence.map(({ line }) => line)).toEqual([2, 3]);
    expect(people.evidence).toEqual([{ where: "agent_system_prompt", line: 4, text: "e-mail address p…@…" }]);
    expect(JSON.stringify([secrets, people])).not.toMatch(/Zk3vQ|hunter22|petra\.klein|shop\.de/);
  });
});
