import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { runQuery } from "../../../queries/runs.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { ArchivedRun } from "./archived-run.tsx";

interface PresentRunProps {
  readonly id: string;
  /** Of the page that can't be shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** For pages that read prompts and responses: if those were archived, the way to bring them back is shown instead. */
export function PresentRun({ id, title, children }: PresentRunProps) {
  // A run can have been archived since the page before.
  const run = useQuery({ ...runQuery(useSession(), id), refetchOnMount: "always" });
  if (run.isPending) return <Waiting rows={8} />;
  if (run.isError) return <Failed page error={run.error} retry={() => run.refetch()} />;
  if (run.data.archived_at === null) return children;
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Link className="btn" to={routes.run} params={{ id }}>
            Back to the report
          </Link>
        }
      />
      <ArchivedRun run={run.data} />
    </>
  );
}
