import { useQuery } from "@tanstack/react-query";
import { useKey } from "../../../parts/keys/use-key.ts";
import { Link, useGo } from "../../../routes/link.tsx";
import type { PromptSearch } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { neighbourQuery } from "../results/use-results.ts";

interface Place {
  readonly id: string;
  readonly seq: number;
  /** Only among prompts that match these filters. */
  readonly search: PromptSearch;
}

/** Moves from failure to failure without going back to the list. */
export function Neighbours(place: Place) {
  return (
    <>
      <Neighbour place={place} side="before" words="Previous failure" letter="[" />
      <Neighbour place={place} side="after" words="Next failure" letter="]" />
    </>
  );
}

interface NeighbourProps {
  readonly place: Place;
  readonly side: "before" | "after";
  readonly words: string;
  readonly letter: string;
}

function Neighbour({ place, side, words, letter }: NeighbourProps) {
  const go = useGo();
  const found = useQuery(neighbourQuery(useSession(), place, side));
  const seq = found.data ?? null;
  const way = {
    to: routes.prompt,
    params: { id: place.id, seq: String(seq) },
    search: place.search,
  } as const;
  useKey(letter, words, () => {
    if (seq !== null) void go(way);
  });
  if (seq === null) {
    return (
      <button type="button" className="btn" disabled>
        {words}
      </button>
    );
  }
  return (
    <Link className="btn" {...way}>
      {words} <kbd>{letter}</kbd>
    </Link>
  );
}
