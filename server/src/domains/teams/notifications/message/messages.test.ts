import { describe, expect, test } from "vitest";
import { eventTypes } from "./events.ts";
import { mailOf, payloadOf, webhookBody } from "./payload.ts";
import { LIMITS, slackMessage } from "./slack.ts";

const URL = "https://console.example/";
const KEY = ["ghp", "x7Qm2VtR9bKdW4sLzN8cJf3HyPaT6uGe1oYi"].join("_");
const hostile = {
  name: `Order "bot"\r\nBcc: eve@example.org <!channel> <https://evil.example|click> *bold* \u202e${KEY}`,
  long: `${"👩‍👩‍👧‍👦".repeat(2_000)} password=${KEY}`,
};

/** An event as a careless domain might report it: every text is hostile and contains a secret. */
const messageOf = (type: string) =>
  payloadOf(
    {
      ...{ type, severity: "critical", path: "/findings" },
      agent: { id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11", name: hostile.name },
      title: `It happened to ${hostile.name}`,
      text: `${hostile.name} ${hostile.long}`,
      facts: Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`fact_${at}`, at % 2 ? hostile.name : hostile.long]),
      ),
    },
    { teamId: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12", now: 1_760_000_000_000 },
  );

describe.each(eventTypes)("a message of %s", (type) => {
  const payload = messageOf(type);
  const mail = mailOf(payload, URL);
  const slack = slackMessage(payload, URL);

  test("contains no secret, in whichever form", () => {
    for (const form of [webhookBody(payload, URL), mail.subject, mail.text, JSON.stringify(slack)]) {
      expect(form).not.toContain(KEY);
      expect(form).not.toContain(KEY.slice(8));
    }
  });

  test("is bounded and well-formed, and a name in it stays one line", () => {
    expect(webhookBody(payload, URL).length).toBeLessThan(20_000);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(webhookBody(payload, URL)).not.toMatch(/\\[rn]|\u202e/);
    expect(webhookBody(payload, URL).isWellFormed()).toBe(true);
  });

  test("is a message that Slack takes, and can't mention, link or format", () => {
    expectSlackForm(slack);
    const shown = JSON.stringify(slack.blocks.slice(1));
    expect(shown).not.toContain("<!channel>");
    expect(shown).not.toContain("<https://evil");
    expect(shown).not.toContain("*bold*");
    expect(slack.text.isWellFormed()).toBe(true);
  });
});

test("a short message goes to Slack with its link, its agent and its figures", () => {
  const payload = payloadOf(
    {
      ...{ type: "finding.opened", severity: "critical", path: "/findings/1", title: "order-bot: 1 finding opened" },
      ...{ agent: { id: "a1", name: "order-bot" }, text: "Review it.", facts: { findings: 1 } },
    },
    { teamId: "t1", now: 0 },
  );
  const link = "https://console.example/findings/1";
  expect(slackMessage(payload, URL)).toEqual({
    text: `Critical: order-bot: 1 finding opened\nReview it.\n${link}`,
    blocks: [
      { type: "header", text: { type: "plain_text", text: "Critical: order-bot: 1 finding opened", emoji: false } },
      {
        type: "section",
        text: { type: "mrkdwn", text: `Review it.\n<${link}|Open in the console>`, verbatim: true },
      },
      {
        type: "section",
        fields: [
          { type: "mrkdwn", text: "*agent*\norder-bot", verbatim: true },
          { type: "mrkdwn", text: "*findings*\n1", verbatim: true },
        ],
      },
      {
        type: "context",
        elements: [{ type: "mrkdwn", text: "finding.opened · 1970-01-01T00:00:00.000Z", verbatim: true }],
      },
    ],
  });
});

/** The rules of Slack's reference for these blocks. */
function expectSlackForm({ text, blocks }: ReturnType<typeof slackMessage>): void {
  expect(text.length).toBeLessThanOrEqual(LIMITS.text);
  expect(blocks.length).toBeLessThanOrEqual(50);
  for (const block of blocks) {
    if (block.type === "header") {
      expect(block.text.type).toBe("plain_text");
      expect(block.text.text.length).toBeLessThanOrEqual(150);
    } else if (block.type === "section") {
      expect(block.text !== undefined || block.fields !== undefined).toBe(true);
      expect(block.text?.text.length ?? 1).toBeLessThanOrEqual(3_000);
      expect(block.fields?.length ?? 1).toBeLessThanOrEqual(10);
      for (const field of block.fields ?? []) expect(field.text.length).toBeLessThanOrEqual(2_000);
    } else expect(block.elements.length).toBeLessThanOrEqual(10);
    const texts = JSON.stringify(block).match(/"text":"[^"]/g) ?? [];
    expect(texts.length).toBeGreaterThan(0);
  }
}
