import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { type CustomHarnessResponse, customHarnessQuery } from "../../../queries/harness/custom-harnesses.ts";
import { Link, useGo, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { Generating } from "./generating.tsx";
import { HarnessCoverage } from "./harness-coverage.tsx";
import { HarnessPrompts } from "./harness-prompts.tsx";
import { HarnessRuns } from "./harness-runs.tsx";
import "./harness.css";

/** A custom harness: how far it is, what it covers, and its prompts with where each comes from. */
export function HarnessPage() {
  const { id } = useParamsOf(routes.customHarness);
  const found = useQuery(customHarnessQuery(useSession(), id));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed page error={found.error} retry={() => found.refetch()} />;
  return <HarnessView data={found.data} />;
}

function HarnessView({ data }: { readonly data: CustomHarnessResponse }) {
  const { harness, workflow } = data;
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, harness.agent_id));
  const start = useStart(data);
  const mayRun = useMay("MEMBER");
  const [isDeleting, setDeleting] = useState(false);
  const isReady = harness.status === "active";
  return (
    <>
      <PageHead
        title={harness.name}
        actions={
          mayRun && (
            <>
              {isReady && (
                <button type="button" className="btn pri" disabled={start.isPending} onClick={() => start.mutate()}>
                  Start run ({count(harness.prompt_count ?? 0)} prompts)
                </button>
              )}
              <button type="button" className="btn" onClick={() => setDeleting(true)}>
                Delete harness
              </button>
            </>
          )
        }
      >
        For{" "}
        <Link to={routes.agent} params={{ id: harness.agent_id }}>
          <ShownText text={agent.data?.agent_name ?? "agent"} />
        </Link>
        , seed {harness.seed}
        {harness.generated_at ? `, generated ${at(harness.generated_at)}` : ""}
      </PageHead>
      <Refused error={start.error} />
      {harness.status === "draft" && <Generating harnessId={harness.id} workflow={workflow} mayCancel={mayRun} />}
      {harness.status === "failed" && (
        <div className="notice" role="alert">
          <p className="strong">
            {harness.creation_error === "cancelled" ? "Generation was canceled" : "Generation failed"}
          </p>
          {harness.creation_error && harness.creation_error !== "cancelled" && (
            <p>
              <ShownText text={harness.creation_error} />
            </p>
          )}
          <p>Create a harness again with the same rules and personas.</p>
        </div>
      )}
      {harness.description && (
        <p className="prose mid">
          <ShownText text={harness.description} />
        </p>
      )}
      {data.rules.length > 0 && <HarnessCoverage data={data} />}
      {isReady && <HarnessRuns harness={harness} />}
      {isReady && (
        <Section title="Prompts" note={`${count(harness.prompt_count ?? 0)}, the same for this seed every time`}>
          <HarnessPrompts id={harness.id} />
        </Section>
      )}
      {isDeleting && <DeleteHarness data={data} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** Starts a run of the whole harness and opens it. */
function useStart({ harness }: CustomHarnessResponse) {
  const { api } = useSession();
  const go = useGo();
  return useMutation({
    mutationFn: () =>
      api.evaluation.create({
        body: { agent_id: harness.agent_id, harness_type: "custom", harness_names: [harness.id], concurrency: 16 },
      }),
    onSuccess: ({ evaluation_id: id }) => go({ to: routes.run, params: { id } }),
  });
}

function DeleteHarness({ data, onClose }: { readonly data: CustomHarnessResponse; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const run = async () => {
    await api.evaluation.deleteCustomHarness({ harness_id: data.harness.id });
    await go({ to: routes.harnesses });
    await queries.invalidateQueries({ queryKey: ["custom-harnesses", "list"] });
  };
  return (
    <Confirm title="Delete harness" act="Delete harness" run={run} onClose={onClose}>
      <p>
        <ShownText text={data.harness.name} /> and its prompts are deleted. Reports of its runs stay. This can't be
        undone.
      </p>
    </Confirm>
  );
}
