import { draftRule } from "@agent-console/analysis/guards/rules/draft-rule.ts";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { count } from "../../parts/numbers.ts";
import { Refused } from "../../parts/refused.tsx";
import { HostileText } from "../../parts/text/hostile-text.tsx";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { useSession } from "../../session/use-session.ts";
import { LONGEST_TEXT, matchesIn } from "./live-matches.ts";
import { RuleFields, type RuleForm } from "./rule-fields.tsx";
import type { RuleSource } from "./rule-source.ts";
import { Started } from "./started.tsx";
import { TriedView } from "./tried-view.tsx";
import "./make-rule.css";

interface DialogProps {
  readonly source: RuleSource;
  readonly onClose: () => void;
}

const DAY = 86_400;

/** From a text to a guard in shadow: choose a phrase, try the pattern, start. */
export function RuleDialog({ source, onClose }: DialogProps) {
  const { agentId, provenance } = source;
  const { api } = useSession();
  const queries = useQueryClient();
  const [text, setText] = useState(source.text ?? "");
  const candidates = useMemo(() => draftRule(text), [text]);
  const [typed, setTyped] = useState<string | null>(null);
  const pattern = typed ?? candidates[0]?.pattern ?? "";
  const [form, setForm] = useState<RuleForm>({
    name: source.name,
    channels: [source.channel],
    action: "block",
    days: "30",
  });
  const shown = useDeferredValue(pattern);
  const { problem, marks } = useMemo(() => matchesIn(shown, text), [shown, text]);
  const { channels, action } = form;
  const trying = useMutation({
    mutationFn: () =>
      api.protection.tryGuardRule({ body: { agent_id: agentId, pattern, channels: [...channels], action, text } }),
  });
  const start = useMutation({
    mutationFn: async () => {
      const expires_at = form.days === "" ? null : Math.floor(Date.now() / 1000) + Number(form.days) * DAY;
      const body = {
        agent_id: agentId,
        name: form.name.trim(),
        pattern,
        channels: [...channels],
        action,
        provenance,
        expires_at,
      };
      const { config_id, guard } = await api.protection.createGuardRule({ body });
      await queries.invalidateQueries({ queryKey: ["guards", agentId] });
      await queries.invalidateQueries({ queryKey: ["agent", agentId] });
      return { agentId, configId: config_id, guard };
    },
  });
  const choose = (next: string) => {
    setTyped(next);
    trying.reset();
  };
  if (start.isSuccess) return <Started of={start.data} runId={source.runId ?? null} onClose={onClose} />;
  const isReady = pattern !== "" && problem === null && channels.length > 0;
  return (
    <Dialog title="Make a rule" onClose={onClose} className="wide-dialog rule-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate();
        }}
      >
        <RuleText text={text} isGiven={source.text !== null} change={setText} marks={marks} />
        <Candidates candidates={candidates} pattern={pattern} choose={choose} />
        <PatternField pattern={pattern} change={choose} problem={problem} found={text === "" ? null : marks.length} />
        <RuleFields
          form={form}
          change={(next) => {
            setForm(next);
            trying.reset();
          }}
        />
        {trying.data && <TriedView tried={trying.data} />}
        <Refused error={trying.error ?? start.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="btn" disabled={!isReady || trying.isPending} onClick={() => trying.mutate()}>
            {trying.isPending ? "Trying…" : "Try it"}
          </button>
          <button type="submit" className="btn pri" disabled={!isReady || start.isPending || form.name.trim() === ""}>
            Start in shadow
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface TextProps {
  readonly text: string;
  readonly isGiven: boolean;
  readonly change: (text: string) => void;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

function RuleText({ text, isGiven, change, marks }: TextProps) {
  const id = useId();
  return (
    <>
      {!isGiven && (
        <div className="field">
          <label htmlFor={id}>Text to stop</label>
          <textarea
            id={id}
            rows={3}
            maxLength={LONGEST_TEXT}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
          <span className="hint">Paste the text of an attack, or write a pattern below.</span>
        </div>
      )}
      {text !== "" && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <section className="rule-text" aria-label="Text with matches marked" tabIndex={0}>
          <HostileText text={text} marks={marks.map((mark) => ({ ...mark }))} />
        </section>
      )}
    </>
  );
}

interface CandidateProps {
  readonly candidates: ReturnType<typeof draftRule>;
  readonly pattern: string;
  readonly choose: (pattern: string) => void;
}

function Candidates({ candidates, pattern, choose }: CandidateProps) {
  if (candidates.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="label">Phrases of the text, the least common first</legend>
      <div className="rule-phrases">
        {candidates.map((candidate) => (
          <button
            key={candidate.pattern}
            type="button"
            className="btn small"
            aria-pressed={candidate.pattern === pattern}
            onClick={() => choose(candidate.pattern)}
          >
            <ShownText text={candidate.phrase} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface PatternProps {
  readonly pattern: string;
  readonly change: (pattern: string) => void;
  readonly problem: string | null;
  /** Null without a text. */
  readonly found: number | null;
}

function PatternField({ pattern, change, problem, found }: PatternProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Pattern</label>
      <textarea
        id={id}
        className="mono"
        rows={2}
        maxLength={fields.NewGuardRule.pattern.maxLength}
        spellCheck={false}
        required
        aria-describedby={`${id}-state`}
        aria-invalid={problem !== null}
        value={pattern}
        onChange={({ target }) => change(target.value)}
      />
      <span id={`${id}-state`} className={problem === null ? "hint" : "wrong"} role="status">
        {problem ?? foundWords(found)}
      </span>
    </div>
  );
}

function foundWords(found: number | null): string {
  if (found === null) return "Matches in any case.";
  if (found === 0) return "Not found in the text.";
  return found === 1 ? "Found once in the text, in any case." : `Found ${count(found)} times in the text, in any case.`;
}
