import type { ReactNode } from "react";
import { Glyph } from "../../charts/score/verdict.tsx";
import { count, since } from "../../parts/numbers.ts";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { Link } from "../../routes/link.tsx";
import { type Place, place } from "../../routes/route.ts";
import { routes } from "../../routes/routes.ts";
import { ConcernGlyph } from "./concern-glyph.tsx";
import type { Task, TaskKind, Tasks } from "./tasks.ts";

/** How many agents of one kind are named. The list below has the others. */
const NAMED = 2;

const words: Readonly<Record<TaskKind, { readonly is: string; readonly many: string; readonly act: string }>> = {
  alarmed: {
    is: "regressed after a proposal was applied",
    many: "regressed after a proposal was applied",
    act: "Review and roll back",
  },
  failed: { is: "failed", many: "failed", act: "View report" },
  inconclusive: { is: "is inconclusive", many: "are inconclusive", act: "View report" },
  proposal: { is: "has a proposal to review", many: "have proposals to review", act: "Review proposal" },
  stale: {
    is: "was last evaluated over a month ago",
    many: "were last evaluated over a month ago",
    act: "Run again",
  },
  never_tested: { is: "has not been evaluated", many: "have not been evaluated", act: "Evaluate" },
};

/** What needs a decision, most urgent first, each with its next step. */
export function Attention({ tasks: { items, byKind } }: { readonly tasks: Tasks }) {
  if (items.length === 0) return <p className="mid">Nothing needs your attention.</p>;
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  return (
    <ul className="attention">
      {[...kinds].flatMap(([kind, some]) => {
        const all = Number(byKind[kind] ?? some.length);
        // However many agents were never evaluated, they are one line.
        if (kind === "never_tested" && all > 1) return [<GroupedRow key={kind} some={some} all={all} />];
        const named = some.slice(0, NAMED);
        return [
          ...named.map((item) => <One key={`${kind} ${item.agent_id}`} item={item} />),
          ...(all > named.length ? [<Others key={kind} kind={kind} more={all - named.length} />] : []),
        ];
      })}
    </ul>
  );
}

function One({ item }: { readonly item: Task }) {
  return (
    <Row kind={item.kind} act={words[item.kind].act} to={linkFor(item)} reason={item.reason ?? sinceWords(item)}>
      <ShownText text={item.agent_name} /> {words[item.kind].is}
    </Row>
  );
}

function GroupedRow({ some, all }: { readonly some: readonly Task[]; readonly all: number }) {
  const [oldest] = some as readonly [Task, ...Task[]];
  return (
    <Row
      kind={oldest.kind}
      act="Evaluate the oldest one"
      to={linkFor(oldest)}
      reason={
        <>
          {some.slice(0, NAMED).map(({ agent_id, agent_name }, at) => (
            <span key={agent_id}>
              {at > 0 && ", "}
              <ShownText text={agent_name} />
            </span>
          ))}
          {all > NAMED && ` and ${count(all - NAMED)} more`}.
        </>
      }
    >
      {count(all)} agents {words[oldest.kind].many}
    </Row>
  );
}

function Others({ kind, more }: { readonly kind: TaskKind; readonly more: number }) {
  const title = `${count(more)} more ${more === 1 ? words[kind].is : words[kind].many}`;
  return (
    <Row kind={kind} act="View list" to={place({ to: routes.dashboard, hash: "agents" })} reason={null}>
      {title}
    </Row>
  );
}

interface RowProps {
  readonly kind: TaskKind;
  readonly act: string;
  readonly to: Place;
  readonly reason: ReactNode;
  readonly children: ReactNode;
}

function Row({ kind, act, to, reason, children }: RowProps) {
  return (
    <li>
      {kind === "failed" || kind === "inconclusive" ? <Glyph verdict={kind} silent /> : <ConcernGlyph kind={kind} />}
      <p className="strong wrap">{children}</p>
      <Link {...to}>{act}</Link>
      {reason && <p className="small mid wrap attention-reason">{reason}</p>}
    </li>
  );
}

function linkFor({ kind, agent_id, evaluation_id, proposal_id }: Task): Place {
  if (proposal_id) return place({ to: routes.proposal, params: { id: proposal_id } });
  if (kind === "stale" || !evaluation_id) return place({ to: routes.newRun, search: { agent: agent_id } });
  return place({ to: routes.run, params: { id: evaluation_id } });
}

function sinceWords({ kind, since: when }: Task): string {
  if (kind === "stale") return `Last evaluated ${since(when)}. The model behind the endpoint may have changed since.`;
  return `Registered ${since(when)}.`;
}
