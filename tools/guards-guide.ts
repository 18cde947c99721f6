import {
  type GuardCard,
  type GuardFigure,
  type GuardSourceFigure,
  ORDINARY,
} from "@agent-console/analysis/guards/cards/card.ts";
import type { GuardMethod } from "@agent-console/analysis/guards/guard.ts";
import { GUARD_METHODS } from "@agent-console/analysis/guards/methods/list.ts";

const HEAD = `# Guard methods

Generated from the packs by \`npm run generate\`.

A guard method judges a text on its way to or from an agent: pass, hit, or undecided if it can't tell. Each method
that runs in the console has a card that states what it did with labeled texts. The texts are in \`analysis/guards/packs\`. The
people who write methods do not read them ([decision 0065](decisions/0065-guard-packs-kept-apart.md)), but they have seen these
figures, and set some limits and rules afterward. Expect somewhat less from texts of your own.

- **Recall**: the share of texts hit, among those that should be. Undecided and not covered count as misses.
- **False positives**: the share of texts hit, among the decided texts that should not be.
- **Undecided**: the method could not judge. The guard's \`on-error\` says what follows.
- **Not covered**: the text is in a language that the card does not cover. Never read this as safe. \`not-covered\` says what follows.
- **Point**: some methods have two thresholds. \`block\` is for guards that stop a request, \`flag\` for guards that only report.
- **Found, written, generated**: quoted from public texts under a permissive license, written for the pack, or put together by a
  script from parts that were written. Found texts tell most about texts nobody here thought of.

Brackets contain 95% confidence intervals (Wilson).
`;

/** The text of docs/guards.md. */
export function guardsGuide(cards: Readonly<Record<string, GuardCard>>): string {
  const methods = Object.values(GUARD_METHODS);
  return `${[HEAD, ...overview(methods, cards), ...methods.map((method) => section(method, cards[method.id]))].join("\n")}`;
}

function overview(methods: readonly GuardMethod[], cards: Readonly<Record<string, GuardCard>>): string[] {
  if (methods.length === 0) return [];
  const rows = methods.map(({ id, title, channels }) => {
    const card = cards[id];
    const ordinary = card?.figures.find(({ kind, point }) => ORDINARY.includes(kind) && point === card.points?.[0]);
    const cost = card?.cost === undefined ? "not measured" : `${card.cost} µs/kB`;
    return `| [${id}](#${id}) | ${title} | ${channels.join(", ")} | ${ordinary ? share(ordinary) : "no card"} | ${cost} |`;
  });
  return [
    "| Method | What it finds | Channels | False positives on ordinary texts | Cost |",
    "|---|---|---|---|---|",
    ...rows,
    "",
  ];
}

function section(method: GuardMethod, card: GuardCard | undefined): string {
  const { id, title, description, blindSpots } = method;
  const head = `## ${id}\n\n**${title}.** ${description}\n`;
  if (!card)
    return `${head}\nMeasured when it is connected, on the same packs, before it may enforce.\n${spots(blindSpots)}`;
  const parts = [
    head,
    ...(card.points ?? [undefined]).map((point) => table(card, point)),
    sourcesTable(card),
    ...(card.auroc === undefined ? [] : [`Ranking of documents (AUROC): ${card.auroc.toFixed(3)}.\n`]),
    ...(card.spans
      ? [`Values to mask that a reported span covers: ${card.spans.covered} of ${card.spans.labeled}.\n`]
      : []),
    `Languages: ${languages(card.languages)}. Version ${card.version}.\n`,
    spots(card.blindSpots),
  ];
  return parts.filter(Boolean).join("\n");
}

const spots = (list: readonly string[]): string =>
  list.length === 0 ? "" : `Known blind spots:\n\n${list.map((spot) => `- ${spot}`).join("\n")}\n`;

function table({ figures }: GuardCard, point: string | undefined): string {
  const rows = figures.filter((figure) => figure.point === point);
  return [
    ...(point === undefined ? [] : [`At the \`${point}\` point:\n`]),
    "| Texts | n | Hits | Undecided | Not covered | Recall | False positives |",
    "|---|---|---|---|---|---|---|",
    ...rows.map(
      (figure) =>
        `| ${words(figure.kind)} | ${figure.n} | ${figure.hits} | ${figure.undecided} | ${figure.not_covered} | ${figure.label === 1 ? share(figure) : ""} | ${figure.label === 0 ? share(figure) : ""} |`,
    ),
    "",
  ].join("\n");
}

/** Where the texts come from, at the first point. Left out if all texts of all kinds have one origin. */
function sourcesTable({ sources, points }: GuardCard): string {
  const rows = sources.filter(({ point }) => point === points?.[0]);
  if (new Set(rows.map(({ origin }) => origin)).size < 2) return "";
  return [
    `By source${points ? `, at the \`${points[0]}\` point` : ""}:\n`,
    "| Texts | Source | n | Recall | False positives |",
    "|---|---|---|---|---|",
    ...rows.map(
      (figure) =>
        `| ${words(figure.kind)} | ${sourceName(figure)} | ${figure.n} | ${figure.label === 1 ? share(figure) : ""} | ${figure.label === 0 ? share(figure) : ""} |`,
    ),
    "",
  ].join("\n");
}

const sourceName = ({ origin, source }: GuardSourceFigure): string => (source ? `${origin}: ${source}` : origin);
const words = (kind: string): string => kind.replaceAll("_", " ");
const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
const share = ({ rate, interval }: GuardFigure): string =>
  rate === null || !interval ? "none" : `${percent(rate)} [${percent(interval.low)}, ${percent(interval.high)}]`;

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });
const languages = (codes: GuardCard["languages"]): string =>
  codes === "any" ? "any" : codes.map((code) => LANGUAGES.of(code) ?? code).join(", ");
