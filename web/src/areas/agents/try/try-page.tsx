import * as fields from "@agent-console/sdk/fields";
import { useId, useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { MOST_TRIED } from "../../../routes/agent-filters.ts";
import { useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { TriedAnswer } from "./tried-answer.tsx";
import "./try.css";

const LONGEST_PROMPT = fields.TryPromptRequest.prompt.maxLength;

/** One prompt, several agents, their answers side by side. Nothing is kept unless it is saved as a test. */
export function TryPage() {
  const { agents: chosen = [] } = useSearchOf(routes.tryPrompt);
  const mayWrite = useMay("MEMBER");
  const go = useGo();
  const id = useId();
  const [prompt, setPrompt] = useState("");
  const [sent, setSent] = useState<{ readonly prompt: string; readonly round: number } | null>(null);
  if (!mayWrite)
    return (
      <Empty title="You need the Member role to try prompts">
        Your role is Viewer. Ask a team owner or admin to change it.
      </Empty>
    );
  const choose = (agents: readonly string[]): void => {
    setSent(null);
    void go({ to: routes.tryPrompt, search: agents.length > 0 ? { agents } : {}, replace: true });
  };
  const isReady = prompt.trim() !== "" && chosen.length > 0;
  const places = chosen.length < MOST_TRIED ? [...chosen, ""] : chosen;
  return (
    <>
      <PageHead title="Try a prompt">
        Each agent is asked once, as it is configured and at its rate limit. Nothing is assessed or stored.
      </PageHead>
      <form
        className="try-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) setSent({ prompt, round: (sent?.round ?? 0) + 1 });
        }}
      >
        <div className="try-agents">
          {places.map((agent, at) => (
            <div className="field" key={agent || "next"}>
              <label htmlFor={`${id}-${at}`}>Agent {at + 1}</label>
              <AgentPicker
                id={`${id}-${at}`}
                agentId={agent || undefined}
                {...(agent || at > 0 ? { nothing: "None" } : {})}
                unfit={(one) => (chosen.includes(one.id) && one.id !== agent ? "Chosen already" : null)}
                choose={(one) =>
                  choose(places.map((other, place) => (place === at ? (one?.id ?? "") : other)).filter(Boolean))
                }
              />
            </div>
          ))}
        </div>
        <div className="field">
          <label htmlFor={`${id}-prompt`}>Prompt</label>
          <textarea
            id={`${id}-prompt`}
            rows={5}
            value={prompt}
            maxLength={LONGEST_PROMPT}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setPrompt(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          <p className="small mut" id={`${id}-hint`}>
            Ctrl or ⌘ and Enter sends it.
          </p>
        </div>
        <div>
          <button type="submit" className="btn pri" disabled={!isReady}>
            {chosen.length > 1 ? `Send to ${chosen.length} agents` : "Send"}
          </button>
        </div>
      </form>
      {sent && (
        <Section title="Answers">
          <div className="try-answers">
            {chosen.map((agent) => (
              <TriedAnswer key={`${agent} ${sent.round}`} agentId={agent} {...sent} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
