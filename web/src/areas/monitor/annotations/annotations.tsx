import type { TraceAnnotations } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { annotationsQuery } from "../../../queries/annotations.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { ScoreForm } from "./score-form.tsx";
import { useChange } from "./use-change.ts";
import "./annotations.css";

/** What people and programs think of a trace. */
export function Annotations({ traceId }: { readonly traceId: string }) {
  const session = useSession();
  const found = useQuery(annotationsQuery(session, traceId));
  const mayWrite = useMay("MEMBER");
  return (
    <div className="grid trace-annotations">
      <Section className="c6" title="Scores">
        {found.isPending && <Waiting rows={2} />}
        {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
        {found.data && <Scores traceId={traceId} scores={found.data.scores} />}
        {mayWrite && <ScoreForm traceId={traceId} />}
      </Section>
      <Section className="c6" title="Comments">
        {found.data && <Comments traceId={traceId} comments={found.data.comments} />}
        {mayWrite && <CommentForm traceId={traceId} />}
      </Section>
    </div>
  );
}

interface ScoresProps {
  readonly traceId: string;
  readonly scores: TraceAnnotations["scores"];
}

function Scores({ traceId, scores }: ScoresProps) {
  const { api, person } = useSession();
  const remove = useChange(traceId, (name: string) => api.protection.deleteTraceScore({ trace_id: traceId, name }));
  if (scores.length === 0) return <p className="mid">Not scored yet.</p>;
  return (
    <ul className="lines">
      {scores.map((score) => (
        <li key={`${score.name} ${score.scored_by} ${score.source}`}>
          <p>
            <b>
              <ShownText text={score.name} />
            </b>
            : {score.value}
            {score.value !== null && score.label !== null && ", "}
            {score.label !== null && <ShownText text={score.label} />}
            <span className="small mut">
              {" "}
              by {score.source === "program" ? "a program" : score.scored_by === person.id ? "you" : "a member"},{" "}
              {since(score.scored_at)}
            </span>
            {score.reason && (
              <span className="score-reason mid">
                <ShownText text={score.reason} />
              </span>
            )}
          </p>
          {score.source === "person" && score.scored_by === person.id && (
            <button
              type="button"
              className="btn small"
              disabled={remove.isPending}
              onClick={() => remove.mutate(score.name)}
            >
              Take back
            </button>
          )}
        </li>
      ))}
      <Refused error={remove.error} />
    </ul>
  );
}

interface CommentsProps {
  readonly traceId: string;
  readonly comments: TraceAnnotations["comments"];
}

function Comments({ traceId, comments }: CommentsProps) {
  const { api, person } = useSession();
  const isAdmin = useMay("ADMIN");
  const remove = useChange(traceId, (id: string) =>
    api.protection.deleteTraceComment({ trace_id: traceId, comment_id: id }),
  );
  if (comments.length === 0) return <p className="mid">No comments yet.</p>;
  return (
    <ol className="trace-comments">
      {comments.map(({ id, author, body, created_at: time }) => (
        <li key={id}>
          <p className="row small mut">
            {author === person.id ? "You" : "A member"}, {since(time)}
            {(author === person.id || isAdmin) && (
              <button type="button" className="link" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
                Delete
              </button>
            )}
          </p>
          <CutText text={body} />
        </li>
      ))}
      <Refused error={remove.error} />
    </ol>
  );
}

function CommentForm({ traceId }: { readonly traceId: string }) {
  const { api } = useSession();
  const [body, setBody] = useState("");
  const add = useChange(
    traceId,
    () => api.protection.addTraceComment({ trace_id: traceId, body: { body: body.trim() } }),
    () => setBody(""),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(undefined);
      }}
    >
      <div className="field">
        <label htmlFor="trace-comment">Add a comment</label>
        <textarea
          id="trace-comment"
          rows={2}
          maxLength={fields.NewTraceComment.body.maxLength}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </div>
      <button type="submit" className="btn" disabled={body.trim() === "" || add.isPending}>
        Comment
      </button>
      <Refused error={add.error} />
    </form>
  );
}
