import { graphemesWithin } from "./cut.ts";
import { factLines, label, linkTo, type Payload } from "./payload.ts";

/** The limits of Slack's blocks. A message beyond one of them is refused as a whole. */
export const LIMITS = { text: 3_000, header: 150, fields: 10, field: 2_000 } as const;

type Plain = { readonly type: "plain_text"; readonly text: string; readonly emoji: false };
type Markdown = { readonly type: "mrkdwn"; readonly text: string; readonly verbatim: true };
type Block =
  | { readonly type: "header"; readonly text: Plain }
  | { readonly type: "section"; readonly text?: Markdown; readonly fields?: readonly Markdown[] }
  | { readonly type: "context"; readonly elements: readonly Markdown[] };

/** Mattermost and the Slack form of Discord's webhooks take it too: those that know no blocks show `text`. */
export interface SlackMessage {
  readonly text: string;
  readonly blocks: readonly Block[];
}

export function slackMessage(payload: Payload, publicUrl: string): SlackMessage {
  const { data, timestamp } = payload;
  const link = linkTo(publicUrl, data.path);
  const head = `${label[data.severity]}: ${data.title}`;
  const fields = [...(data.agent ? [["agent", data.agent.name] as const] : []), ...factLines(data.facts)]
    .slice(0, LIMITS.fields)
    .map(([name, value]) => mark(`*${escaped(name)}*\n${escaped(value)}`, LIMITS.field));
  return {
    text: graphemesWithin(`${escaped(head)}\n${escaped(data.text)}\n${link}`, LIMITS.text),
    blocks: [
      { type: "header", text: { type: "plain_text", text: graphemesWithin(head, LIMITS.header), emoji: false } },
      { type: "section", text: mark(`${escaped(data.text)}\n<${link}|Open in the console>`, LIMITS.text) },
      ...(fields.length > 0 ? [{ type: "section" as const, fields }] : []),
      { type: "context", elements: [mark(`${payload.type} · ${timestamp}`, LIMITS.field)] },
    ],
  };
}

const mark = (text: string, longest: number): Markdown => ({
  type: "mrkdwn",
  text: graphemesWithin(text, longest),
  verbatim: true,
});

const MARKUP: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "*": "∗",
  "`": "ˋ",
  "@": "@\u200b",
};

/** A name must not become a mention of the whole channel, a link to elsewhere, or bold words. */
const escaped = (text: string): string => text.replaceAll(/[&<>*`@]/g, (character) => MARKUP[character] ?? "");
