import { STARTERS } from "@agent-console/analysis/guards/config/starters.ts";
import { Refused } from "../../../parts/refused.tsx";
import type { Body } from "../draft/body.ts";
import { countsOf, countWords } from "../draft/counts.ts";
import "./starters.css";

interface GalleryProps {
  readonly use: (body: Body) => void;
  readonly isPending?: boolean;
  readonly error?: unknown;
  readonly disabled?: boolean;
}

/** Configs to begin with. */
export function StarterGallery({ use, isPending = false, error = null, disabled = false }: GalleryProps) {
  return (
    <>
      <ul className="starters">
        {STARTERS.map(({ id, title, description, body }) => {
          const counts = countsOf(body);
          return (
            <li key={id}>
              <h3>{title}</h3>
              <p className="mid">{description}</p>
              <p className="small mut">
                {countWords(counts)} · {counts.channels} of 5 channels
              </p>
              {!disabled && (
                <button type="button" className="btn" disabled={isPending} onClick={() => use(body)}>
                  Use {title}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Refused error={error} />
    </>
  );
}
