const ARTICLES = new Set(
  "a an the any all every each your their its our der die das den dem des ein eine einen einem einer le la les l un une des el los las una o os as um uma".split(
    " ",
  ),
);
const LONGEST = 300;

/** A thing without the article before it, for sentences that bring their own: "the staff code" is a "staff code". */
export function withoutArticle(thing: string): string {
  const [, first = "", rest = ""] = /^\s*(\p{L}+)\s+(\S.*)$/su.exec(thing.slice(0, LONGEST * 4)) ?? [];
  return rest !== "" && ARTICLES.has(first.toLowerCase()) ? rest.trimEnd() : thing;
}

/** What two rules have in common that can contradict each other: folded action and target. */
export function topicOf(action: string, target: string | null): string {
  return [action, target ?? ""]
    .map((part) =>
      part
        .slice(0, LONGEST)
        .normalize("NFKC")
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "" && !ARTICLES.has(word))
        .join(" "),
    )
    .join("|");
}
