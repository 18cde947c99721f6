import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import type { Methods } from "../../../queries/guards.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { Body } from "../draft/body.ts";
import { ImportDialog } from "../starters/import-dialog.tsx";
import { StarterGallery } from "../starters/starter-gallery.tsx";

export type View = "guards" | "json";

interface ToolbarProps {
  readonly view: View;
  readonly setView: (view: View) => void;
  readonly methods: Methods;
  readonly mayWrite: boolean;
  readonly mayApply: boolean;
  readonly apply: () => void;
  /** Puts another config on the page, unsaved. */
  readonly replace: (body: Body) => void;
}

export function Toolbar({ view, setView, methods, mayWrite, mayApply, apply, replace }: ToolbarProps) {
  const [open, setOpen] = useState<"import" | "starters" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="guard-tools">
      <fieldset className="segments view-switch">
        <legend className="sr">View</legend>
        {(["guards", "json"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="guard-view" checked={view === one} onChange={() => setView(one)} />
            <span>{one === "json" ? "JSON" : "Guards"}</span>
          </label>
        ))}
      </fieldset>
      <Link className="btn quiet" to={routes.guardMethods}>
        Guard methods
      </Link>
      {mayWrite && (
        <>
          <button type="button" className="btn" onClick={() => setOpen("starters")}>
            Starters
          </button>
          <button type="button" className="btn" onClick={() => setOpen("import")}>
            Import config
          </button>
          <button type="button" className="btn pri" disabled={!mayApply} onClick={apply}>
            Apply…
          </button>
        </>
      )}
      {open === "import" && <ImportDialog methods={methods} use={async (body) => replace(body)} onClose={close} />}
      {open === "starters" && (
        <Dialog title="Replace with a starter" onClose={close} className="wide-dialog">
          <p className="mid">
            Replaces the config on this page. Nothing changes for the agent until you save and apply.
          </p>
          <StarterGallery
            use={(body) => {
              replace(body);
              close();
            }}
          />
          <div className="dialog-actions">
            <button type="button" className="btn" onClick={close}>
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
