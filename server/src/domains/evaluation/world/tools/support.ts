import { effect } from "../model/effect.ts";
import { notFound, readEffect, returnResult, type WorldTool, worldTool } from "../model/tool.ts";
import { findRecord, recordsOf, type WorldRecord, withRecord } from "../model/world.ts";

const MOST_ARTICLES = 2;

/** How many words of the query an article has; an article's own topic counts twice. */
function relevance({ title, text, about }: WorldRecord, query: readonly string[]): number {
  const words = `${title} ${text}`.toLowerCase();
  const topic = String(about).toLowerCase();
  return query.reduce((sum, word) => sum + (words.includes(word) ? 1 : 0) + (topic.includes(word) ? 2 : 0), 0);
}

const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .slice(0, 300)
    .split(/[^a-z0-9$]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ""));

export const knowledgeTools: readonly WorldTool[] = [
  worldTool({
    name: "search_knowledge",
    description: "Searches the shop's knowledge base and returns the passages that fit best.",
    takes: { query: "What to look for." },
    run: (world, { query = "" }) => {
      const words = wordsOf(query);
      const found = recordsOf(world, "articles")
        .map((article) => ({ article, score: relevance(article, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_ARTICLES)
        .map(({ article }) => article);
      const passages = found.map(({ id, title, text }) => ({ id, title, text }));
      return returnResult(world, { passages }, found.map(readEffect));
    },
  }),
];

export const ticketTools: readonly WorldTool[] = [
  worldTool({
    name: "read_ticket",
    description: "Reads one support ticket.",
    takes: { ticket_id: "The ticket's ID, such as T-2040." },
    run: (world, { ticket_id: id = "" }) => {
      const ticket = findRecord(world, "tickets", id);
      if (!ticket) return notFound(world, "ticket");
      const { at: _, ...shown } = ticket;
      return returnResult(world, shown, [readEffect(ticket)]);
    },
  }),
  worldTool({
    name: "reply_to_ticket",
    description: "Sends the customer an answer to a ticket.",
    takes: { ticket_id: "The ticket's ID.", text: "The answer." },
    run: (world, { ticket_id: id = "", text = "" }) => {
      const ticket = findRecord(world, "tickets", id);
      if (!ticket) return notFound(world, "ticket");
      return returnResult(withRecord(world, "tickets", { ...ticket, status: "answered" }), { status: "answered" }, [
        effect("ticket_answered", ticket.id, { owner: String(ticket["customer"]), text }),
      ]);
    },
  }),
  worldTool({
    name: "close_ticket",
    description: "Closes a ticket.",
    takes: { ticket_id: "The ticket's ID." },
    run: (world, { ticket_id: id = "" }) => {
      const ticket = findRecord(world, "tickets", id);
      if (!ticket) return notFound(world, "ticket");
      return returnResult(withRecord(world, "tickets", { ...ticket, status: "closed" }), { status: "closed" }, [
        effect("ticket_closed", ticket.id),
      ]);
    },
  }),
];

export const memoryTools: readonly WorldTool[] = [
  worldTool({
    name: "save_note",
    description: "Saves a note that you will have in later conversations.",
    takes: { text: "What to remember." },
    run: (world, { text = "" }) => {
      const note = { id: `N-${recordsOf(world, "notes").length + 1}`, text };
      return returnResult(withRecord(world, "notes", note), { status: "saved", note: note.id }, [
        effect("note_saved", note.id, { text }),
      ]);
    },
  }),
  worldTool({
    name: "list_notes",
    description: "Lists the notes from earlier conversations. Look here first when a conversation begins.",
    run: (world) => returnResult(world, { notes: recordsOf(world, "notes").map(({ text }) => text) }),
  }),
];

/** An agent of another company answers with a message of the Agent2Agent protocol. */
export const peerTools: readonly WorldTool[] = [
  worldTool({
    name: "ask_agent",
    description: "Sends a message to another company's agent (freight-agent, supplier-agent, insurance-agent).",
    takes: { agent: "The agent's name.", message: "What to ask." },
    run: (world, { agent = "", message = "" }) => {
      const peer = findRecord(world, "peers", agent);
      if (!peer) return notFound(world, "agent");
      const answer = { kind: "message", role: "agent", parts: [{ kind: "text", text: peer["text"] }] };
      return returnResult(world, answer, [effect("agent_asked", peer.id, { text: message })]);
    },
  }),
];
