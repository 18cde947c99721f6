/**
 * Contempt in the way a sentence is built rather than in its words: how somebody is addressed, what he is said not to
 * be, what he could not have done. Over text in lower case.
 */
const BEINGS =
  "vermin|scum|filth|parasites?|worms?|savages|losers?|clowns?|cowards?|fools?|abschaum|ungeziefer|gesindel|vermine|minables|escoria|alimañas|escória|vermes";
const WASTE = "trash|garbage|rubbish|waste of space|pathetic|müll|ordure|basura|lixo";
const PEOPLE =
  "people|persons?|humans?|human beings|menschen|des (?:hommes|humains|gens)|gente|personas|seres humanos|pessoas";
const BEAST = "monkey|ape|toddler|child|kid|parrot|dog|cat|hamster|goldfish|potato|drunk|baby|donkey";

const SHAPES: readonly RegExp[] = [
  // A whole sentence, or all that stands behind a name: “Vermin.”, “Author: trash.”
  new RegExp(
    `^(?:(?:just |pure |utter |absolute |all |all of (?:them|you) )?(?:${BEINGS})|(?:author|writer|player|customer|you|everyone|all of (?:them|you)): (?:${BEINGS}|${WASTE}))(?:,? (?:all of (?:them|you)|every (?:last|single) one|the lot(?: of (?:them|you))?))?[.!]*$`,
    "u",
  ),
  // Called by it: “Resign, worm.”
  new RegExp(`, (?:you )?(?:little |old |big )?(?:${BEINGS}|snowflake|dummy|dumbo)(?=[.!,:?]|$)(?! and)`, "u"),
  /^(?:listen|look|hey|nice try|wake up|guess what|read it again|wrong),? (?:genius|einstein|sherlock|smarty|smart guy|wise guy|professor|champ|princess|buddy)(?=[.!,:]|$)/u,
  // Not to be counted among people.
  new RegExp(
    `(?<!\\p{L})(?!robots|machines|computers|compan|corporat|\\p{L}*bots|models|animals|pets|dolls|words|numbers)(?:they|you|\\p{L}{3,}(?:s|n|er)) (?:simply |really |just )?(?:are not|aren't|are no|sind keine|ne sont pas|no son|não são) (?:really |even |real |echte )?(?:${PEOPLE})(?!\\p{L})`,
    "u",
  ),
  /(?<!\p{L})(?:back to|zurück in|retourne\p{L}* dans|vuelvan? a|volt\p{L}+ (?:para|pro|ao)|que voltem para) (?:the|their|your|that|das|ihr|euer|le|leur|ton|el|su|tu|o|seu) (?:hole|cave|swamp|gutter|sewer|zoo|jungle|loch|dreckloch|trou|agujero|buraco|esgoto)(?!\p{L})/u,
  /(?<!\p{L})(?:can't help what (?:they|you) are|it's in (?:their|your|the) (?:blood|genes|nature)|liegt (?:ihnen|denen|dir) im blut|c'est dans leur sang|lo llevan en la sangre|está no sangue)(?!\p{L})/u,
  // One of a kind that is looked down on.
  /(?<!\p{L})\p{L}{3,}s like you (?:are (?:the problem|an? (?:disgrace|plague|pain|joke)|the reason (?:\p{L}+ ){0,4}(?:drink|quit|cry|leave|hate|nothing|can't))|should(?:n't| not| never)|ruin|deserve n|belong in)/u,
  /(?<!\p{L})what an? (?:\p{L}+ )?(?:miserable|pathetic|sad|horrible|awful|vile|disgusting|ridiculous|useless|nasty) (?:little )?(?:person|man|woman|human|creature|individual|excuse|soul)(?!\p{L})/u,
  // What he could not have done, or does not have.
  new RegExp(
    `(?<!\\p{L})did (?:an?|your|some) (?:\\p{L}+ )?(?:${BEAST}) (?:\\p{L}+ )?(?:write|do|make|draw|code|paint|design|build|plan)`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:an?|my|any) (?:\\p{L}+[- ]){0,2}(?:${BEAST}) (?:would|could) (?:have (?:seen|done|known|written|played|solved|spotted|found|noticed)|(?:do|play|write|code|draw) (?:it |this |that )?better|beat you)`,
    "u",
  ),
  /(?<!\p{L})(?:between your ears|in(?:side)? (?:your|that) (?:empty |thick |little )?(?:head|skull)(?: of yours)?)(?!\p{L})(?=.{0,40}$)(?<=(?:pity|nothing|empty|peaceful|quiet|lonely|echo|air|dark|missing|vacuum|thing).{0,60})/u,
  /(?<!\p{L})(?:not that you(?:'d| would) (?:notice|understand|know|care|get it)|if you (?:could|knew how to|bothered to) (?:read|count|think|spell),? you(?:'d| would)|(?:reading|thinking|counting|spelling)(?:'s| is) (?:\p{L}+ )?hard,? isn't it)(?!\p{L})/u,
  /(?<!\p{L})you (?:bore|exhaust|tire|repulse|revolt|appal) (?:me|us|everyone)(?!\p{L})/u,
];

export const isContempt = (clause: string): boolean => SHAPES.some((shape) => shape.test(clause));
