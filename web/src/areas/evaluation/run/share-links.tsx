import type { CreatedShareLink, ShareLink } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { at, count, day } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { Once } from "../../../parts/text/once.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";

/** The report for someone without an account: a link that expires. */
export function ShareLinks({ id }: { readonly id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Share
      </button>
      {open && <ShareDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { api } = useSession();
  const settings = useQuery({ queryKey: ["evaluation-settings"], queryFn: () => api.evaluation.getSettings() });
  const [made, setMade] = useState<CreatedShareLink | null>(null);
  return (
    <Dialog title="Share this report" onClose={onClose} className="wide-dialog">
      <p className="mid">
        Anyone with the link can read this report until it expires or you revoke it. They need no account and can't see
        anything else.
      </p>
      {settings.isPending && <Waiting rows={2} />}
      {settings.isError && <Failed error={settings.error} retry={() => settings.refetch()} />}
      {settings.data && !settings.data.share_links && <SwitchOn />}
      {settings.data?.share_links &&
        (made?.url ? (
          <Once label="Copy the link now. It is shown only once." secret={made.url} onDone={() => setMade(null)} />
        ) : (
          <LinkForm id={id} onMade={setMade} />
        ))}
      <Links id={id} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

function SwitchOn() {
  const { api } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const allow = useMutation({
    mutationFn: () => api.evaluation.updateSettings({ body: { share_links: true } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["evaluation-settings"] }),
  });
  return (
    <div className="notice after">
      <p>
        Share links are off for your team.{" "}
        {manages ? "" : "An owner or admin can switch them on in Settings, Trust threshold."}
      </p>
      {manages && (
        <p className="row">
          <button type="button" className="btn" disabled={allow.isPending} onClick={() => allow.mutate()}>
            Allow share links
          </button>
        </p>
      )}
      <Refused error={allow.error} />
    </div>
  );
}

const lives = [
  [1, "1 day"],
  [7, "7 days"],
  [30, "30 days"],
  [90, "90 days"],
] as const;

function LinkForm({ id, onMade }: { readonly id: string; readonly onMade: (made: CreatedShareLink) => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [days, setDays] = useState(7);
  const [isWhole, setWhole] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      api.evaluation.createShareLink({
        evaluation_id: id,
        body: { expires_in_days: days, include_transcripts: isWhole },
      }),
    onSuccess: (made) => {
      onMade(made);
      queries.invalidateQueries({ queryKey: ["share-links", id] });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <label className="field after">
        <span>Expires after</span>
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {lives.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="check after">
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} /> Include prompts,
        responses and the agent's configuration
      </label>
      <p className="row after">
        <button type="submit" className="btn pri" disabled={make.isPending}>
          Create link
        </button>
      </p>
      <Refused error={make.error} />
    </form>
  );
}

function Links({ id }: { readonly id: string }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const links = useQuery({
    queryKey: ["share-links", id],
    queryFn: () => api.evaluation.listShareLinks({ evaluation_id: id, limit: 100 }),
  });
  const revoke = useMutation({
    mutationFn: (link: string) => api.evaluation.revokeShareLink({ link_id: link }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["share-links", id] }),
  });
  if (links.isError) return <Failed error={links.error} retry={() => links.refetch()} />;
  if (!links.data || links.data.count === 0) return null;
  const { results, count: all } = links.data;
  return (
    <>
      <h3>Links to this report</h3>
      <ul className="plain-list after">
        {results.map((link) => (
          <li key={link.id} className="row">
            <span>
              <b>{statusWords(link)}</b>
              <br />
              <span className="small mid">
                {link.includes_transcripts ? "With transcripts" : "Without transcripts"}, created {at(link.created_at)},{" "}
                {openedWords(link)}
              </span>
            </span>
            {link.status === "active" && (
              <button
                type="button"
                className="btn small"
                aria-label={`Revoke the link created ${at(link.created_at)}`}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(link.id)}
              >
                Revoke
              </button>
            )}
          </li>
        ))}
      </ul>
      {all > results.length && (
        <p className="small mut">
          The newest {count(results.length)} of {count(all)}.
        </p>
      )}
      <Refused error={revoke.error} />
    </>
  );
}

const openedWords = ({ opened, last_opened_at: last }: ShareLink): string =>
  last === null ? "never opened" : `opened ${opened === 1 ? "once" : `${count(opened)} times, last`} ${at(last)}`;

const statusWords = ({ status, expires_at: end, revoked_at: revoked }: ShareLink): string =>
  status === "active"
    ? `Active until ${day(end)}`
    : status === "expired"
      ? `Expired ${day(end)}`
      : `Revoked ${revoked === null ? "" : at(revoked)}`;
