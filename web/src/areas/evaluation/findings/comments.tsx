import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import "../results/transcript.css";

export function Comments({ id }: { readonly id: string }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayWrite = useMay("MEMBER");
  const [body, setBody] = useState("");
  const key = ["finding", id, "comments"];
  const comments = useQuery({ queryKey: key, queryFn: () => api.evaluation.listFindingComments({ finding_id: id }) });
  const add = useMutation({
    mutationFn: () => api.evaluation.addFindingComment({ finding_id: id, body: { body } }),
    onSuccess: async () => {
      setBody("");
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <Section title="Comments">
      {comments.isError && <Failed error={comments.error} />}
      <ul className="transcript">
        {comments.data?.results.map((comment) => (
          <li key={comment.id}>
            <h3 className="tiny mut">{since(comment.created_at)}</h3>
            <HostileText text={comment.body} />
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate();
          }}
        >
          <div className="field">
            <label htmlFor="comment">Add a comment</label>
            <textarea id="comment" rows={2} value={body} onChange={(event) => setBody(event.target.value)} />
          </div>
          <button type="submit" className="btn" disabled={body.trim() === "" || add.isPending}>
            Comment
          </button>
          {add.isError && <Failed error={add.error} />}
        </form>
      )}
    </Section>
  );
}
