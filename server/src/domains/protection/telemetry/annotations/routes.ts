import { created, noContent, ok } from "../../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../../platform/http/binding.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import { addComment, getAnnotations, listScoredTraces, removeComment, scoreTrace, takeBackScore } from "./annotate.ts";
import {
  addTraceCommentOp,
  deleteTraceCommentOp,
  deleteTraceScoreOp,
  draftTestsOp,
  getConversationOp,
  getTraceAnnotationsOp,
  listConversationsOp,
  listScoredTracesOp,
  listTelemetryUsersOp,
  scoreTraceOp,
} from "./contract.ts";
import { draftTests } from "./draft-tests.ts";
import { getConversation, listConversations, listTelemetryUsers } from "./read-conversations.ts";

export function annotationRoutes({ agents }: { readonly agents: AgentsPort }): Binding[] {
  return [
    bind(listConversationsOp, (r) => r.inTeam(async (act) => ok(await listConversations(agents, act, r.query)))),
    bind(getConversationOp, (r) => r.inTeam(async (act) => ok(await getConversation(act, r.query.conversation_id)))),
    bind(listTelemetryUsersOp, (r) => r.inTeam(async (act) => ok(await listTelemetryUsers(act, r.query)))),
    bind(getTraceAnnotationsOp, (r) => r.inTeam(async (act) => ok(await getAnnotations(act, r.params.trace_id)))),
    bind(scoreTraceOp, (r) =>
      r.transaction(async (act) => {
        const { value = null, label = null, reason = null } = r.body;
        const { trace_id: traceId, name } = r.params;
        return ok(await scoreTrace(act, traceId, { name, value, label, reason }));
      }),
    ),
    bind(deleteTraceScoreOp, (r) =>
      r.transaction(async (act) => {
        await takeBackScore(act, r.params.trace_id, r.params.name);
        return noContent();
      }),
    ),
    bind(addTraceCommentOp, (r) =>
      r.transaction(async (act) => created(await addComment(act, r.params.trace_id, r.body.body))),
    ),
    bind(deleteTraceCommentOp, (r) =>
      r.transaction(async (act) => {
        await removeComment(act, r.params.trace_id, r.params.comment_id);
        return noContent();
      }),
    ),
    bind(listScoredTracesOp, (r) => r.inTeam(async (act) => ok(await listScoredTraces(act, r.query)))),
    bind(draftTestsOp, (r) =>
      r.inTeam(async (act) => ok(await draftTests(act, { traceIds: r.body.trace_ids, expect: r.body.expect }))),
    ),
  ];
}
