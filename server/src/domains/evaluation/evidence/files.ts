import { cards } from "@agent-console/analysis/cards/generated.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { describeHarnesses } from "../catalog/harnesses.ts";
import type { ReadTeam, ReportSource } from "../reports/content/source.ts";
import { type FormatName, formats } from "../reports/formats.ts";
import { presentRun, readLogs } from "../runs/read-runs.ts";
import {
  ATTACKS_PAGE,
  type AttackPlace,
  type CampaignFindingLine,
  FINDINGS_PAGE,
  selectCampaignFindings,
  selectFindingsAndComments,
} from "./store.ts";

/** One file of a pack, written when the archive reaches it. */
export interface PackFile {
  readonly path: string;
  readonly write: () => AsyncIterable<string | Buffer>;
}

const reports: Readonly<Record<string, FormatName>> = {
  "report.html": "html",
  "report.pdf": "pdf",
  "results.csv": "csv",
  "results.junit.xml": "junit",
  "results.sarif": "sarif",
  "report.json": "json",
};

/** Everything that a reviewer signs: reports, transcripts, findings with their triage, configuration, harnesses and log. */
export function packFiles(read: ReadTeam, source: ReportSource): PackFile[] {
  const { head } = source;
  const { run, agent, inspection, conclusion, versions } = head;
  const one = (value: unknown) =>
    async function* () {
      yield `${stringifyJson(value)}\n`;
    };
  return [
    { path: "README.txt", write: () => plain(README) },
    ...Object.entries(reports).map(([path, name]) => ({ path, write: () => formats[name].write(source) })),
    {
      path: "configuration.json",
      write: one({
        agent: { id: run.agent_id, revision: run.agent_revision, ...agent },
        evaluation: presentRun({ ...run, agent_name: agent.name }, head.madeAt),
        threshold: conclusion.threshold,
        critical_probes: conclusion.critical ?? [],
        verdict: conclusion.overall,
        inspection,
        versions,
      }),
    },
    { path: "harnesses.json", write: one(describeHarnesses(conclusion.critical ?? [])) },
    { path: "detector-cards.json", write: one(cards) },
    { path: "transcripts.jsonl", write: () => lines(source.prompts()) },
    { path: "findings.jsonl", write: () => findings(read, run.id) },
    { path: "campaign-findings.jsonl", write: () => campaignFindings(read, run.agent_id) },
    {
      path: "log.txt",
      write: async function* () {
        yield await read((act) => readLogs(act, run.id));
      },
    },
  ];
}

async function* plain(text: string): AsyncGenerator<string> {
  yield text;
}

async function* lines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${stringifyJson(row)}\n`;
}

/** Each with its triage and its comments. */
async function* findings(read: ReadTeam, runId: string): AsyncGenerator<string> {
  for (let after = -1; ; ) {
    const rows = await read((act) => selectFindingsAndComments(act, runId, after));
    for (const row of rows) yield `${stringifyJson(row)}\n`;
    const last = rows.at(-1);
    if (!last || rows.length < FINDINGS_PAGE) return;
    after = last.seq;
  }
}

/** Everything that red-team campaigns found in the agent, with transcripts and triage. */
async function* campaignFindings(read: ReadTeam, agentId: string): AsyncGenerator<string> {
  for (let after: AttackPlace | null = null; ; ) {
    const rows: CampaignFindingLine[] = await read((act) => selectCampaignFindings(act, agentId, after));
    for (const row of rows) yield `${stringifyJson(row)}\n`;
    const last = rows.at(-1);
    if (!last || rows.length < ATTACKS_PAGE) return;
    after = { campaign: last.campaign_id, place: last.place };
  }
}

const README = `Evidence of one evaluation.

report.html, report.pdf   for people
report.json               the same for programs, with every prompt
results.csv, .sarif, .junit.xml
transcripts.jsonl         what was asked and what came back, one prompt a line
findings.jsonl            every failed prompt with its finding, what was decided about it, by whom and why
campaign-findings.jsonl   what red-team campaigns found in the agent, goal by goal, with transcripts and what was decided
configuration.json        the agent as it was asked, the run, what reading it showed, and the versions
harnesses.json            what was asked with
detector-cards.json       how often each detector is right
log.txt                   what happened to the run
manifest.json             the SHA-256 of each file
manifest.sig              the manifest's signature

To verify, with the repository of the console and no network:

  npm run verify-evidence -- FILE --fingerprint FINGERPRINT

Take the fingerprint from the console itself (its settings page, or /.well-known/agent-console-evidence.json), never from
a pack: whoever forges a pack can put a key of their own into it.
`;
