/** Words that are abuse in themselves, whoever is meant. Plurals are added. */
export const SLURS =
  "nigger nigga nigguh niggah faggot faggit kike wetback beaner raghead towelhead sandnigger cunt twat kaffir jigaboo shemale gaybob";

/** Slurs that are also ordinary words or names. */
export const UNCLEAR_SLURS =
  "fag dyke tranny spic chink gook coon paki retard retarded darkie redskin injun chinaman homo gypo";

/** Words that insult a person, whatever else is said. */
export const INSULTS = `bitch bastard asshole arsehole dickhead shithead fuckhead fuckface fucker motherfucker whore slut skank douchebag dumbass
  jackass dipshit shitbag scumbag wanker tosser cocksucker dumbfuck fatass lowlife pissant idiot moron imbecile cretin halfwit nitwit dimwit
  dumbshit asswipe asshat prick fuckwit shitstain`;

/** Words that insult a person if they are said of one, and things otherwise. Words by which people describe themselves or their health are not among them. */
export const MILD_INSULTS = `braindead brainless clown cockroach creep degenerate disgusting douche dumb filthy freak garbage ho hoe idiotic loser
  moronic parasite pathetic pedo pervert pig psycho pussy ratchet retarded scum sissy stupid trash ugly useless vermin
  worthless`;

/** Obscene words, with or without someone who is meant. */
export const OBSCENE = `fuck fucking fucked fuckin fck fuk fukin shit shitty bullshit dick cock ass arse tits cum wank jizz penis motherfucking goddamn
  sucking nuts balls dickless cocksucking`;

/** Threats and curses at someone. */
export const CURSES = [
  "fuck (?:you|off|u|yourself|ya)",
  "(?:screw|damn) you",
  "go to hell",
  "(?:kill|neck|hang|shoot) (?:yourself|urself|yourselves)",
  "go die",
  "(?:hope|wish) (?:that )?(?:you|u) (?:die|choke|rot|burn|get)",
  "(?:i will|i'll|ima|gonna) (?:kill|rape|shoot|beat|hurt) (?:you|u|your)",
  "(?:rot|burn) in hell",
  "shut (?:the fuck up|your mouth|ur mouth|the hell up)",
  "piss off",
  "eat shit",
  "suck (?:my|a) (?:dick|cock|dicks|cocks|balls)",
  "(?:kiss|lick) my (?:[a-z]+ ){0,2}(?:ass|arse|balls)",
  "get the fuck out",
  "stfu|gtfo|kys",
  "son of a bitch",
  "piece of (?:shit|trash|garbage|filth) (?:like )?(?:you|u)",
  "(?:you|ur|you're|youre|you are)(?: an?| such an?| nothing but an?)? (?:[a-z]+ ){0,2}(?:piece of (?:shit|trash|garbage)|waste of (?:space|air|oxygen))",
  "(?:you|u) suck",
  "nobody likes you",
];
