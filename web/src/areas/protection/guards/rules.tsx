import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { EnforceDialog } from "../../../blocks/enforce/enforce-dialog.tsx";
import { MakeRule } from "../../../blocks/make-rule/make-rule.tsx";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, day } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type GuardRule, guardRulesQuery } from "../../../queries/guards.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { modeWords } from "../../../terms/guards.ts";

interface RulesProps {
  readonly agentId: string;
  /** Someone without the right to, or with changes that were made on guards without the new rule. */
  readonly disabled: boolean;
}

/** Guards that were made from one text, with where they come from and when they end. */
export function Rules({ agentId, disabled }: RulesProps) {
  const pages = useInfiniteQuery(guardRulesQuery(useSession(), agentId));
  const rows = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  const [removed, setRemoved] = useState<GuardRule | null>(null);
  const [enforced, setEnforced] = useState<GuardRule | null>(null);
  return (
    <Section title="Rules" note="Guards made from one text">
      {pages.isPending && <Waiting rows={2} />}
      {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <p className="mut">No rules yet. Make one from a finding, a detection or a hit in Shadow review.</p>
      )}
      {rows.length > 0 && <RuleTable rows={rows} disabled={disabled} remove={setRemoved} enforce={setEnforced} />}
      <p className="row after">
        {pages.hasNextPage && (
          <button
            type="button"
            className="btn"
            disabled={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            Load older rules
          </button>
        )}
        <MakeRule
          {...{ agentId, disabled, text: null, channel: "user", name: "" }}
          provenance={{ kind: "person", id: null }}
        />
      </p>
      {enforced && (
        <EnforceDialog
          of={{ agentId, configId: enforced.config_id, guard: enforced.guard }}
          onClose={() => setEnforced(null)}
        />
      )}
      {removed && <DeleteRule agentId={agentId} rule={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

interface TableProps {
  readonly rows: readonly GuardRule[];
  readonly disabled: boolean;
  readonly remove: (rule: GuardRule) => void;
  readonly enforce: (rule: GuardRule) => void;
}

const RuleTable = ({ rows, disabled, remove, enforce }: TableProps) => (
  <Scroll label="Rules">
    <table className="list rule-list">
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Made from</th>
          <th scope="col">Mode</th>
          <th scope="col">Expires</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((rule) => (
          <tr key={rule.id}>
            <td>
              <ShownText text={rule.name} />
              <small className="mut mono">
                <ShownText text={rule.pattern || rule.method} />
              </small>
            </td>
            <td>
              <Origin rule={rule} />
            </td>
            <td>{modeOf(rule)}</td>
            <td>{rule.expires_at === null ? "Never" : day(rule.expires_at)}</td>
            <td>
              {rule.mode === "shadow" && (
                <button
                  type="button"
                  className="btn small"
                  disabled={disabled}
                  aria-label={`Let ${rule.name} enforce`}
                  onClick={() => enforce(rule)}
                >
                  Let it enforce…
                </button>
              )}{" "}
              <button
                type="button"
                className="btn small"
                disabled={disabled}
                aria-label={`Delete ${rule.name}`}
                onClick={() => remove(rule)}
              >
                Delete
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

const originWords: Readonly<Record<GuardRule["provenance"]["kind"], string>> = {
  finding: "Finding",
  detection: "Detection",
  policy_rule: "Policy rule",
  person: "Written by a person",
};

function Origin({ rule: { provenance, created_at } }: { readonly rule: GuardRule }) {
  const { kind, id } = provenance;
  return (
    <>
      {kind === "finding" && id ? (
        <Link to={routes.finding} params={{ id }}>
          Finding
        </Link>
      ) : (
        originWords[kind]
      )}
      <small className="mut">{at(created_at)}</small>
    </>
  );
}

function modeOf({ mode, ended_at }: GuardRule): string {
  if (ended_at !== null) return "Expired";
  return mode === null ? "Not in the live version" : modeWords[mode];
}

interface DeleteProps {
  readonly agentId: string;
  readonly rule: GuardRule;
  readonly onClose: () => void;
}

function DeleteRule({ agentId, rule, onClose }: DeleteProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const run = async (): Promise<void> => {
    await api.protection.deleteGuardRule({ rule_id: rule.id });
    await queries.invalidateQueries({ queryKey: ["guards", agentId] });
  };
  return (
    <Confirm title="Delete this rule?" act="Delete rule" run={run} onClose={onClose}>
      <p>
        <ShownText text={rule.name} /> is also taken out of the live guards, as a new version.
      </p>
    </Confirm>
  );
}
