import type { EvaluationFinding, TranscriptPrompt } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { MakeRule } from "../../../blocks/make-rule/make-rule.tsx";
import { at } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { CampaignAttack } from "../attack/campaign-attack.tsx";
import { DetectorCard } from "../results/detector-card.tsx";
import { Transcript } from "../results/transcript.tsx";
import { Comments } from "./comments.tsx";
import { Failures, History } from "./failures.tsx";
import { FindingRule } from "./finding-rule.tsx";
import { Progress } from "./progress.tsx";
import { Triage } from "./triage.tsx";
import { findingQuery } from "./use-findings.ts";

export function FindingPage() {
  const { id } = useParamsOf(routes.finding);
  const found = useQuery(findingQuery(useSession(), id));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed page error={found.error} retry={() => found.refetch()} />;
  const finding = found.data;
  const { question, answers } = finding.transcript;
  const run = finding.evaluation;
  const attack = question ? attackIn(question) : attackOf(finding.attack);
  const actions = (
    <>
      {attack && (
        <MakeRule
          {...attack}
          agentId={finding.agent_id}
          name={finding.title.slice(0, 60)}
          provenance={{ kind: "finding", id: finding.id }}
          {...(finding.evaluation_id ? { runId: finding.evaluation_id } : {})}
        />
      )}
      {finding.evaluation_id && (
        <Link className="btn" to={routes.run} params={{ id: finding.evaluation_id }}>
          View report
        </Link>
      )}
    </>
  );
  return (
    <>
      <PageHead title={finding.title} actions={actions}>
        <SeverityMark severity={finding.severity} /> · {finding.category.dimension} · {finding.category.scenario}
        <br />
        <Link to={routes.agent} params={{ id: finding.agent_id }}>
          <ShownText text={run?.agent_name ?? finding.agent_name ?? "Agent"} />
        </Link>
        {finding.evaluation_id && (
          <>
            ,{" "}
            <Link to={routes.run} params={{ id: finding.evaluation_id }}>
              run of {at(run?.completed_at ?? finding.found_at)}
            </Link>
          </>
        )}
        , first found {at(finding.found_at)}
      </PageHead>
      <div className="grid">
        <div className="c8">
          {finding.source === "campaign" ? (
            <CampaignAttack finding={finding} />
          ) : (
            <>
              <Section title="Transcript" note={`Prompt ${(finding.seq ?? 0) + 1}. Displayed as plain text`}>
                {question ? (
                  <Transcript question={question} answers={answers} />
                ) : finding.evaluation?.archived_at ? (
                  <p>
                    The transcript is archived with its evaluation.{" "}
                    <Link to={routes.run} params={{ id: finding.evaluation.evaluation_id }}>
                      Bring the evaluation back
                    </Link>{" "}
                    to read it.
                  </p>
                ) : (
                  <p>The transcript was deleted.</p>
                )}
              </Section>
              <Failures finding={finding} />
            </>
          )}
          <Section title="Remediation">
            <ol className="advice">
              {finding.advice.map((advice) => (
                <li key={advice}>{advice}</li>
              ))}
            </ol>
          </Section>
          <Comments id={finding.id} />
        </div>
        <div className="c4">
          <Triage finding={finding} />
          {finding.source === "evaluation" && <Progress finding={finding} />}
          <Section title="Why it failed">
            <p>
              <ShownText text={finding.reason ?? ""} />
            </p>
            {finding.evidence && (
              <p>
                <span className="small mut">{evidenceWords(finding.basis)} </span>
                <mark>
                  <ShownText text={finding.evidence} />
                </mark>
              </p>
            )}
            {finding.about && <p className="small mid">{finding.about}</p>}
          </Section>
          {finding.rule && <FindingRule rule={finding.rule} />}
          <DetectorCard name={finding.detector} />
          <History events={finding.events} />
        </div>
      </div>
    </>
  );
}

/** What a guard would have had to stop: what a simulated tool returned, or else what the user said. */
function attackIn({ before, turns }: TranscriptPrompt): { channel: "tool_result" | "user"; text: string } | null {
  const results = before.flatMap(({ role, text }) => (role === "tool" && text ? [text] : []));
  if (results.length > 0) return { channel: "tool_result", text: results.join("\n") };
  const said = turns.filter((turn) => turn !== "").join("\n");
  return said === "" ? null : { channel: "user", text: said };
}

/** What an outsider wrote, or else what the attacking user said. */
function attackOf(attack: EvaluationFinding["attack"]): ReturnType<typeof attackIn> {
  const said = (who: string): string[] =>
    attack?.transcript.flatMap((line) => (line.who === who ? [line.text] : [])) ?? [];
  if (said("outsider").length > 0) return { channel: "tool_result", text: said("outsider").join("\n") };
  return said("user").length > 0 ? { channel: "user", text: said("user").join("\n") } : null;
}

function evidenceWords(basis: string | null): string {
  if (basis === "tool_call") return "Tool call:";
  return basis === "claim" ? "The agent says it did this, without a tool call:" : "Evidence:";
}
