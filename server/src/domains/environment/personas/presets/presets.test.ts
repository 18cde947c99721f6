import { describe, expect, test } from "vitest";
import { personaPresets } from "./list.ts";
import type { PersonaPreset } from "./preset.ts";

const counted = <T extends string>(of: (preset: PersonaPreset) => T) =>
  Object.fromEntries([...Map.groupBy(personaPresets, of)].map(([key, list]) => [key, list.length]));
const textOf = ({ name, description, role, roleDescription, tags, permissions }: PersonaPreset): string =>
  [name, description, role, roleDescription, ...tags, ...Object.values(permissions).flat()].join("\n");

/** What people must not be told apart by, as beginnings of words: none of it may describe someone who means harm. */
const DEMOGRAPHIC = [
  ...[
    "woman",
    "women",
    "man ",
    "men ",
    "boy",
    "girl",
    "male",
    "female",
    "gender",
    "trans ",
    "gay",
    "lesbian",
    "bisexual",
  ],
  ...["young", "old ", "older", "aged", "teen", "child", "retired", "-year-old", "minor"],
  ...["blind", "deaf", "disab", "wheelchair", "autis", "dyslex", "depress", "ill ", "sick"],
  ...[
    "black",
    "white",
    "asian",
    "arab",
    "african",
    "latin",
    "hispanic",
    "turk",
    "roma ",
    "indigenous",
    "ethnic",
    "racial",
  ],
  ...[
    "foreign",
    "immigrant",
    "refugee",
    "german",
    "french",
    "american",
    "brazil",
    "polish",
    "nigeria",
    "indian",
    "syria",
  ],
  ...["religio", "christian", "muslim", "jew", "hindu", "buddhist", "sikh", "married", "divorced", "widow", "pregnan"],
  ...["mother", "father", "parent", "conservative", "left-wing", "right-wing", "voter", "unemployed", "foster"],
];
const demographicIn = (text: string): string[] => {
  const spaced = ` ${text.toLowerCase().replaceAll(/[\s.,:;()]+/g, " ")} `;
  return DEMOGRAPHIC.filter((word) => spaced.includes(word.startsWith("-") ? word : ` ${word}`));
};

describe("the persona presets", () => {
  test("are twenty-four, in four categories, four intents and five languages", () => {
    expect(counted(({ category }) => category)).toEqual({ public: 9, professional: 7, support: 3, adversarial: 5 });
    expect(counted(({ intent }) => intent)).toEqual({ benign: 17, curious: 3, adversarial: 2, malicious: 2 });
    expect(counted(({ language }) => language)).toEqual({ en: 17, de: 2, fr: 2, es: 2, pt: 1 });
  });

  test("have ids that are the same on every console, and keys and names of their own", () => {
    for (const member of ["id", "key", "name"] as const)
      expect(new Set(personaPresets.map((preset) => preset[member])).size).toBe(personaPresets.length);
    expect(personaPresets[0]).toMatchObject({ key: "first-order", id: "0f3d0dff-c970-5277-bab3-fc6948b53203" });
  });

  test("name no person: a capital letter only begins a sentence, or English", () => {
    for (const preset of personaPresets) {
      const capitals = textOf(preset).matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu);
      expect([preset.key, [...capitals].map(([word]) => word).filter((word) => word !== "English")]).toEqual([
        preset.key,
        [],
      ]);
    }
  });

  test("attach no demographic value to an intent that is not benign", () => {
    const others = personaPresets.filter(({ intent }) => intent !== "benign");
    for (const preset of others) expect([preset.key, demographicIn(textOf(preset))]).toEqual([preset.key, []]);
    // It sees one where there is one.
    const minor = personaPresets.find(({ key }) => key === "fifteen-year-old");
    expect(minor && demographicIn(textOf(minor))).toEqual(["young", "-year-old", "minor", "parent"]);
  });

  test("say what each must not get, within the bounds of a persona", () => {
    for (const { key, name, role, permissions } of personaPresets) {
      expect([key, name.length <= 255 && role.length <= 100]).toEqual([key, true]);
      expect([key, permissions["restricted_actions"]]).toEqual([key, expect.arrayContaining([expect.any(String)])]);
    }
  });
});
