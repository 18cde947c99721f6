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
  "digest": "de80dafa916d34364ac5ab15eebcc57b"
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
  "digest": "52e51f93b4d6d4bbd041d72fd2ae98c6"
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
  "digest": "79faf84eabf54379b448bef0b20ddcc6"
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
  "digest": "4a8e85288a6bb470ccedc30e47418598"
 }
};
