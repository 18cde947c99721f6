// Generated from the packs by `npm run generate`. Do not edit.
import type { GuardCard } from "./card.ts";

export const guardCards: Readonly<Record<string, GuardCard>> = {
 "injection-user": {
  "method": "injection-user",
  "version": "1.0",
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
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 439,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0068,
    "interval": {
     "low": 0.0023,
     "high": 0.0199
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    }
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 201,
    "hits": 50,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.2488,
    "interval": {
     "low": 0.1941,
     "high": 0.3129
    }
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "block",
    "n": 253,
    "hits": 38,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.1502,
    "interval": {
     "low": 0.1114,
     "high": 0.1994
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 151,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0248
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 49,
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
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 439,
    "hits": 5,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0114,
    "interval": {
     "low": 0.0049,
     "high": 0.0264
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    }
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 201,
    "hits": 71,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3532,
    "interval": {
     "low": 0.2905,
     "high": 0.4215
    }
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "flag",
    "n": 253,
    "hits": 51,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.2016,
    "interval": {
     "low": 0.1568,
     "high": 0.2553
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 151,
    "hits": 4,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0265,
    "interval": {
     "low": 0.0103,
     "high": 0.0661
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 49,
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
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0079
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
    "n": 388,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0077,
    "interval": {
     "low": 0.0026,
     "high": 0.0225
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    },
    "origin": "written"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "block",
    "n": 201,
    "hits": 50,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.2488,
    "interval": {
     "low": 0.1941,
     "high": 0.3129
    },
    "origin": "written"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "block",
    "n": 244,
    "hits": 36,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.1475,
    "interval": {
     "low": 0.1085,
     "high": 0.1975
    },
    "origin": "written"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "block",
    "n": 9,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.2222,
    "interval": {
     "low": 0.0632,
     "high": 0.5474
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 17,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1843
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 134,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0279
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    },
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
    "not_covered": 49,
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
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 5,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0129,
    "interval": {
     "low": 0.0055,
     "high": 0.0298
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    },
    "origin": "written"
   },
   {
    "pack": "extraction",
    "kind": "extraction",
    "label": 1,
    "point": "flag",
    "n": 201,
    "hits": 71,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3532,
    "interval": {
     "low": 0.2905,
     "high": 0.4215
    },
    "origin": "written"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "flag",
    "n": 244,
    "hits": 49,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.2008,
    "interval": {
     "low": 0.1554,
     "high": 0.2555
    },
    "origin": "written"
   },
   {
    "pack": "hijack",
    "kind": "hijack",
    "label": 1,
    "point": "flag",
    "n": 9,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.2222,
    "interval": {
     "low": 0.0632,
     "high": 0.5474
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 17,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1843
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 134,
    "hits": 4,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0299,
    "interval": {
     "low": 0.0117,
     "high": 0.0742
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    },
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
    "not_covered": 49,
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
  "digest": "06fd4f60cec52bc14cd80bdf91b55ce8"
 },
 "injection-document": {
  "method": "injection-document",
  "version": "1.0",
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
    "n": 505,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.002,
    "interval": {
     "low": 0.0003,
     "high": 0.0111
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 439,
    "hits": 6,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0137,
    "interval": {
     "low": 0.0063,
     "high": 0.0295
    }
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 219,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0173
    }
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 225,
    "hits": 4,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0178,
    "interval": {
     "low": 0.0069,
     "high": 0.0448
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 49,
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
    "n": 505,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0059,
    "interval": {
     "low": 0.002,
     "high": 0.0173
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 439,
    "hits": 13,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0296,
    "interval": {
     "low": 0.0174,
     "high": 0.05
    }
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 219,
    "hits": 6,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.0275,
    "interval": {
     "low": 0.0127,
     "high": 0.0587
    }
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 225,
    "hits": 24,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.1067,
    "interval": {
     "low": 0.0727,
     "high": 0.1538
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 49,
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
    "n": 481,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0021,
    "interval": {
     "low": 0.0004,
     "high": 0.0117
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
    "n": 388,
    "hits": 6,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0155,
    "interval": {
     "low": 0.0071,
     "high": 0.0333
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 104,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0356
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 115,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0326
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "block",
    "n": 41,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0857
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
    "n": 88,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0227,
    "interval": {
     "low": 0.0063,
     "high": 0.0791
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "block",
    "n": 137,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0146,
    "interval": {
     "low": 0.004,
     "high": 0.0517
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
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.1103
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    },
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
    "not_covered": 49,
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
    "n": 481,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0042,
    "interval": {
     "low": 0.0011,
     "high": 0.015
    },
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0417,
    "interval": {
     "low": 0.0074,
     "high": 0.2024
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 24,
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0417,
    "interval": {
     "low": 0.0074,
     "high": 0.2024
    },
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 388,
    "hits": 13,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0335,
    "interval": {
     "low": 0.0197,
     "high": 0.0565
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 104,
    "hits": 4,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0385,
    "interval": {
     "low": 0.0151,
     "high": 0.0947
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_clean",
    "label": 0,
    "point": "flag",
    "n": 115,
    "hits": 2,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0.0175,
    "interval": {
     "low": 0.0048,
     "high": 0.0617
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
    "not_covered": 0,
    "rate": 0.0244,
    "interval": {
     "low": 0.0043,
     "high": 0.126
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
    "hits": 1,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0357,
    "interval": {
     "low": 0.0063,
     "high": 0.1771
    },
    "origin": "found",
    "source": "nodejs/node"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 88,
    "hits": 11,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.125,
    "interval": {
     "low": 0.0713,
     "high": 0.2101
    },
    "origin": "written"
   },
   {
    "pack": "documents",
    "kind": "document_injected",
    "label": 1,
    "point": "flag",
    "n": 137,
    "hits": 13,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0949,
    "interval": {
     "low": 0.0563,
     "high": 0.1556
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
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0968,
    "interval": {
     "low": 0.0335,
     "high": 0.249
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    },
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
    "not_covered": 49,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0676
    },
    "origin": "written"
   }
  ],
  "auroc": 0.6171,
  "languages": [
   "en"
  ],
  "blindSpots": [
   "Polite requests that could be part of the document are found in a minority of cases.",
   "Manuals and other texts that instruct their reader look like instructions to the agent.",
   "Other languages than English are reported as not covered.",
   "Text in images and text that a page hides by its styles is not told apart from other text."
  ],
  "digest": "73894216fdbde1f908713dea311fbf72"
 },
 "jailbreak-templates": {
  "method": "jailbreak-templates",
  "version": "1.0",
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
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 439,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0046,
    "interval": {
     "low": 0.0013,
     "high": 0.0165
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 151,
    "hits": 51,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3377,
    "interval": {
     "low": 0.2672,
     "high": 0.4164
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "block",
    "n": 53,
    "hits": 0,
    "undecided": 0,
    "not_covered": 49,
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
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 439,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0068,
    "interval": {
     "low": 0.0023,
     "high": 0.0199
    }
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    }
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 151,
    "hits": 55,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3642,
    "interval": {
     "low": 0.2917,
     "high": 0.4435
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    }
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 1,
    "undecided": 0,
    "not_covered": 48,
    "rate": 0.0189,
    "interval": {
     "low": 0.0033,
     "high": 0.0994
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0079
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
    "n": 388,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0052,
    "interval": {
     "low": 0.0014,
     "high": 0.0186
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "block",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    },
    "origin": "written"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 17,
    "hits": 2,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.1176,
    "interval": {
     "low": 0.0329,
     "high": 0.3434
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "block",
    "n": 134,
    "hits": 49,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3657,
    "interval": {
     "low": 0.2889,
     "high": 0.4499
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    },
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
    "not_covered": 49,
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
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 3,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.0077,
    "interval": {
     "low": 0.0026,
     "high": 0.0225
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "security-questions",
    "kind": "security_question",
    "label": 0,
    "point": "flag",
    "n": 203,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0186
    },
    "origin": "written"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 17,
    "hits": 4,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.2353,
    "interval": {
     "low": 0.0956,
     "high": 0.4726
    },
    "origin": "found"
   },
   {
    "pack": "template-jailbreaks",
    "kind": "template_jailbreak",
    "label": 1,
    "point": "flag",
    "n": 134,
    "hits": 51,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0.3806,
    "interval": {
     "low": 0.3028,
     "high": 0.465
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
    "not_covered": 44,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.3543
    },
    "origin": "written"
   },
   {
    "pack": "other-languages",
    "kind": "other_language_attack",
    "label": 1,
    "point": "flag",
    "n": 53,
    "hits": 1,
    "undecided": 0,
    "not_covered": 48,
    "rate": 0.0189,
    "interval": {
     "low": 0.0033,
     "high": 0.0994
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
  "digest": "fb2967f8a0b93bd05b6c7e4d5929920e"
 },
 "explicit-abuse": {
  "method": "explicit-abuse",
  "version": "1.0",
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
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "block",
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0079
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "block",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "point": "flag",
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "point": "flag",
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
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
  "digest": "4a742d38ed294ae82e987c927547304a"
 },
 "obfuscation": {
  "method": "obfuscation",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "What is decoded must read as an order or a question in English, or as a well-known attack in six other languages. A hidden statement passes.",
   "Ciphers with a key, private alphabets, acrostics, words in pictures, and text turned upside down are not read.",
   "An order in plain words is not hidden: the guards for injection judge those.",
   "Someone who honestly asks what an encoded order means is a hit too."
  ],
  "digest": "8afb58a8eb0160ddc1a1a6666b794b3d"
 },
 "prompt-leak": {
  "method": "prompt-leak",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 505,
    "not_covered": 0,
    "rate": null,
    "interval": null
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 439,
    "not_covered": 0,
    "rate": null,
    "interval": null
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 481,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 24,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 24,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 388,
    "hits": 0,
    "undecided": 388,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 51,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A system prompt in other words, summarized or translated, shares no eight words in a row and passes.",
   "Prompts of fewer than eight words have no fingerprint, and shorter pieces of a prompt are not found.",
   "A prompt that holds texts to be quoted to users, such as opening hours, makes quoting them a hit.",
   "Prompts of languages without spaces between words are found only if they are repeated with their punctuation."
  ],
  "digest": "f513421124b9b1492519d04d058a4176"
 },
 "canary-leak": {
  "method": "canary-leak",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 505,
    "not_covered": 0,
    "rate": null,
    "interval": null
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 439,
    "not_covered": 0,
    "rate": null,
    "interval": null
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 481,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 24,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "found"
   },
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 24,
    "hits": 0,
    "undecided": 24,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "found",
    "source": "microsoft/BIPIA"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 388,
    "hits": 0,
    "undecided": 388,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 51,
    "not_covered": 0,
    "rate": null,
    "interval": null,
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A planted phrase that is described or translated, encrypted with a key, or spread over several messages is not found.",
   "Phrases of fewer than seven characters are ignored: they appear by chance.",
   "It shows that the context leaks, not what else of it has leaked."
  ],
  "digest": "fe8fd9da5281f4488a88ec9d854605d5"
 },
 "secrets": {
  "method": "secrets",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A secret without a known shape is found only beside a name that gives it away, such as password or api_key.",
   "Passwords that people choose, in a sentence or without digits and marks, are not found.",
   "It cannot know whether a key still works: a revoked key is a hit, and a working one that looks like an example passes.",
   "A secret that is cut in two, translated into words or encrypted is not found."
  ],
  "digest": "cd4438bb8d62ed0480d69e2f6255000a"
 },
 "pii-structured": {
  "method": "pii-structured",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "Names, postal addresses, dates of birth, job titles and everything else without a form of its own are not found: that needs a model.",
   "National phone numbers are found only for the region that is set, or after a word for a telephone.",
   "National ids of about fifteen countries are known. Passport, license and account numbers without check digits pass.",
   "Of numbers that are no card, about one in fifty with 16 digits has the form and the check digit of one.",
   "Values for documentation, such as addresses at example.com and test card numbers, are hits like any other."
  ],
  "digest": "9b7553c0e31cbf4fa3d91503264aeb5b"
 },
 "denied-tools": {
  "method": "denied-tools",
  "version": "1.0",
  "figures": [],
  "sources": [],
  "languages": "any",
  "blindSpots": [
   "It knows a tool by its name only. A tool that does the same under another name passes, unless only-tools lists the good ones.",
   "A denied value that the tool puts together itself, from parts or from another encoding, is not seen."
  ],
  "digest": "58f66250f301011f6c07af000104947e"
 },
 "topic-limits": {
  "method": "topic-limits",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "A topic is its list of words. A text about the topic without any of them passes, and one that only mentions a word is a hit.",
   "With allowed topics, one fitting word is enough for the whole text.",
   "Words have to be listed in every language that users write."
  ],
  "digest": "2b71e4c9c84c21e0c03672b1c4b9a27b"
 },
 "language-limits": {
  "method": "language-limits",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 6,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0076
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 9,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0089
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 5,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.008
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 8,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.01
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 1,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0713
    },
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "Languages in Latin letters are told apart only for English, German, French, Spanish, Portuguese, Italian and Dutch. Another one, such as Swedish or Polish, is reported as not covered or taken for the most similar of these.",
   "A sentence in a denied language inside a paragraph of an allowed one is not seen: the paragraph counts as one.",
   "Names, quotations, addresses and code do not count."
  ],
  "digest": "e447d453b893d091070a70386b424fb3"
 },
 "custom-patterns": {
  "method": "custom-patterns",
  "version": "1.0",
  "figures": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 505,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0075
    }
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 439,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0087
    }
   }
  ],
  "sources": [
   {
    "pack": "ordinary",
    "kind": "ordinary",
    "label": 0,
    "n": 481,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
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
    "n": 388,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.0098
    },
    "origin": "written"
   },
   {
    "pack": "hard-negatives",
    "kind": "hard_negative",
    "label": 0,
    "n": 51,
    "hits": 0,
    "undecided": 0,
    "not_covered": 0,
    "rate": 0,
    "interval": {
     "low": 0,
     "high": 0.07
    },
    "origin": "found"
   }
  ],
  "languages": "any",
  "blindSpots": [
   "It finds what the patterns say and nothing else: another spelling, a translation or a description of the same thing passes.",
   "How often it is wrong depends on your patterns, so its card cannot say; try them on recorded traffic first."
  ],
  "digest": "493523dbde4e84d363acdc03294fa332"
 }
};
