import type { ReactNode } from "react";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardReplayResult } from "../../../queries/guards.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { channelWords, kindWords, modeWords } from "../../../terms/guards.ts";
import { type Example, expectWords, legitimateWords, reasonWords, shareOf, timeWords } from "./words.ts";
import "../methods/card-view.css";

export function ReplayResult({ result }: { readonly result: GuardReplayResult }) {
  const { left_out: leftOut, examples } = result;
  return (
    <>
      <p className="strong">{legitimateWords(result)}</p>
      {leftOut.length > 0 && (
        <p className="notice">
          Not asked in a replay: {leftOut.map(({ guard, method }) => `${guard} (${method})`).join(", ")}.
        </p>
      )}
      <GuardTable result={result} />
      <KindTable result={result} />
      <p className="small mid prose">
        A pack's share here can differ from its share on a card. A card measures one method on the channel it was made
        for; here all guards of the config judge together, each on its own channels, and texts of a channel without
        guards are not hit by any. Recorded requests without the label “attack” count as legitimate.
      </p>
      {examples.length > 0 && (
        <details>
          <summary>Examples ({count(examples.length)})</summary>
          <ul className="bullets">
            {examples.map((example, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={at}>
                <Reference example={example} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const Numbers = ({ values }: { readonly values: readonly ReactNode[] }) =>
  values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
    <td key={at} className="num">
      {value}
    </td>
  ));

const Heads = ({ first, rest }: { readonly first: readonly string[]; readonly rest: readonly string[] }) => (
  <thead>
    <tr>
      {first.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
      {rest.map((title) => (
        <th key={title} scope="col" className="num">
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

const GUARD_COLUMNS = [
  ...["Judged", "Hits", "Would block", "Newly blocked", "No longer blocked", "Undecided", "Not covered", "p50", "p95"],
];

function GuardTable({ result: { guards } }: { readonly result: GuardReplayResult }) {
  return (
    <Scroll label="Guards in the replay">
      <table className="card-figures">
        <caption>By guard</caption>
        <Heads first={["Guard", "Channel", "Mode"]} rest={GUARD_COLUMNS} />
        <tbody>
          {guards.map((one) => (
            <tr key={`${one.channel} ${one.guard}`}>
              <th scope="row">
                <ShownText text={one.guard} />
              </th>
              <td>{channelWords[one.channel]}</td>
              <td>{one.mode === null ? "Removed" : modeWords[one.mode]}</td>
              <Numbers
                values={[
                  ...[one.judged, one.hits, one.would_block, one.newly_blocked, one.no_longer_blocked].map(count),
                  ...[count(one.undecided), count(one.not_covered), timeWords(one.p50_us), timeWords(one.p95_us)],
                ]}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const KIND_COLUMNS = ["Judged", "Share hit", "Blocked", "If shadow enforced", "Newly blocked", "No longer blocked"];

function KindTable({ result: { totals } }: { readonly result: GuardReplayResult }) {
  return (
    <Scroll label="Material of the replay">
      <table className="card-figures">
        <caption>By material</caption>
        <Heads first={["Material", "Guards should"]} rest={KIND_COLUMNS} />
        <tbody>
          {totals.map((one) => (
            <tr key={`${one.material} ${one.kind} ${one.expects}`}>
              <th scope="row">
                {kindWords(one.kind)} <span className="mut">{one.material}</span>
              </th>
              <td>{expectWords(one.expects)}</td>
              <Numbers
                values={[
                  ...[count(one.n), shareOf(one), count(one.blocked), count(one.would_block)],
                  ...[count(one.newly_blocked), count(one.no_longer_blocked)],
                ]}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Reference({ example }: { readonly example: Example }) {
  const { reason, kind, evaluation_id: run, seq, text, row_id: row, entry_id: entry } = example;
  return (
    <>
      {reasonWords[reason]}, {kindWords(kind).toLowerCase()}:{" "}
      {run !== null && seq !== null ? (
        <Link to={routes.prompt} params={{ id: run, seq: String(seq) }}>
          Prompt {seq}
        </Link>
      ) : entry !== null ? (
        <>
          recorded <code>{entry}</code>
        </>
      ) : (
        <>
          <code>{row}</code> <ShownText text={text ?? ""} />
        </>
      )}
    </>
  );
}
