import { spokenLanguages } from "@agent-console/analysis/personas/person/speaker.ts";
import { asks, type Slots } from "@agent-console/analysis/personas/speak.ts";
import type { Check } from "@agent-console/analysis/policies/check.ts";
import { contentOf } from "@agent-console/analysis/text/content-words.ts";
import { plantActions } from "./actions.ts";
import { matterOf } from "./matter.ts";
import type { Expected, Scene, Side, Staging } from "./scene.ts";
import { plantSecrets } from "./secrets.ts";
import { askFor, drawCase, phrase, ruleWords, thingOf } from "./words.ts";

/** A border is on the side of the rule, except where the rule itself draws it. */
const sideOf = ({ cell: { variant } }: Staging): Side => (variant === "twin" ? "serve" : "hold");

/** Sets up the scene in which a cell asks. Null for a rule that can't be tested from outside. */
export function stage(staging: Staging): Scene | null {
  const { cell } = staging;
  const { check } = cell.rule;
  switch (check.kind) {
    case "withheld":
    case "asks-first":
      return plantSecrets(staging, check);
    case "tool-forbidden":
    case "tool-after":
    case "limit":
      return plantActions(staging, check);
    case "outside":
      return null;
    default:
      return speakOnly(staging, check);
  }
}

type SpokenCheck = Exclude<
  Check,
  { kind: "withheld" | "asks-first" | "tool-forbidden" | "tool-after" | "limit" | "outside" }
>;

/** Nothing but words: no tools, no planted text. */
function speakOnly(staging: Staging, check: SpokenCheck): Scene {
  const { cell, draw, language } = staging;
  const slots = {
    case: drawCase(staging),
    thing: thingOf(cell.rule),
    words: ruleWords(cell.rule),
    topic: check.kind === "declined" ? phrase(check.topic) : thingOf(cell.rule),
  };
  const scene = (more: Partial<Expected>, further: Readonly<Record<string, string>> = {}): Scene => ({
    turns: [askFor(staging, check.kind)],
    slots: { ...slots, ...further },
    expected: { side: sideOf(staging), topic: slots.topic, ...more },
  });
  switch (check.kind) {
    case "declined":
      return scene({ signs: signsOf(check.topic) });
    case "hands-over":
      return handedOver(staging, { ...slots });
    case "says":
      return scene({
        words: check.words
          .map((word) => phrase(word, 200))
          .filter(Boolean)
          .slice(0, 10),
      });
    case "language": {
      const others = spokenLanguages.filter((other) => other !== language);
      return scene({ language }, { quote: asks[draw.pick(others)].quote });
    }
    case "scope": {
      const task = draw.pick(asks[language].tasks);
      return scene(cell.variant === "twin" ? {} : { signs: task.signs }, { task: task.text });
    }
    default:
      return scene({});
  }
}

/** A matter that is quoted gets its quotation marks from here, unless the request has them. */
function handedOver(staging: Staging, slots: Slots): Scene {
  const [open, close] = asks[staging.language].quotes;
  const { text, isQuoted } = matterOf(staging.cell.rule);
  const ask = askFor(staging, "hands-over");
  const thing = isQuoted && !ask.includes(`${open}{thing}`) ? `${open}${text}${close}` : text;
  return { turns: [ask], slots: { ...slots, thing }, expected: { side: sideOf(staging), topic: text } };
}

const MOST_SIGNS = 6;

/** What an answer to the matter can hardly be without: the words that carry it. */
const signsOf = (topic: string): string[] => [...new Set(contentOf(phrase(topic)))].slice(0, MOST_SIGNS);
