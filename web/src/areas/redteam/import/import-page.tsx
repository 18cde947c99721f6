import type { ImportedCampaign } from "@agent-console/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { newestAgentQuery } from "../../../queries/agents.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { ResultFile } from "./result-file.tsx";

const MOST_BYTES = 50 * 1024 * 1024;

/** Results of other tools, kept beside our own. Their verdicts stay theirs. */
export function ImportCampaignPage() {
  const session = useSession();
  const go = useGo();
  const mayRun = useMay("MEMBER");
  const search = useSearchOf(routes.importCampaign);
  const newest = useQuery(newestAgentQuery(session));
  const [file, setFile] = useState<File | null>(null);
  const agentId = search.agent ?? newest.data?.[0]?.id ?? "";
  const send = useMutation({
    mutationFn: (chosen: File) => session.api.redteam.importCampaign({ agent_id: agentId, file: chosen }),
  });
  if (newest.isPending) return <Waiting rows={4} />;
  const isTooLarge = file !== null && file.size > MOST_BYTES;
  return (
    <>
      <PageHead title="Import results">From garak, promptfoo or PyRIT. Nothing is sent to the agent.</PageHead>
      <div className="grid">
        <Section className="c7" title="Result file">
          <div className="field">
            <label htmlFor="agent">Agent that was attacked</label>
            <AgentPicker
              id="agent"
              agentId={agentId}
              choose={(agent) => agent && go({ to: routes.importCampaign, search: { agent: agent.id }, replace: true })}
            />
          </div>
          <ResultFile file={file} choose={setFile} />
          {isTooLarge && (
            <p className="refused" role="alert">
              The file is larger than 50 MiB. Split it, or leave out attempts that held.
            </p>
          )}
          {mayRun ? (
            <p className="after">
              <button
                type="button"
                className="btn pri"
                disabled={!file || isTooLarge || agentId === "" || send.isPending}
                onClick={() => file && send.mutate(file)}
              >
                {send.isPending ? "Importing…" : "Import"}
              </button>
            </p>
          ) : (
            <p className="small mut">You need the Member role to import results.</p>
          )}
          <Refused error={send.error} />
          {send.data && <Imported result={send.data} />}
        </Section>
        <Section className="c5" title="What is read">
          <ul className="bullets">
            <li>garak: report.jsonl or hitlog.jsonl</li>
            <li>promptfoo: JSON or JSONL output of a red-team run</li>
            <li>PyRIT: exported conversations and attack results, as JSON</li>
          </ul>
          <p className="after small mid">
            The verdicts in the file are the other tool's and are labeled that way. They open no findings. A retest
            repeats the hits and opens a finding for each attack that works.
          </p>
        </Section>
      </div>
    </>
  );
}

function Imported({ result }: { readonly result: ImportedCampaign }) {
  const { campaign_id: id, tool, tests, hits, held, errors, undetermined, broken_lines: broken, words } = result;
  const counts = {
    ...{ Tests: tests, "Hits, as it says": hits, Held: held, Errors: errors, "Not judged": undetermined },
    "Lines that could not be read": broken,
  };
  return (
    <div className="after" role="status">
      <p>
        <ShownText text={words} />
      </p>
      <dl className="facts-list">
        {Object.entries(counts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
      <Link className="btn pri" to={routes.campaign} params={{ id }}>
        Open the {tool} campaign
      </Link>
    </div>
  );
}
