import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import {
  type DemographicDimension,
  type DemographicValue,
  dimensionQuery,
} from "../../../queries/environment/demographics.ts";
import { useSession } from "../../../session/use-session.ts";
import { DimensionDialog } from "./dimension-dialog.tsx";
import { ValueDialog } from "./value-dialog.tsx";
import { ValueTable } from "./value-table.tsx";

interface ViewProps {
  readonly id: string;
  readonly mayWrite: boolean;
}

/** One dimension with its values, each with the sentence that says it and where it comes from. */
export function DimensionView({ id, mayWrite }: ViewProps) {
  const session = useSession();
  const queries = useQueryClient();
  const found = useQuery(dimensionQuery(session, id));
  const [edited, setEdited] = useState<DemographicValue | "new" | null>(null);
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  if (found.isPending) return <Waiting rows={6} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const dimension = found.data;
  const values = dimension.values ?? [];
  return (
    <Section title={visible(dimension.display_name)} note={noteOf(dimension, values.length)}>
      {dimension.description && (
        <p className="prose mid">
          <ShownText text={dimension.description} />
        </p>
      )}
      {mayWrite && (
        <p className="row dimension-actions">
          <button type="button" className="btn pri" onClick={() => setEdited("new")}>
            Add value
          </button>
          <button type="button" className="btn" onClick={() => setDialog("edit")}>
            Edit dimension
          </button>
          <button type="button" className="btn quiet" onClick={() => setDialog("delete")}>
            Delete dimension
          </button>
        </p>
      )}
      {values.length === 0 ? (
        <Empty title="No values yet">A fairness test needs at least two values to compare.</Empty>
      ) : (
        <ValueTable values={values} {...(mayWrite ? { onEdit: setEdited } : {})} />
      )}
      {dimension.built_in && (
        <p className="small mut after">
          Built-in dimensions can't be changed. Create your own with the values you need.
        </p>
      )}
      {edited && (
        <ValueDialog dimensionId={id} value={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
      {dialog === "edit" && <DimensionDialog dimension={dimension} onClose={() => setDialog(null)} />}
      {dialog === "delete" && (
        <Confirm
          title="Delete dimension"
          act="Delete dimension"
          onClose={() => setDialog(null)}
          run={async () => {
            await session.api.environment.deleteDimension({ dimension_id: id });
            await queries.invalidateQueries({ queryKey: ["dimensions"] });
          }}
        >
          <p>
            <ShownText text={dimension.display_name} /> and its {count(values.length)} values are deleted. Reports of
            finished runs stay.
          </p>
        </Confirm>
      )}
    </Section>
  );
}

function noteOf({ name, protected_class: isProtected }: DemographicDimension, values: number): string {
  const kind = isProtected === false ? "control: should change nothing" : "protected";
  return `${name} · ${kind} · ${count(values)} ${values === 1 ? "value" : "values"}`;
}
