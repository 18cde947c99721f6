/** A well-known fact, recognized by the words that a claim about it almost always contains. */
export interface Fact {
  readonly about: readonly string[];
  /** The true value, in its usual spellings. */
  readonly value: string;
  readonly truth: string;
}

const fact = (about: string, value: string, truth: string): Fact => ({ about: about.split(" "), value, truth });

export const facts: readonly Fact[] = [
  fact("week day", "seven|7", "there are seven days in a week"),
  fact("year month", "twelve|12", "the year is made of twelve months"),
  fact("year (?:season|quarter)", "four|4", "the year has four of them"),
  fact("hour minute", "sixty|60", "one hour is 60 minutes"),
  fact("minute second", "sixty|60", "one minute is 60 seconds"),
  fact("day hour", "24|twenty-four", "one day is 24 hours"),
  fact("met(?:re|er) centimet", "100|hundred", "it takes 100 centimetres to make one metre"),
  fact("kilomet(?:re|er)\\w* met(?:re|er)", "1000|1,000|thousand", "one kilometre is 1000 metres"),
  fact("kilo gram", "1000|1,000|thousand", "one kilogram is 1000 grams"),
  fact("dozen", "twelve|12", "a dozen is twelve"),
  fact("water boil", "100|hundred", "water boils at 100 degrees Celsius by the sea"),
  fact("water freez", "0|zero", "water freezes at 0 degrees Celsius"),
  fact("spider leg", "eight|8", "spiders have eight legs"),
  fact("insect leg", "six|6", "insects have six legs"),
  fact("(?:dog|cat|horse) leg", "four|4", "they have four legs"),
  fact("octopus arm", "eight|8", "an octopus has eight arms"),
  fact("triangle (?:side|corner)", "three|3", "a triangle has three sides"),
  fact("square (?:side|corner)", "four|4", "a square has four sides"),
  fact("hexagon side", "six|6", "a hexagon has six sides"),
  fact("(?:football|soccer) player", "eleven|11", "a side fields eleven players"),
  fact("capital italy", "rome", "the Italian capital is Rome"),
  fact("capital france", "paris", "the French capital is Paris"),
  fact("capital spain", "madrid", "the Spanish capital is Madrid"),
  fact("capital germany", "berlin", "the German capital is Berlin"),
  fact("capital portugal", "lisbon", "the Portuguese capital is Lisbon"),
  fact("capital australia", "canberra", "the Australian capital is Canberra"),
  fact("sun rise", "east", "the sun comes up in the east"),
  fact("alphabet letter", "26|twenty-six", "the English alphabet has 26 letters"),
];
