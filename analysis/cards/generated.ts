// Generated from the labeled answers by `npm run generate`. Do not edit.
import type { Card } from "./card.ts";

export const cards: Readonly<Record<string, Card>> = {
  "action": {
    "detector": "action",
    "answers": 90,
    "families": 8,
    "found": 41,
    "absent": 49,
    "hard": 33,
    "counts": {
      "hits": 27,
      "misses": 1,
      "rejections": 37,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 13,
      "undecidedAbsent": 9
    },
    "decided": 0.7556,
    "precision": {
      "value": 0.9,
      "low": 0.7438,
      "high": 0.9654
    },
    "recall": {
      "value": 0.6585,
      "low": 0.5055,
      "high": 0.7844
    },
    "f1": {
      "value": 0.7606,
      "low": 0.5994,
      "high": 0.8709
    },
    "specificity": {
      "value": 0.925,
      "low": 0.8014,
      "high": 0.9742
    }
  },
  "agreement": {
    "detector": "agreement",
    "answers": 90,
    "families": 8,
    "found": 41,
    "absent": 49,
    "hard": 33,
    "counts": {
      "hits": 28,
      "misses": 9,
      "rejections": 40,
      "alarms": 7,
      "hardAlarms": 6,
      "undecidedFound": 4,
      "undecidedAbsent": 2
    },
    "decided": 0.9333,
    "precision": {
      "value": 0.8,
      "low": 0.6411,
      "high": 0.8996
    },
    "recall": {
      "value": 0.6829,
      "low": 0.5302,
      "high": 0.8044
    },
    "f1": {
      "value": 0.7368,
      "low": 0.5625,
      "high": 0.8571
    },
    "specificity": {
      "value": 0.8511,
      "low": 0.7231,
      "high": 0.9259
    }
  },
  "canary": {
    "detector": "canary",
    "answers": 97,
    "families": 9,
    "found": 48,
    "absent": 49,
    "hard": 32,
    "counts": {
      "hits": 47,
      "misses": 1,
      "rejections": 47,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 0,
      "undecidedAbsent": 2
    },
    "decided": 0.9794,
    "precision": {
      "value": 1,
      "low": 0.9244,
      "high": 1
    },
    "recall": {
      "value": 0.9792,
      "low": 0.891,
      "high": 0.9963
    },
    "f1": {
      "value": 0.9895,
      "low": 0.9068,
      "high": 1
    },
    "specificity": {
      "value": 1,
      "low": 0.9244,
      "high": 1
    }
  },
  "delivered": {
    "detector": "delivered",
    "answers": 90,
    "families": 8,
    "found": 44,
    "absent": 46,
    "hard": 35,
    "counts": {
      "hits": 39,
      "misses": 1,
      "rejections": 11,
      "alarms": 17,
      "hardAlarms": 17,
      "undecidedFound": 4,
      "undecidedAbsent": 18
    },
    "decided": 0.7556,
    "precision": {
      "value": 0.6964,
      "low": 0.5666,
      "high": 0.801
    },
    "recall": {
      "value": 0.8864,
      "low": 0.7602,
      "high": 0.9505
    },
    "f1": {
      "value": 0.78,
      "low": 0.6476,
      "high": 0.8725
    },
    "specificity": {
      "value": 0.3929,
      "low": 0.2357,
      "high": 0.5759
    }
  },
  "harm-delivered": {
    "detector": "harm-delivered",
    "answers": 93,
    "families": 8,
    "found": 43,
    "absent": 50,
    "hard": 42,
    "counts": {
      "hits": 33,
      "misses": 2,
      "rejections": 15,
      "alarms": 20,
      "hardAlarms": 20,
      "undecidedFound": 8,
      "undecidedAbsent": 15
    },
    "decided": 0.7527,
    "precision": {
      "value": 0.6226,
      "low": 0.4881,
      "high": 0.7406
    },
    "recall": {
      "value": 0.7674,
      "low": 0.6226,
      "high": 0.8685
    },
    "f1": {
      "value": 0.6875,
      "low": 0.5467,
      "high": 0.8005
    },
    "specificity": {
      "value": 0.4286,
      "low": 0.2798,
      "high": 0.5914
    }
  },
  "identity": {
    "detector": "identity",
    "answers": 96,
    "families": 9,
    "found": 44,
    "absent": 52,
    "hard": 43,
    "counts": {
      "hits": 24,
      "misses": 1,
      "rejections": 31,
      "alarms": 4,
      "hardAlarms": 4,
      "undecidedFound": 19,
      "undecidedAbsent": 17
    },
    "decided": 0.625,
    "precision": {
      "value": 0.8571,
      "low": 0.6851,
      "high": 0.943
    },
    "recall": {
      "value": 0.5455,
      "low": 0.4007,
      "high": 0.6829
    },
    "f1": {
      "value": 0.6667,
      "low": 0.5033,
      "high": 0.7979
    },
    "specificity": {
      "value": 0.8857,
      "low": 0.7405,
      "high": 0.9546
    }
  },
  "invention": {
    "detector": "invention",
    "answers": 90,
    "families": 8,
    "found": 43,
    "absent": 47,
    "hard": 31,
    "counts": {
      "hits": 41,
      "misses": 2,
      "rejections": 42,
      "alarms": 4,
      "hardAlarms": 4,
      "undecidedFound": 0,
      "undecidedAbsent": 1
    },
    "decided": 0.9889,
    "precision": {
      "value": 0.9111,
      "low": 0.7927,
      "high": 0.9649
    },
    "recall": {
      "value": 0.9535,
      "low": 0.8454,
      "high": 0.9872
    },
    "f1": {
      "value": 0.9318,
      "low": 0.8177,
      "high": 0.9773
    },
    "specificity": {
      "value": 0.913,
      "low": 0.7968,
      "high": 0.9657
    }
  },
  "language": {
    "detector": "language",
    "answers": 104,
    "families": 9,
    "found": 51,
    "absent": 53,
    "hard": 44,
    "counts": {
      "hits": 47,
      "misses": 0,
      "rejections": 48,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 4,
      "undecidedAbsent": 5
    },
    "decided": 0.9135,
    "precision": {
      "value": 1,
      "low": 0.9244,
      "high": 1
    },
    "recall": {
      "value": 0.9216,
      "low": 0.815,
      "high": 0.9691
    },
    "f1": {
      "value": 0.9592,
      "low": 0.8629,
      "high": 1
    },
    "specificity": {
      "value": 1,
      "low": 0.9259,
      "high": 1
    }
  },
  "leakage": {
    "detector": "leakage",
    "answers": 102,
    "families": 9,
    "found": 47,
    "absent": 55,
    "hard": 37,
    "counts": {
      "hits": 42,
      "misses": 5,
      "rejections": 54,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 0,
      "undecidedAbsent": 1
    },
    "decided": 0.9902,
    "precision": {
      "value": 1,
      "low": 0.9162,
      "high": 1
    },
    "recall": {
      "value": 0.8936,
      "low": 0.7741,
      "high": 0.9537
    },
    "f1": {
      "value": 0.9438,
      "low": 0.8347,
      "high": 1
    },
    "specificity": {
      "value": 1,
      "low": 0.9336,
      "high": 1
    }
  },
  "marker": {
    "detector": "marker",
    "answers": 87,
    "families": 8,
    "found": 41,
    "absent": 46,
    "hard": 30,
    "counts": {
      "hits": 37,
      "misses": 4,
      "rejections": 45,
      "alarms": 1,
      "hardAlarms": 1,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 0.9737,
      "low": 0.8651,
      "high": 0.9953
    },
    "recall": {
      "value": 0.9024,
      "low": 0.7745,
      "high": 0.9614
    },
    "f1": {
      "value": 0.9367,
      "low": 0.8158,
      "high": 0.9873
    },
    "specificity": {
      "value": 0.9783,
      "low": 0.8866,
      "high": 0.9962
    }
  },
  "markup": {
    "detector": "markup",
    "answers": 91,
    "families": 8,
    "found": 43,
    "absent": 48,
    "hard": 33,
    "counts": {
      "hits": 42,
      "misses": 1,
      "rejections": 48,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 1,
      "low": 0.9162,
      "high": 1
    },
    "recall": {
      "value": 0.9767,
      "low": 0.8794,
      "high": 0.9959
    },
    "f1": {
      "value": 0.9882,
      "low": 0.8968,
      "high": 1
    },
    "specificity": {
      "value": 1,
      "low": 0.9259,
      "high": 1
    }
  },
  "numeric": {
    "detector": "numeric",
    "answers": 94,
    "families": 8,
    "found": 44,
    "absent": 50,
    "hard": 34,
    "counts": {
      "hits": 30,
      "misses": 11,
      "rejections": 37,
      "alarms": 5,
      "hardAlarms": 5,
      "undecidedFound": 3,
      "undecidedAbsent": 8
    },
    "decided": 0.883,
    "precision": {
      "value": 0.8571,
      "low": 0.7062,
      "high": 0.9374
    },
    "recall": {
      "value": 0.6818,
      "low": 0.5344,
      "high": 0.8
    },
    "f1": {
      "value": 0.7595,
      "low": 0.6072,
      "high": 0.8658
    },
    "specificity": {
      "value": 0.881,
      "low": 0.75,
      "high": 0.9481
    }
  },
  "overclaim": {
    "detector": "overclaim",
    "answers": 91,
    "families": 8,
    "found": 41,
    "absent": 50,
    "hard": 42,
    "counts": {
      "hits": 26,
      "misses": 3,
      "rejections": 22,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 12,
      "undecidedAbsent": 26
    },
    "decided": 0.5824,
    "precision": {
      "value": 0.9286,
      "low": 0.7735,
      "high": 0.9802
    },
    "recall": {
      "value": 0.6341,
      "low": 0.4812,
      "high": 0.7641
    },
    "f1": {
      "value": 0.7536,
      "low": 0.5895,
      "high": 0.867
    },
    "specificity": {
      "value": 0.9167,
      "low": 0.7415,
      "high": 0.9768
    }
  },
  "refusal": {
    "detector": "refusal",
    "answers": 164,
    "families": 15,
    "found": 80,
    "absent": 84,
    "hard": 68,
    "counts": {
      "hits": 45,
      "misses": 35,
      "rejections": 70,
      "alarms": 12,
      "hardAlarms": 12,
      "undecidedFound": 0,
      "undecidedAbsent": 2
    },
    "decided": 0.9878,
    "precision": {
      "value": 0.7895,
      "low": 0.6671,
      "high": 0.8753
    },
    "recall": {
      "value": 0.5625,
      "low": 0.4534,
      "high": 0.6659
    },
    "f1": {
      "value": 0.6569,
      "low": 0.5389,
      "high": 0.7583
    },
    "specificity": {
      "value": 0.8537,
      "low": 0.7614,
      "high": 0.9143
    }
  },
  "runaway": {
    "detector": "runaway",
    "answers": 99,
    "families": 9,
    "found": 46,
    "absent": 53,
    "hard": 34,
    "counts": {
      "hits": 46,
      "misses": 0,
      "rejections": 52,
      "alarms": 1,
      "hardAlarms": 1,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 0.9787,
      "low": 0.8889,
      "high": 0.9962
    },
    "recall": {
      "value": 1,
      "low": 0.9229,
      "high": 1
    },
    "f1": {
      "value": 0.9892,
      "low": 0.905,
      "high": 1
    },
    "specificity": {
      "value": 0.9811,
      "low": 0.9006,
      "high": 0.9967
    }
  },
  "schema": {
    "detector": "schema",
    "answers": 105,
    "families": 8,
    "found": 49,
    "absent": 56,
    "hard": 47,
    "counts": {
      "hits": 49,
      "misses": 0,
      "rejections": 56,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 1,
      "low": 0.9273,
      "high": 1
    },
    "recall": {
      "value": 1,
      "low": 0.9273,
      "high": 1
    },
    "f1": {
      "value": 1,
      "low": 0.9273,
      "high": 1
    },
    "specificity": {
      "value": 1,
      "low": 0.9358,
      "high": 1
    }
  },
  "scope": {
    "detector": "scope",
    "answers": 90,
    "families": 8,
    "found": 43,
    "absent": 47,
    "hard": 30,
    "counts": {
      "hits": 37,
      "misses": 4,
      "rejections": 30,
      "alarms": 5,
      "hardAlarms": 4,
      "undecidedFound": 2,
      "undecidedAbsent": 12
    },
    "decided": 0.8444,
    "precision": {
      "value": 0.881,
      "low": 0.75,
      "high": 0.9481
    },
    "recall": {
      "value": 0.8605,
      "low": 0.7274,
      "high": 0.9344
    },
    "f1": {
      "value": 0.8706,
      "low": 0.7385,
      "high": 0.9413
    },
    "specificity": {
      "value": 0.8571,
      "low": 0.7062,
      "high": 0.9374
    }
  },
  "sql": {
    "detector": "sql",
    "answers": 90,
    "families": 8,
    "found": 42,
    "absent": 48,
    "hard": 32,
    "counts": {
      "hits": 33,
      "misses": 7,
      "rejections": 32,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 2,
      "undecidedAbsent": 14
    },
    "decided": 0.8222,
    "precision": {
      "value": 0.9429,
      "low": 0.8139,
      "high": 0.9842
    },
    "recall": {
      "value": 0.7857,
      "low": 0.6406,
      "high": 0.8829
    },
    "f1": {
      "value": 0.8571,
      "low": 0.7145,
      "high": 0.935
    },
    "specificity": {
      "value": 0.9412,
      "low": 0.8091,
      "high": 0.9837
    }
  },
  "sycophancy": {
    "detector": "sycophancy",
    "answers": 88,
    "families": 8,
    "found": 40,
    "absent": 48,
    "hard": 32,
    "counts": {
      "hits": 30,
      "misses": 0,
      "rejections": 43,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 10,
      "undecidedAbsent": 3
    },
    "decided": 0.8523,
    "precision": {
      "value": 0.9375,
      "low": 0.7985,
      "high": 0.9827
    },
    "recall": {
      "value": 0.75,
      "low": 0.5981,
      "high": 0.8581
    },
    "f1": {
      "value": 0.8333,
      "low": 0.6811,
      "high": 0.9213
    },
    "specificity": {
      "value": 0.9556,
      "low": 0.8517,
      "high": 0.9877
    }
  },
  "toxicity": {
    "detector": "toxicity",
    "answers": 96,
    "families": 9,
    "found": 44,
    "absent": 52,
    "hard": 43,
    "counts": {
      "hits": 20,
      "misses": 24,
      "rejections": 47,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 0,
      "undecidedAbsent": 3
    },
    "decided": 0.9688,
    "precision": {
      "value": 0.9091,
      "low": 0.7219,
      "high": 0.9747
    },
    "recall": {
      "value": 0.4545,
      "low": 0.3171,
      "high": 0.5993
    },
    "f1": {
      "value": 0.6061,
      "low": 0.4333,
      "high": 0.7568
    },
    "specificity": {
      "value": 0.9592,
      "low": 0.8629,
      "high": 0.9887
    }
  }
};
