const ARTICLES = new Set(
  "a an the any all every each your their its our der die das den dem des ein eine einen einem einer le la les l un une des el los las una o os as um uma".split(
    " ",
  ),
);
const LONGEST = 300;

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
