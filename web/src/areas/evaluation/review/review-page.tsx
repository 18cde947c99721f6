import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Link, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import type { ReviewSearch } from "../../../routes/review-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { PresentRun } from "../archive/present-run.tsx";
import { Filters } from "./filters.tsx";
import { KeyBar } from "./key-bar.tsx";
import type { Outbox, OutboxState } from "./outbox.ts";
import { Progress } from "./progress.tsx";
import { ResponseView } from "./response-view.tsx";
import { Side } from "./side.tsx";
import { useLabeling, useOutbox } from "./use-labeling.ts";
import { queueQuery, type Response, type Review, reviewQuery } from "./use-review.ts";
import "./review.css";

/** People decide what detectors could not, or got wrong: one key for each response. */
export function ReviewPage() {
  const { id } = useParamsOf(routes.review);
  return (
    <PresentRun id={id} title="Review responses">
      <ReviewOfRun id={id} />
    </PresentRun>
  );
}

function ReviewOfRun({ id }: { readonly id: string }) {
  const search = useSearchOf(routes.review);
  const session = useSession();
  const review = useQuery(reviewQuery(session, id));
  const queue = useInfiniteQuery(queueQuery(session, id, search));
  const saving = useOutbox();
  if (review.isError) return <Failed page error={review.error} retry={() => review.refetch()} />;
  return (
    <>
      <PageHead
        title="Review responses"
        actions={
          <Link className="btn" to={routes.run} params={{ id }}>
            Back to the report
          </Link>
        }
      />
      {review.data && <Filters review={review.data} search={search} />}
      {queue.isError && <Failed error={queue.error} retry={() => queue.refetch()} />}
      {(review.isPending || queue.isPending) && <Waiting rows={10} />}
      {review.data && queue.data && (
        <Queue
          key={JSON.stringify(search)}
          review={review.data}
          search={search}
          saving={saving}
          queue={queue.data.pages.flatMap(({ results }) => results)}
          total={queue.data.pages[0]?.total ?? 0}
          isWhole={!queue.hasNextPage}
          readMore={() => {
            if (queue.hasNextPage && !queue.isFetchingNextPage) void queue.fetchNextPage();
          }}
        />
      )}
    </>
  );
}

interface QueueProps {
  readonly review: Review;
  readonly search: ReviewSearch;
  readonly saving: OutboxState & { readonly outbox: Outbox };
  readonly queue: readonly Response[];
  readonly total: number;
  readonly isWhole: boolean;
  readonly readMore: () => void;
}

/** More is loaded when so few are left, at the fastest pace the work of many seconds: nobody waits for the next response. */
const AHEAD = 200;

function Queue({ review, search, saving, queue, total, isWhole, readMore }: QueueProps) {
  const work = useLabeling(review.evaluation_id, queue, saving.outbox);
  const [first] = useState(review);
  const [withIdentical, setWithIdentical] = useState(false);
  const mayLabel = useMay("MEMBER");
  const { current, at } = work;
  useEffect(() => {
    if (at + AHEAD > queue.length && !isWhole) readMore();
  });
  useKey("[", "Previous response", () => work.move(at - 1));
  useKey("]", "Next response", () => work.move(Math.min(at + 1, queue.length - 1)));
  useKey("b", "Label identical responses together", () => setWithIdentical(!withIdentical));
  if (total === 0) return <Nothing />;
  return (
    <>
      <Progress work={work} total={total} />
      {work.error !== null && <Failed error={work.error} />}
      <div className="review">
        {current && <ResponseView response={current} place={at + 1} total={total} />}
        {!current && !isWhole && <Waiting rows={8} />}
        {!current && isWhole && <Done work={work} unsaved={saving.unsaved} queue={queue} id={review.evaluation_id} />}
        <Side
          review={review}
          first={first}
          current={current}
          isPending={saving.unsaved > 0}
          withIdentical={withIdentical}
          setWithIdentical={setWithIdentical}
        />
      </div>
      {mayLabel ? (
        <KeyBar work={work} saving={saving} settles={search.labels === "disputed"} withIdentical={withIdentical} />
      ) : (
        <p className="small mut">You need the Member role to label responses.</p>
      )}
    </>
  );
}

const Nothing = () => (
  <Empty title="Nothing to review">
    No response matches these filters. You have labeled all of them, or there are none.
  </Empty>
);

interface DoneProps {
  readonly work: ReturnType<typeof useLabeling>;
  readonly unsaved: number;
  readonly queue: readonly Response[];
  readonly id: string;
}

function Done({ work, unsaved, queue, id }: DoneProps) {
  const again = queue.findIndex(({ seq }) => work.skipped.has(seq));
  return (
    <Empty
      title="All responses reviewed"
      act={
        <div className="row">
          <Link className="btn pri" to={routes.run} params={{ id }}>
            View the report
          </Link>
          {again >= 0 && (
            <button type="button" className="btn" onClick={() => work.move(again)}>
              Review {work.skipped.size} skipped
            </button>
          )}
        </div>
      }
    >
      {unsaved > 0 ? `Saving ${unsaved} labels…` : "All labels are saved."}
    </Empty>
  );
}
