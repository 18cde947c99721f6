import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { day } from "../../output/dates.ts";
import { visibleLines } from "../../output/visible.ts";

const AGENT = { name: "AGENT", summary: "its ID, the start of it, or its exact name" };
const PROPOSAL = { name: "PROPOSAL", summary: "the proposal's ID" };

const signed = (value: number | null): string | null =>
  value === null ? null : `${value > 0 ? "+" : ""}${(value * 100).toFixed(1)}`;

export const proposalsList = command({
  words: ["proposals", "list"],
  summary: "List the proposals for an agent, the newest first",
  access: "read",
  scope: "read",
  lists: "pages",
  arguments: [AGENT],
  options: { status: value("STATUS", "only these, such as pending, approved, applied, rejected") },
  async run({ client, args, options, signal, list }) {
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const status = options.status ?? null;
    return list({
      read: ({ cursor, limit }) =>
        client.evolution.listProposals({ agent_id, status, limit, offset: Number(cursor ?? 0) }, { signal }),
      next: ({ offset, items, total }) =>
        offset + items.length < total && items.length > 0 ? String(offset + items.length) : undefined,
      rows: ({ items }) => items,
      columns: [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "STATUS", value: (row) => row.status },
        { title: "CHANGES", value: ({ mutations }) => mutations.length },
        { title: "GAIN", value: ({ net_fitness_delta: gain }) => signed(gain) },
        { title: "CREATED", value: ({ created_at: at }) => day(at) },
        { title: "WHY", value: ({ trigger_summary: why }) => why },
      ],
      none: "No proposals. Start a search with agent-console evolve AGENT.",
    });
  },
});

export const proposalsShow = command({
  words: ["proposals", "show"],
  summary: "Show what a proposal changes, and its evidence",
  access: "read",
  scope: "read",
  arguments: [PROPOSAL],
  options: {},
  async run({ client, args, signal, answer, facts, rows }) {
    const proposal = await client.evolution.getProposal({ proposal_id: args["PROPOSAL"] ?? "" }, { signal });
    return answer(proposal, () => {
      facts([
        ["proposal", proposal.id],
        ["agent", proposal.agent_name],
        ["status", proposal.status],
        ["why", proposal.trigger_summary],
        ["gain", signed(proposal.net_fitness_delta)],
        ["created", day(proposal.created_at)],
        ["you can", proposal.extra.can.join(", ")],
        ["limitations", proposal.extra.limitations.join(" ")],
      ]);
      const dimensions = Object.keys({ ...proposal.pre_fitness, ...proposal.post_fitness });
      const points = (share: number | undefined) => (share === undefined ? null : (share * 100).toFixed(1));
      rows(dimensions, {
        columns: [
          { title: "DIMENSION", value: (name) => name, whole: true },
          { title: "BEFORE", value: (name) => points(proposal.pre_fitness?.[name]) },
          { title: "AFTER", value: (name) => points(proposal.post_fitness?.[name]) },
          { title: "DIFFERENCE", value: (name) => signed(proposal.fitness_delta?.[name] ?? null) },
        ],
        none: "No figures.",
      });
    });
  },
});

export const proposalsApprove = command({
  words: ["proposals", "approve"],
  summary: "Approve a proposal; the agent changes when it is applied",
  access: "destructive",
  scope: "full",
  arguments: [PROPOSAL],
  options: {
    notes: value("TEXT", "notes for the record"),
    "unproven-reason": value("TEXT", "why to approve what the evidence does not prove"),
  },
  async run({ client, args, options, signal, confirm, answer, print }) {
    const proposal_id = args["PROPOSAL"] ?? "";
    const { agent_name: agent, id } = await client.evolution.getProposal({ proposal_id }, { signal });
    const name = agent ?? id.slice(0, 8);
    await confirm({ sentence: `The proposal for ${name} will be approved.`, name });
    const body = { notes: options.notes ?? null, unproven_reason: options["unproven-reason"] ?? null };
    const approved = await client.evolution.approveProposal({ proposal_id, body }, { signal });
    return answer(approved, () => print(visibleLines(`The proposal is ${approved.status}.`)));
  },
});

export const proposalsReject = command({
  words: ["proposals", "reject"],
  summary: "Reject a proposal",
  access: "write",
  scope: "full",
  arguments: [PROPOSAL],
  options: { notes: value("TEXT", "notes for the record") },
  async run({ client, args, options, signal, answer, print }) {
    const body = { notes: options.notes ?? null };
    const rejected = await client.evolution.rejectProposal({ proposal_id: args["PROPOSAL"] ?? "", body }, { signal });
    return answer(rejected, () => print("The proposal is rejected."));
  },
});

export const genomesList = command({
  words: ["genomes", "list"],
  summary: "List genomes: what agents can be changed in",
  access: "read",
  scope: "read",
  lists: "pages",
  arguments: [],
  options: { agent: value("AGENT", "only that of this agent: its ID, the start of it, or its exact name") },
  async run({ client, options, signal, list }) {
    const agent_id = options.agent ? await findId(agentsOf(client, signal), options.agent) : undefined;
    return list({
      read: ({ cursor, limit }) =>
        client.evolution.listGenomes({ agent_id, limit, offset: Number(cursor ?? 0) }, { signal }),
      next: ({ offset, items, total }) =>
        offset + items.length < total && items.length > 0 ? String(offset + items.length) : undefined,
      rows: ({ items }) => items,
      columns: [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "AGENT", value: ({ agent_name: name }) => name },
        { title: "NAME", value: ({ name }) => name },
        { title: "VERSION", value: ({ version }) => version },
        { title: "GENES", value: ({ genes }) => genes },
        { title: "UPDATED", value: ({ updated_at: at }) => day(at) },
      ],
      none: "No genomes.",
    });
  },
});

export const genomesShow = command({
  words: ["genomes", "show"],
  summary: "Show the genes of a genome",
  access: "read",
  scope: "read",
  arguments: [{ name: "GENOME", summary: "the genome's ID" }],
  options: { version: value("N", "an earlier version (default: the newest)") },
  async run({ client, args, options, signal, answer, facts, rows }) {
    const version = options.version === undefined ? undefined : Number(options.version);
    const genome = await client.evolution.getGenome({ genome_id: args["GENOME"] ?? "", version }, { signal });
    return answer(genome, () => {
      facts([
        ["genome", genome.genome_id],
        ["agent", genome.agent_name],
        ["version", `${genome.version} of ${genome.latest_version}`],
        ["note", genome.note],
      ]);
      rows(genome.genes, {
        columns: [
          { title: "GENE", value: ({ key }) => key, whole: true },
          { title: "KIND", value: ({ kind }) => kind },
          { title: "TEXT", value: (gene) => textOf("text" in gene ? gene.text : gene.value) },
        ],
        none: "No genes.",
      });
    });
  },
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? null));
