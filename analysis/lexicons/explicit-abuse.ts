/** Words that are abuse in themselves, whoever is meant. Endings for plurals are added. */
export const SLURS = `nigger nigga nigguh niggah faggot fag faggy dyke tranny kike spic chink gook wetback beaner raghead towelhead sandnigger coon
  paki retard retarded shemale cunt twat kaffir gypo jigaboo darkie redskin injun chinaman`;

/** Words that insult a person. */
export const INSULTS = `idiot moron imbecile bitch bastard asshole arsehole dickhead shithead fuckhead fuckface fucker motherfucker motherfuckers
  whore slut hoe ho skank douchebag douche dumbass jackass dipshit shitbag scumbag prick wanker tosser pussy loser scum trash garbage vermin parasite
  pig cockroach degenerate creep pervert pedo pathetic worthless stupid dumb ugly disgusting braindead brainless bimbo cocksucker dumbfuck
  fatass fatso twit simpleton nitwit halfwit cretin lowlife piss-ant pissant sissy trashy ratchet`;

/** Obscene words, with or without somebody who is meant. */
export const OBSCENE = `fuck fucking fucked fuckin fck fuk fukin shit shitty bullshit dick cock ass arse tits boobs pussy cum wank piss pissed crap damn
  goddamn hell bloody bugger bollocks motherfucking goddamned effing screw suck sucks`;

/** Threats and curses at somebody. */
export const CURSES = [
  "fuck you",
  "fuck off",
  "fuck u",
  "fuck yourself",
  "screw you",
  "go to hell",
  "kill yourself",
  "kill urself",
  "go die",
  "drop dead",
  "shut up",
  "shut the fuck up",
  "hope you die",
  "piss off",
  "eat shit",
  "suck my dick",
  "suck a dick",
  "suck my cock",
  "i will kill you",
  "i'll kill you",
  "rot in hell",
  "get the fuck out",
  "stfu",
  "gtfo",
  "kys",
  "neck yourself",
  "burn in hell",
  "son of a bitch",
  "piece of shit",
  "piece of trash",
  "piece of garbage",
  "waste of space",
  "nobody likes you",
  "you suck",
];
