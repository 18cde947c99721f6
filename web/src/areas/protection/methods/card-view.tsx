import type { GuardCard } from "@agent-console/sdk";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import type { Method } from "../../../queries/guards.ts";
import { kindWords } from "../../../terms/guards.ts";
import { costWords, figuresAt, languageWords, shareWords, summaryOf } from "./figures.ts";
import "./card-view.css";

const MOST_KINDS = 3;

/** Why methods that ask others have no card of their own. */
const CARD_ELSEWHERE: Readonly<Record<string, string>> = {
  remote: "The registered guard has a card of its own. “Apply…” shows what it bounds.",
  model: "The registered model has a card of its own. “Apply…” shows what it bounds.",
  judge: "A judge has no card. It enforces on evidence from requests only.",
};

interface SummaryProps {
  readonly method: Method;
  readonly point: string | undefined;
}

/** Recall by kind of attack and false positives on ordinary texts, in a few lines. */
export function CardSummary({ method: { id, card }, point }: SummaryProps) {
  if (!card) return <p className="small mut">{CARD_ELSEWHERE[id] ?? "No card yet."}</p>;
  const { recall, falsePositives } = summaryOf(card, point);
  return (
    <dl className="card-summary">
      {recall.slice(0, MOST_KINDS).map((figure) => (
        <div key={`${figure.pack} ${figure.kind}`}>
          <dt>Recall, {kindWords(figure.kind).toLowerCase()}</dt>
          <dd>{shareWords(figure)}</dd>
        </div>
      ))}
      {recall.length === 0 && (
        <div>
          <dt>Recall</dt>
          <dd>Not measured</dd>
        </div>
      )}
      <div>
        <dt>False positives</dt>
        <dd>{falsePositives ? shareWords(falsePositives) : "Not measured"}</dd>
      </div>
    </dl>
  );
}

/** Everything that a method's card says. */
export function CardDetails({ method }: { readonly method: Method }) {
  const { card, languages, blindSpots } = method;
  return (
    <div className="card-details">
      <dl className="facts-list">
        <div>
          <dt>Languages</dt>
          <dd>{languageWords(languages)}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{costWords(card?.cost)}</dd>
        </div>
        {card?.auroc !== undefined && (
          <div>
            <dt>AUROC</dt>
            <dd>{card.auroc.toFixed(2)}</dd>
          </div>
        )}
        {card?.spans && (
          <div>
            <dt>Labeled spans covered</dt>
            <dd>
              {count(card.spans.covered)} of {count(card.spans.labeled)}
            </dd>
          </div>
        )}
      </dl>
      {card && (card.points ?? [undefined]).map((point) => <FigureTable key={point ?? ""} {...{ card, point }} />)}
      <h3>Blind spots</h3>
      <ul className="blind-spots">
        {blindSpots.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function FigureTable({ card, point }: { readonly card: GuardCard; readonly point: string | undefined }) {
  const title = point === undefined ? `Figures of ${card.method}` : `Figures of ${card.method} at the ${point} point`;
  return (
    <Scroll label={title}>
      <table className="card-figures">
        <caption>{point === undefined ? "Measured on" : `At the ${point} point`}</caption>
        <thead>
          <tr>
            <th scope="col">Texts</th>
            <th scope="col" className="num">
              Texts judged
            </th>
            <th scope="col" className="num">
              Undecided
            </th>
            <th scope="col" className="num">
              Not covered
            </th>
            <th scope="col" className="num">
              Recall
            </th>
            <th scope="col" className="num">
              False positives
            </th>
          </tr>
        </thead>
        <tbody>
          {figuresAt(card, point).map((figure) => (
            <tr key={`${figure.pack} ${figure.kind}`}>
              <th scope="row">{kindWords(figure.kind)}</th>
              <td className="num">{count(figure.n)}</td>
              <td className="num">{count(figure.undecided)}</td>
              <td className="num">{count(figure.not_covered)}</td>
              <td className="num">{figure.label === 1 ? shareWords(figure) : ""}</td>
              <td className="num">{figure.label === 0 ? shareWords(figure) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
