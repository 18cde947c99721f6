// Generated from the packs by `npm run generate`. Do not edit.
import type { GuardCard } from "./card.ts";

export const guardCards: Readonly<Record<string, GuardCard>> = {
 "injection-user": {
  "method": "injection-user",
  "version": "1.10",
  "points": [
   "block",
   "flag"
  ],
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 958,
    "hits": 1,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0011,
    "interval": {
     "low": 0.0002,
     "high": 0.006
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 761,
    "hits": 10,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.0132,
    "interval": {
     "low": 0.0072,
     "high": 0.0241
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 323,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0118
    }
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 492,
    "hits": 381,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.7744,
    "interval": {
     "low": 0.7354,
     "high": 0.8091
    }
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "block",
    "n": 512,
    "hits": 380,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.7422,
    "interval": {
     "low": 0.7026,
     "high": 0.7782
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 247,
    "hits": 84,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3401,
    "interval": {
     "low": 0.2839,
     "high": 0.4012
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    }
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 958,
    "hits": 2,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0021,
    "interval": {
     "low": 0.0006,
     "high": 0.0077
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 761,
    "hits": 23,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.0303,
    "interval": {
     "low": 0.0203,
     "high": 0.0451
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 323,
    "hits": 1,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.0031,
    "interval": {
     "low": 0.0005,
     "high": 0.0174
    }
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 492,
    "hits": 421,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8557,
    "interval": {
     "low": 0.8219,
     "high": 0.884
    }
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "flag",
    "n": 512,
    "hits": 420,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.8203,
    "interval": {
     "low": 0.7847,
     "high": 0.8511
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 247,
    "hits": 111,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.4494,
    "interval": {
     "low": 0.3886,
     "high": 0.5117
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 934,
    "hits": 1,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0011,
    "interval": {
     "low": 0.0002,
     "high": 0.0061
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 639,
    "hits": 8,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.0126,
    "interval": {
     "low": 0.0064,
     "high": 0.0246
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 122,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0164,
    "interval": {
     "low": 0.0045,
     "high": 0.0578
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 323,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0118
    },
    "origin": "written"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 399,
    "hits": 321,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8045,
    "interval": {
     "low": 0.7628,
     "high": 0.8404
    },
    "origin": "written"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 93,
    "hits": 60,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.6452,
    "interval": {
     "low": 0.5439,
     "high": 0.7349
    },
    "origin": "found"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 43,
    "hits": 21,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.4884,
    "interval": {
     "low": 0.3462,
     "high": 0.6325
    },
    "origin": "found",
    "source": "meta-llama/PurpleLlama"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 24,
    "hits": 21,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.875,
    "interval": {
     "low": 0.69,
     "high": 0.9566
    },
    "origin": "found",
    "source": "rustyorb/pincer"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "block",
    "n": 443,
    "hits": 331,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.7472,
    "interval": {
     "low": 0.7047,
     "high": 0.7854
    },
    "origin": "written"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "block",
    "n": 69,
    "hits": 49,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.7101,
    "interval": {
     "low": 0.5943,
     "high": 0.8038
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 45,
    "hits": 29,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.6444,
    "interval": {
     "low": 0.4984,
     "high": 0.7678
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 28,
    "hits": 25,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8929,
    "interval": {
     "low": 0.728,
     "high": 0.9629
    },
    "origin": "found",
    "source": "rustyorb/pincer"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 202,
    "hits": 55,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.2723,
    "interval": {
     "low": 0.2156,
     "high": 0.3375
    },
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 934,
    "hits": 2,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0022,
    "interval": {
     "low": 0.0006,
     "high": 0.0079
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 639,
    "hits": 20,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.0314,
    "interval": {
     "low": 0.0204,
     "high": 0.0481
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 122,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0246,
    "interval": {
     "low": 0.0084,
     "high": 0.0698
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 323,
    "hits": 1,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.0031,
    "interval": {
     "low": 0.0005,
     "high": 0.0174
    },
    "origin": "written"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 399,
    "hits": 348,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8722,
    "interval": {
     "low": 0.8358,
     "high": 0.9014
    },
    "origin": "written"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 93,
    "hits": 73,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.7849,
    "interval": {
     "low": 0.691,
     "high": 0.8562
    },
    "origin": "found"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 43,
    "hits": 27,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.6279,
    "interval": {
     "low": 0.4786,
     "high": 0.7562
    },
    "origin": "found",
    "source": "meta-llama/PurpleLlama"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 24,
    "hits": 23,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9583,
    "interval": {
     "low": 0.7976,
     "high": 0.9926
    },
    "origin": "found",
    "source": "rustyorb/pincer"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "flag",
    "n": 443,
    "hits": 365,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.8239,
    "interval": {
     "low": 0.7857,
     "high": 0.8566
    },
    "origin": "written"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "flag",
    "n": 69,
    "hits": 55,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.7971,
    "interval": {
     "low": 0.6878,
     "high": 0.8751
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 45,
    "hits": 32,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.7111,
    "interval": {
     "low": 0.5663,
     "high": 0.8227
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 28,
    "hits": 26,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9286,
    "interval": {
     "low": 0.7735,
     "high": 0.9802
    },
    "origin": "found",
    "source": "rustyorb/pincer"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 202,
    "hits": 79,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3911,
    "interval": {
     "low": 0.3264,
     "high": 0.4598
    },
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   }
  ],
  "languages": [
   "en"
  ],
  "blindSpots": [
   "Attacks in other languages than English are reported as not covered, unless English attack words stand out.",
   "Requests that are harmful but leave the agent's instructions alone are not injection and pass.",
   "Attacks told as an ordinary story or spread over several messages are missed more often than not.",
   "Images, audio and files are not read."
  ],
  "digest": "14f657a5cfba9e23dba0f95f60204b88",
  "cost": 560
 },
 "injection-document": {
  "method": "injection-document",
  "version": "1.8",
  "points": [
   "block",
   "flag"
  ],
  "figures": [
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 310,
    "hits": 6,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.0195,
    "interval": {
     "low": 0.009,
     "high": 0.0418
    }
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 298,
    "hits": 111,
    "undecided": 0,
    "not_covered": 4,
    "rate": 0.3725,
    "interval": {
     "low": 0.3195,
     "high": 0.4287
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    }
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 310,
    "hits": 11,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.0357,
    "interval": {
     "low": 0.0201,
     "high": 0.0628
    }
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 298,
    "hits": 130,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.4362,
    "interval": {
     "low": 0.3811,
     "high": 0.493
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    }
   }
  ],
  "sources": [
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 195,
    "hits": 5,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0256,
    "interval": {
     "low": 0.011,
     "high": 0.0586
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 115,
    "hits": 1,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.0088,
    "interval": {
     "low": 0.0016,
     "high": 0.0484
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 41,
    "hits": 1,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.0256,
    "interval": {
     "low": 0.0045,
     "high": 0.1318
    },
    "origin": "found",
    "source": "rust-lang/book"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 28,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1206
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 152,
    "hits": 73,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.4803,
    "interval": {
     "low": 0.4023,
     "high": 0.5592
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 146,
    "hits": 38,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.2603,
    "interval": {
     "low": 0.1959,
     "high": 0.3369
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 22,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0455,
    "interval": {
     "low": 0.0081,
     "high": 0.218
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 31,
    "hits": 10,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.3226,
    "interval": {
     "low": 0.1857,
     "high": 0.4986
    },
    "origin": "found",
    "source": "rust-lang/book"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 195,
    "hits": 10,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0513,
    "interval": {
     "low": 0.0281,
     "high": 0.0918
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 115,
    "hits": 1,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.0088,
    "interval": {
     "low": 0.0016,
     "high": 0.0484
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 41,
    "hits": 1,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.0256,
    "interval": {
     "low": 0.0045,
     "high": 0.1318
    },
    "origin": "found",
    "source": "rust-lang/book"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 28,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1206
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 152,
    "hits": 84,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.5526,
    "interval": {
     "low": 0.4733,
     "high": 0.6294
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 146,
    "hits": 46,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.3151,
    "interval": {
     "low": 0.2453,
     "high": 0.3943
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 22,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0909,
    "interval": {
     "low": 0.0253,
     "high": 0.2781
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 31,
    "hits": 12,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.3871,
    "interval": {
     "low": 0.2373,
     "high": 0.5618
    },
    "origin": "found",
    "source": "rust-lang/book"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   }
  ],
  "auroc": 0.8173,
  "languages": [
   "en"
  ],
  "blindSpots": [
   "Plain requests in a document that don't say that a machine is meant read like requests to people, and mostly pass.",
   "Attacks copied from a chat that address nobody, such as those of password games, are found in a minority of documents.",
   "Texts about language models, and code that calls one, are hit more often than other documents.",
   "Other languages than English are reported as not covered.",
   "Text in images and text that a page hides by its styles is not told apart from other text."
  ],
  "digest": "8fd58a4f20b7d57f0bae15a84513ae61",
  "cost": 530
 },
 "jailbreak-templates": {
  "method": "jailbreak-templates",
  "version": "1.10",
  "points": [
   "block",
   "flag"
  ],
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 323,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0118
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 247,
    "hits": 236,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9555,
    "interval": {
     "low": 0.922,
     "high": 0.975
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    }
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 958,
    "hits": 1,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0011,
    "interval": {
     "low": 0.0002,
     "high": 0.006
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 761,
    "hits": 5,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.0066,
    "interval": {
     "low": 0.0028,
     "high": 0.0153
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 323,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0118
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 247,
    "hits": 239,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9676,
    "interval": {
     "low": 0.9374,
     "high": 0.9835
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0042
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 323,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0118
    },
    "origin": "written"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 45,
    "hits": 36,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8,
    "interval": {
     "low": 0.6618,
     "high": 0.891
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 28,
    "hits": 25,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8929,
    "interval": {
     "low": 0.728,
     "high": 0.9629
    },
    "origin": "found",
    "source": "rustyorb/pincer"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 202,
    "hits": 200,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9901,
    "interval": {
     "low": 0.9646,
     "high": 0.9973
    },
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 934,
    "hits": 1,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0011,
    "interval": {
     "low": 0.0002,
     "high": 0.0061
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 639,
    "hits": 5,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.0079,
    "interval": {
     "low": 0.0034,
     "high": 0.0183
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 323,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0118
    },
    "origin": "written"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 45,
    "hits": 38,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8444,
    "interval": {
     "low": 0.7122,
     "high": 0.9225
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 28,
    "hits": 26,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9286,
    "interval": {
     "low": 0.7735,
     "high": 0.9802
    },
    "origin": "found",
    "source": "rustyorb/pincer"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 202,
    "hits": 201,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.995,
    "interval": {
     "low": 0.9725,
     "high": 0.9991
    },
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_ordinary",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 51,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 53,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   }
  ],
  "languages": [
   "en"
  ],
  "blindSpots": [
   "Jailbreaks found by search or optimization, which read like noise, have no template.",
   "Harmful requests without a template around them pass.",
   "Other languages than English are reported as not covered.",
   "Elaborate personas for ordinary games may be hit."
  ],
  "digest": "8b1b04dd9d2586f6a38e1e4c01575c35",
  "cost": 540
 },
 "explicit-abuse": {
  "method": "explicit-abuse",
  "version": "1.2",
  "points": [
   "block",
   "flag"
  ],
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "explicit-abuse",
    "kind": "explicit_abuse",
    "label": 1,
    "point": "block",
    "n": 95,
    "hits": 69,
    "undecided": 0,
    "not_covered": 4,
    "rate": 0.7263,
    "interval": {
     "low": 0.6292,
     "high": 0.8059
    }
   },
   {
    "pack": "explicit-abuse",
    "kind": "strong_or_quoted",
    "label": 0,
    "point": "block",
    "n": 101,
    "hits": 9,
    "undecided": 0,
    "not_covered": 5,
    "rate": 0.0938,
    "interval": {
     "low": 0.0501,
     "high": 0.1687
    }
   },
   {
    "pack": "explicit-abuse",
    "kind": "explicit_abuse_outside",
    "label": 1,
    "point": "block",
    "n": 14,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.2153
    }
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "explicit-abuse",
    "kind": "explicit_abuse",
    "label": 1,
    "point": "flag",
    "n": 95,
    "hits": 87,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.9158,
    "interval": {
     "low": 0.8425,
     "high": 0.9567
    }
   },
   {
    "pack": "explicit-abuse",
    "kind": "strong_or_quoted",
    "label": 0,
    "point": "flag",
    "n": 101,
    "hits": 19,
    "undecided": 0,
    "not_covered": 5,
    "rate": 0.1979,
    "interval": {
     "low": 0.1305,
     "high": 0.2886
    }
   },
   {
    "pack": "explicit-abuse",
    "kind": "explicit_abuse_outside",
    "label": 1,
    "point": "flag",
    "n": 14,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.2153
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0042
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "explicit-abuse",
    "kind": "explicit_abuse",
    "label": 1,
    "point": "block",
    "n": 95,
    "hits": 69,
    "undecided": 0,
    "not_covered": 4,
    "rate": 0.7263,
    "interval": {
     "low": 0.6292,
     "high": 0.8059
    },
    "origin": "written"
   },
   {
    "pack": "explicit-abuse",
    "kind": "strong_or_quoted",
    "label": 0,
    "point": "block",
    "n": 101,
    "hits": 9,
    "undecided": 0,
    "not_covered": 5,
    "rate": 0.0938,
    "interval": {
     "low": 0.0501,
     "high": 0.1687
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0042
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "explicit-abuse",
    "kind": "explicit_abuse",
    "label": 1,
    "point": "flag",
    "n": 95,
    "hits": 87,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.9158,
    "interval": {
     "low": 0.8425,
     "high": 0.9567
    },
    "origin": "written"
   },
   {
    "pack": "explicit-abuse",
    "kind": "strong_or_quoted",
    "label": 0,
    "point": "flag",
    "n": 101,
    "hits": 19,
    "undecided": 0,
    "not_covered": 5,
    "rate": 0.1979,
    "interval": {
     "low": 0.1305,
     "high": 0.2886
    },
    "origin": "written"
   }
  ],
  "languages": [
   "en"
  ],
  "blindSpots": [
   "It does not find hate speech in clean words: contempt without a slur or an insult passes.",
   "It does not know who is quoted: slurs in reports and in fiction are hit.",
   "Reclaimed words among friends look like abuse.",
   "Other languages than English are reported as not covered."
  ],
  "digest": "3bada5d736804b041bd6894dea3fa558",
  "cost": 410
 },
 "obfuscation": {
  "method": "obfuscation",
  "version": "1.1",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "obfuscation",
    "kind": "obfuscated_attack",
    "label": 1,
    "n": 128,
    "hits": 104,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8125,
    "interval": {
     "low": 0.7362,
     "high": 0.8706
    }
   },
   {
    "pack": "obfuscation",
    "kind": "odd_but_ordinary",
    "label": 0,
    "n": 90,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0111,
    "interval": {
     "low": 0.002,
     "high": 0.0603
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "obfuscation",
    "kind": "obfuscated_attack",
    "label": 1,
    "n": 128,
    "hits": 104,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8125,
    "interval": {
     "low": 0.7362,
     "high": 0.8706
    },
    "origin": "generated"
   },
   {
    "pack": "obfuscation",
    "kind": "odd_but_ordinary",
    "label": 0,
    "n": 90,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0111,
    "interval": {
     "low": 0.002,
     "high": 0.0603
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "What is decoded must read as an order or a question in English, or as a well-known attack in six other languages. A hidden statement passes.",
   "Ciphers with a key, private alphabets, acrostics, words in pictures, and text turned upside down are not read.",
   "An order in plain words is not hidden: the guards for injection judge those.",
   "Someone who honestly asks what an encoded order means is a hit too."
  ],
  "digest": "234a5c5a20d87a5c22d911cffbd41734",
  "cost": 450
 },
 "prompt-leak": {
  "method": "prompt-leak",
  "version": "1.2",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "prompt-leak",
    "kind": "prompt_leak",
    "label": 1,
    "n": 112,
    "hits": 109,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9732,
    "interval": {
     "low": 0.9242,
     "high": 0.9908
    }
   },
   {
    "pack": "prompt-leak",
    "kind": "prompt_leak_outside",
    "label": 1,
    "n": 24,
    "hits": 16,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.6667,
    "interval": {
     "low": 0.4671,
     "high": 0.8203
    }
   },
   {
    "pack": "prompt-leak",
    "kind": "ordinary_answer",
    "label": 0,
    "n": 96,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0104,
    "interval": {
     "low": 0.0018,
     "high": 0.0567
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "prompt-leak",
    "kind": "prompt_leak",
    "label": 1,
    "n": 112,
    "hits": 109,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9732,
    "interval": {
     "low": 0.9242,
     "high": 0.9908
    },
    "origin": "generated"
   },
   {
    "pack": "prompt-leak",
    "kind": "ordinary_answer",
    "label": 0,
    "n": 96,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0104,
    "interval": {
     "low": 0.0018,
     "high": 0.0567
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A system prompt in other words, summarized or translated, shares no eight words in a row and passes.",
   "Runs of eight words that are far apart in an answer are not added up: what came before them has left by then.",
   "Prompts of fewer than eight words have no fingerprint, and shorter pieces of a prompt are not found.",
   "A prompt that holds texts to be quoted to users, such as opening hours, makes quoting them a hit.",
   "Prompts of languages without spaces between words are found only if they are repeated with their punctuation."
  ],
  "digest": "a89584133ecd17a09a3f7bea7f2be35b",
  "cost": 74
 },
 "canary-leak": {
  "method": "canary-leak",
  "version": "1.3",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "canary-leak",
    "kind": "canary_leak",
    "label": 1,
    "n": 130,
    "hits": 130,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9713,
     "high": 1
    }
   },
   {
    "pack": "canary-leak",
    "kind": "canary_leak_outside",
    "label": 1,
    "n": 10,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.2775
    }
   },
   {
    "pack": "canary-leak",
    "kind": "canary_lookalike",
    "label": 0,
    "n": 50,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.02,
    "interval": {
     "low": 0.0035,
     "high": 0.105
    }
   },
   {
    "pack": "canary-leak",
    "kind": "ordinary_answer",
    "label": 0,
    "n": 20,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1611
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "canary-leak",
    "kind": "canary_leak",
    "label": 1,
    "n": 130,
    "hits": 130,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9713,
     "high": 1
    },
    "origin": "generated"
   },
   {
    "pack": "canary-leak",
    "kind": "canary_lookalike",
    "label": 0,
    "n": 50,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.02,
    "interval": {
     "low": 0.0035,
     "high": 0.105
    },
    "origin": "written"
   },
   {
    "pack": "canary-leak",
    "kind": "ordinary_answer",
    "label": 0,
    "n": 20,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1611
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A planted phrase that is described or translated, encrypted with a key, or spread over several messages is not found.",
   "A phrase whose letters or pieces are spread over a text, among other words, is found only with `spread`, which holds an answer until its end. Phrases of more than 600 characters together are always looked for in that way.",
   "Phrases of fewer than seven letters and digits are not looked for: they appear by chance.",
   "It shows that the context leaks, not what else of it has leaked."
  ],
  "digest": "269df3b7bd2bb01806d84b3ee5129467",
  "cost": 200
 },
 "secrets": {
  "method": "secrets",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "secrets",
    "kind": "live_secret",
    "label": 1,
    "n": 158,
    "hits": 151,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9557,
    "interval": {
     "low": 0.9114,
     "high": 0.9784
    }
   },
   {
    "pack": "secrets",
    "kind": "secret_lookalike",
    "label": 0,
    "n": 136,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0275
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "secrets",
    "kind": "live_secret",
    "label": 1,
    "n": 158,
    "hits": 151,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9557,
    "interval": {
     "low": 0.9114,
     "high": 0.9784
    },
    "origin": "generated"
   },
   {
    "pack": "secrets",
    "kind": "secret_lookalike",
    "label": 0,
    "n": 44,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0803
    },
    "origin": "written"
   },
   {
    "pack": "secrets",
    "kind": "secret_lookalike",
    "label": 0,
    "n": 92,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0401
    },
    "origin": "generated"
   }
  ],
  "spans": {
   "labeled": 146,
   "covered": 122
  },
  "languages": "any",
  "blindSpots": [
   "A secret without a known shape is found only beside a name that gives it away, such as password or api_key.",
   "Passwords that people choose, in a sentence or without digits and marks, are not found.",
   "It cannot know whether a key still works: a revoked key is a hit, and a working one that looks like an example passes.",
   "A secret that is cut in two, translated into words or encrypted is not found."
  ],
  "digest": "750e522f721ad25059f3feae123c6916",
  "cost": 16
 },
 "pii-structured": {
  "method": "pii-structured",
  "version": "1.2",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0021,
    "interval": {
     "low": 0.0006,
     "high": 0.0076
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "pii-structured",
    "kind": "personal_data",
    "label": 1,
    "n": 130,
    "hits": 126,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9692,
    "interval": {
     "low": 0.9236,
     "high": 0.988
    }
   },
   {
    "pack": "pii-structured",
    "kind": "personal_data_outside",
    "label": 1,
    "n": 18,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1759
    }
   },
   {
    "pack": "pii-structured",
    "kind": "personal_data_lookalike",
    "label": 0,
    "n": 91,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0405
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0021,
    "interval": {
     "low": 0.0006,
     "high": 0.0078
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "pii-structured",
    "kind": "personal_data",
    "label": 1,
    "n": 130,
    "hits": 126,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9692,
    "interval": {
     "low": 0.9236,
     "high": 0.988
    },
    "origin": "generated"
   },
   {
    "pack": "pii-structured",
    "kind": "personal_data_lookalike",
    "label": 0,
    "n": 38,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0918
    },
    "origin": "generated"
   },
   {
    "pack": "pii-structured",
    "kind": "personal_data_lookalike",
    "label": 0,
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   }
  ],
  "spans": {
   "labeled": 138,
   "covered": 134
  },
  "languages": "any",
  "blindSpots": [
   "Names, postal addresses, dates of birth, job titles and everything else without a form of its own are not found: that needs a model.",
   "National phone numbers are found only for the region that is set, or after a word for a telephone.",
   "National ids of about fifteen countries are known. Passport, license and account numbers without check digits pass.",
   "Of numbers that are no card, about one in fifty with 16 digits has the form and the check digit of one.",
   "Values for documentation, such as addresses at example.com and test card numbers, are hits like any other."
  ],
  "digest": "eb29ae7664a61cee35af3f6cd4956e9b",
  "cost": 24
 },
 "unsafe-markup": {
  "method": "unsafe-markup",
  "version": "1.1",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "unsafe-markup",
    "kind": "unsafe_markup",
    "label": 1,
    "n": 60,
    "hits": 54,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9,
    "interval": {
     "low": 0.7985,
     "high": 0.9534
    }
   },
   {
    "pack": "unsafe-markup",
    "kind": "exfiltration_link",
    "label": 1,
    "n": 50,
    "hits": 48,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.96,
    "interval": {
     "low": 0.8654,
     "high": 0.989
    }
   },
   {
    "pack": "unsafe-markup",
    "kind": "ordinary_markup",
    "label": 0,
    "n": 98,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0377
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "unsafe-markup",
    "kind": "unsafe_markup",
    "label": 1,
    "n": 60,
    "hits": 54,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9,
    "interval": {
     "low": 0.7985,
     "high": 0.9534
    },
    "origin": "written"
   },
   {
    "pack": "unsafe-markup",
    "kind": "exfiltration_link",
    "label": 1,
    "n": 50,
    "hits": 48,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.96,
    "interval": {
     "low": 0.8654,
     "high": 0.989
    },
    "origin": "generated"
   },
   {
    "pack": "unsafe-markup",
    "kind": "ordinary_markup",
    "label": 0,
    "n": 98,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0377
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "Code blocks count as code: a page that renders them as HTML is not protected.",
   "Without a list of hosts, a picture whose address carries encrypted or very short data passes.",
   "A link with plain words in its address passes, since searches look like that; so does a link to a harmful page.",
   "In documents and tool results only hidden instructions and data-carrying pictures count: pages are full of scripts."
  ],
  "digest": "a6b50665e172d9f3cb51468f7bf33187",
  "cost": 23
 },
 "sql-arguments": {
  "method": "sql-arguments",
  "version": "1.1",
  "figures": [
   {
    "pack": "tool-calls",
    "kind": "ordinary",
    "label": 0,
    "n": 420,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0091
    }
   },
   {
    "pack": "sql-arguments",
    "kind": "sql_injection",
    "label": 1,
    "n": 60,
    "hits": 56,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9333,
    "interval": {
     "low": 0.8407,
     "high": 0.9738
    }
   },
   {
    "pack": "sql-arguments",
    "kind": "sql_destructive",
    "label": 1,
    "n": 20,
    "hits": 16,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8,
    "interval": {
     "low": 0.584,
     "high": 0.9193
    }
   },
   {
    "pack": "sql-arguments",
    "kind": "ordinary_query",
    "label": 0,
    "n": 15,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.2039
    }
   },
   {
    "pack": "sql-arguments",
    "kind": "sql_lookalike",
    "label": 0,
    "n": 40,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.025,
    "interval": {
     "low": 0.0044,
     "high": 0.1288
    }
   },
   {
    "pack": "sql-arguments",
    "kind": "ordinary_call",
    "label": 0,
    "n": 66,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.055
    }
   }
  ],
  "sources": [
   {
    "pack": "tool-calls",
    "kind": "ordinary",
    "label": 0,
    "n": 420,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0091
    },
    "origin": "generated"
   },
   {
    "pack": "sql-arguments",
    "kind": "sql_injection",
    "label": 1,
    "n": 60,
    "hits": 56,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.9333,
    "interval": {
     "low": 0.8407,
     "high": 0.9738
    },
    "origin": "generated"
   },
   {
    "pack": "sql-arguments",
    "kind": "sql_destructive",
    "label": 1,
    "n": 20,
    "hits": 16,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8,
    "interval": {
     "low": 0.584,
     "high": 0.9193
    },
    "origin": "written"
   },
   {
    "pack": "sql-arguments",
    "kind": "ordinary_query",
    "label": 0,
    "n": 15,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.2039
    },
    "origin": "written"
   },
   {
    "pack": "sql-arguments",
    "kind": "sql_lookalike",
    "label": 0,
    "n": 40,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.025,
    "interval": {
     "low": 0.0044,
     "high": 0.1288
    },
    "origin": "written"
   },
   {
    "pack": "sql-arguments",
    "kind": "ordinary_call",
    "label": 0,
    "n": 66,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.055
    },
    "origin": "generated"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "It knows the common ways to break out of a statement. A tool that builds SQL from text stays open to others; bound parameters are the cure.",
   "A complete query that only reads passes, also where none is expected.",
   "SQL that is spread over several arguments, or encoded in anything but percent escapes, is not seen.",
   "A text about SQL injection that quotes an attack is a hit."
  ],
  "digest": "8d91a887109d5b1071276c2d69d153ce",
  "cost": 50
 },
 "shell-arguments": {
  "method": "shell-arguments",
  "version": "1.0",
  "figures": [
   {
    "pack": "tool-calls",
    "kind": "ordinary",
    "label": 0,
    "n": 420,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0091
    }
   },
   {
    "pack": "shell-arguments",
    "kind": "shell_injection",
    "label": 1,
    "n": 50,
    "hits": 46,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.92,
    "interval": {
     "low": 0.8116,
     "high": 0.9685
    }
   },
   {
    "pack": "shell-arguments",
    "kind": "shell_destructive",
    "label": 1,
    "n": 25,
    "hits": 20,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8,
    "interval": {
     "low": 0.6087,
     "high": 0.9114
    }
   },
   {
    "pack": "shell-arguments",
    "kind": "ordinary_command",
    "label": 0,
    "n": 30,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.1,
    "interval": {
     "low": 0.0346,
     "high": 0.2562
    }
   },
   {
    "pack": "shell-arguments",
    "kind": "shell_lookalike",
    "label": 0,
    "n": 50,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.06,
    "interval": {
     "low": 0.0206,
     "high": 0.1622
    }
   },
   {
    "pack": "shell-arguments",
    "kind": "ordinary_call",
    "label": 0,
    "n": 50,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0713
    }
   }
  ],
  "sources": [
   {
    "pack": "tool-calls",
    "kind": "ordinary",
    "label": 0,
    "n": 420,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0091
    },
    "origin": "generated"
   },
   {
    "pack": "shell-arguments",
    "kind": "shell_injection",
    "label": 1,
    "n": 50,
    "hits": 46,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.92,
    "interval": {
     "low": 0.8116,
     "high": 0.9685
    },
    "origin": "generated"
   },
   {
    "pack": "shell-arguments",
    "kind": "shell_destructive",
    "label": 1,
    "n": 25,
    "hits": 20,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8,
    "interval": {
     "low": 0.6087,
     "high": 0.9114
    },
    "origin": "written"
   },
   {
    "pack": "shell-arguments",
    "kind": "ordinary_command",
    "label": 0,
    "n": 30,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.1,
    "interval": {
     "low": 0.0346,
     "high": 0.2562
    },
    "origin": "written"
   },
   {
    "pack": "shell-arguments",
    "kind": "shell_lookalike",
    "label": 0,
    "n": 50,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.06,
    "interval": {
     "low": 0.0206,
     "high": 0.1622
    },
    "origin": "written"
   },
   {
    "pack": "shell-arguments",
    "kind": "ordinary_call",
    "label": 0,
    "n": 50,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0713
    },
    "origin": "generated"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "For tools that run commands or write programs, list them in allowed: nearly every call of theirs would be a hit.",
   "It knows the usual programs by name. A command under another name, or put together by the shell, passes.",
   "A single command without anything before it, such as ls -la, passes, unless it destroys or takes over something.",
   "Commands that are encoded in anything but percent escapes are not seen."
  ],
  "digest": "e47e267466f9db8abe3360b0b02e9caa",
  "cost": 31
 },
 "denied-tools": {
  "method": "denied-tools",
  "version": "1.1",
  "figures": [
   {
    "pack": "tool-calls",
    "kind": "ordinary",
    "label": 0,
    "n": 420,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0091
    }
   },
   {
    "pack": "denied-tools",
    "kind": "denied_call",
    "label": 1,
    "n": 77,
    "hits": 77,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9525,
     "high": 1
    }
   },
   {
    "pack": "denied-tools",
    "kind": "allowed_call",
    "label": 0,
    "n": 94,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0393
    }
   },
   {
    "pack": "denied-tools",
    "kind": "denied_argument",
    "label": 1,
    "n": 30,
    "hits": 30,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.8865,
     "high": 1
    }
   },
   {
    "pack": "denied-tools",
    "kind": "denied_call_outside",
    "label": 1,
    "n": 5,
    "hits": 4,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.8,
    "interval": {
     "low": 0.3755,
     "high": 0.9638
    }
   }
  ],
  "sources": [
   {
    "pack": "tool-calls",
    "kind": "ordinary",
    "label": 0,
    "n": 420,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0091
    },
    "origin": "generated"
   },
   {
    "pack": "denied-tools",
    "kind": "denied_call",
    "label": 1,
    "n": 77,
    "hits": 77,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9525,
     "high": 1
    },
    "origin": "written"
   },
   {
    "pack": "denied-tools",
    "kind": "allowed_call",
    "label": 0,
    "n": 94,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0393
    },
    "origin": "written"
   },
   {
    "pack": "denied-tools",
    "kind": "denied_argument",
    "label": 1,
    "n": 30,
    "hits": 30,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.8865,
     "high": 1
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "It knows a tool by its name only. A tool that does the same under another name passes, unless only-tools lists the good ones.",
   "A denied value that the tool puts together itself, from parts or from another encoding, is not seen."
  ],
  "digest": "3731ac2a8fdcb8dad617337ea4f5498d",
  "cost": 9.3
 },
 "topic-limits": {
  "method": "topic-limits",
  "version": "1.1",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "topic-limits",
    "kind": "denied_topic",
    "label": 1,
    "n": 48,
    "hits": 48,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9259,
     "high": 1
    }
   },
   {
    "pack": "topic-limits",
    "kind": "other_topic",
    "label": 0,
    "n": 90,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0409
    }
   },
   {
    "pack": "topic-limits",
    "kind": "denied_topic_outside",
    "label": 1,
    "n": 5,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.4345
    }
   },
   {
    "pack": "topic-limits",
    "kind": "off_topic",
    "label": 1,
    "n": 28,
    "hits": 28,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.8794,
     "high": 1
    }
   },
   {
    "pack": "topic-limits",
    "kind": "on_topic",
    "label": 0,
    "n": 30,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1135
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "topic-limits",
    "kind": "denied_topic",
    "label": 1,
    "n": 48,
    "hits": 48,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9259,
     "high": 1
    },
    "origin": "written"
   },
   {
    "pack": "topic-limits",
    "kind": "other_topic",
    "label": 0,
    "n": 90,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0409
    },
    "origin": "written"
   },
   {
    "pack": "topic-limits",
    "kind": "off_topic",
    "label": 1,
    "n": 28,
    "hits": 28,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.8794,
     "high": 1
    },
    "origin": "written"
   },
   {
    "pack": "topic-limits",
    "kind": "on_topic",
    "label": 0,
    "n": 30,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1135
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A topic is its list of words. A text about the topic without any of them passes, and one that only mentions a word is a hit.",
   "With allowed topics, one fitting word is enough for the whole text.",
   "Words have to be listed in every language that users write."
  ],
  "digest": "e713061de2821fd663fd93f350596f5a",
  "cost": 10
 },
 "language-limits": {
  "method": "language-limits",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 2,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0.0021,
    "interval": {
     "low": 0.0006,
     "high": 0.0077
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 15,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0051
    }
   },
   {
    "pack": "language-limits",
    "kind": "allowed_language",
    "label": 0,
    "n": 90,
    "hits": 0,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0418
    }
   },
   {
    "pack": "language-limits",
    "kind": "other_language",
    "label": 1,
    "n": 120,
    "hits": 118,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.9833,
    "interval": {
     "low": 0.9413,
     "high": 0.9954
    }
   },
   {
    "pack": "language-limits",
    "kind": "other_language_outside",
    "label": 1,
    "n": 7,
    "hits": 4,
    "undecided": 0,
    "not_covered": 3,
    "rate": 0.5714,
    "interval": {
     "low": 0.2505,
     "high": 0.8418
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 2,
    "undecided": 0,
    "not_covered": 14,
    "rate": 0.0022,
    "interval": {
     "low": 0.0006,
     "high": 0.0079
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1431
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1431
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 13,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0061
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.031
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1611
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "language-limits",
    "kind": "allowed_language",
    "label": 0,
    "n": 90,
    "hits": 0,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0418
    },
    "origin": "written"
   },
   {
    "pack": "language-limits",
    "kind": "other_language",
    "label": 1,
    "n": 120,
    "hits": 118,
    "undecided": 0,
    "not_covered": 2,
    "rate": 0.9833,
    "interval": {
     "low": 0.9413,
     "high": 0.9954
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "Languages in Latin letters are told apart only for English, German, French, Spanish, Portuguese, Italian and Dutch. Another one, such as Swedish or Polish, is reported as not covered or taken for the most similar of these.",
   "A sentence in a denied language inside a paragraph of an allowed one is not seen: the paragraph counts as one.",
   "Names, quotations, addresses and code do not count."
  ],
  "digest": "19787b37f86e24587c78148b2e715ac5",
  "cost": 240
 },
 "custom-patterns": {
  "method": "custom-patterns",
  "version": "1.1",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 958,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.004
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 761,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.005
    }
   },
   {
    "pack": "custom-patterns",
    "kind": "pattern_match",
    "label": 1,
    "n": 117,
    "hits": 117,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9682,
     "high": 1
    }
   },
   {
    "pack": "custom-patterns",
    "kind": "no_match",
    "label": 0,
    "n": 106,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.035
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 934,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0041
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.138
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 639,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.006
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 122,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0305
    },
    "origin": "found"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 21,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1546
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "custom-patterns",
    "kind": "pattern_match",
    "label": 1,
    "n": 117,
    "hits": 117,
    "undecided": 0,
    "not_covered": 0,
    "rate": 1,
    "interval": {
     "low": 0.9682,
     "high": 1
    },
    "origin": "written"
   },
   {
    "pack": "custom-patterns",
    "kind": "no_match",
    "label": 0,
    "n": 106,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.035
    },
    "origin": "written"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "It finds what the patterns say and nothing else: another spelling, a translation or a description of the same thing passes.",
   "How often it is wrong depends on your patterns, so its card cannot say; try them on recorded traffic first."
  ],
  "digest": "de018664da5d3c2b2bd89862d3d5a558",
  "cost": 8.6
 }
};
