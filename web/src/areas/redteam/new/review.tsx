import type { CreateCampaignRequest } from "@agent-console/sdk";
import { categoryTitle, type WayIn, wayWords } from "../../../terms/redteam.ts";
import { Cost } from "./cost.tsx";
import type { Draft } from "./draft.ts";

export interface ReviewProps {
  readonly draft: Draft;
  readonly body: CreateCampaignRequest;
  /** Whether the request is complete, so that it can be estimated. */
  readonly isReady: boolean;
}

/** What will happen, in a few lines, and what it will cost. */
export function Review({ draft, body, isReady }: ReviewProps) {
  return (
    <>
      <Cost body={body} isReady={isReady} />
      <dl className="facts-list">
        <div>
          <dt>Goals</dt>
          <dd>{body.categories.map(categoryTitle).join(", ") || "none"}</dd>
        </div>
        <div>
          <dt>Ways in</dt>
          <dd>{["Chat", ...draft.ways.map((way: WayIn) => wayWords[way].title)].join(", ")}</dd>
        </div>
      </dl>
    </>
  );
}
