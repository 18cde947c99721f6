import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PageHead } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { problemsOf } from "../../../parts/problems.ts";
import { useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { ConnectionTest } from "../form/connection-test.tsx";
import { misfits } from "../form/values.ts";
import { hintsOf } from "./chosen-preset.ts";
import { exampleHere } from "./example.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { PresetChoice } from "./preset-choice.tsx";
import { StepActions } from "./step-actions.tsx";
import { StepForm } from "./step-form.tsx";
import { StepList } from "./step-list.tsx";
import { keysOf, steps } from "./steps.ts";
import { beginning, useDraft } from "./use-draft.ts";
import "./register.css";

export function RegisterPage() {
  const mayWrite = useMay("MEMBER");
  const [importing, setImporting] = useState(false);
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { name, model } = useSearchOf(routes.newAgent);
  const draft = useDraft({ ...(name ? { agent_name: name } : {}), ...(model ? { model_name: model } : {}) });
  const go = useGo();
  const queries = useQueryClient();
  if (!mayWrite) {
    return (
      <Empty title="You need the Member role to register agents">
        Your role is Viewer. Ask a team owner or admin to change it.
      </Empty>
    );
  }
  const step = steps[at] ?? steps[0];
  const next = (): void => {
    const found = misfits(keysOf(step, draft.entered), draft.entered, beginning);
    setWrong(found);
    if (Object.keys(found).length === 0) setAt(at + 1);
  };
  const save = async (): Promise<void> => {
    const id = await draft.save("active").catch((error: unknown) => {
      // A rejected value is shown beside its field, on that field's step. Other errors are shown at the button.
      const found = problemsOf(error);
      const place = steps.findIndex((one) => keysOf(one, draft.entered).some((key) => key in found));
      if (place < 0) throw error;
      setWrong(found);
      setAt(place);
      return null;
    });
    if (id === null) return;
    await queries.resetQueries({ queryKey: ["agents"] });
    await go({ to: routes.agent, params: { id } });
  };
  const example = exampleHere();
  return (
    <>
      <PageHead
        title="Register an agent"
        actions={
          <>
            {example && (
              <button type="button" className="btn" onClick={() => draft.fill(example)}>
                Fill in example values
              </button>
            )}
            <button type="button" className="btn" onClick={() => setImporting(true)}>
              Import an agent
            </button>
          </>
        }
      >
        Registering does not start an evaluation. Testing the connection saves your entries as a draft.
      </PageHead>
      <div className="wizard">
        <StepList at={at} go={setAt} />
        <div>
          <h2 className="narrow-only">
            Step {at + 1} of {steps.length}: {step.title}
          </h2>
          {at === 0 && <PresetChoice chosen={draft.chosen} choose={draft.choose} setPart={draft.setPart} />}
          <StepForm step={step} entered={draft.entered} set={draft.set} wrong={wrong} hints={hintsOf(draft.chosen)} />
          <StepActions at={at} last={at === steps.length - 1} back={() => setAt(at - 1)} next={next} save={save} />
        </div>
        <ConnectionTest
          run={draft.test}
          disabled={!draft.entered["agent_url"] || !draft.entered["model_name"]}
          note="Enter an endpoint URL and model name, then test the connection. This does not start an evaluation."
        />
      </div>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
