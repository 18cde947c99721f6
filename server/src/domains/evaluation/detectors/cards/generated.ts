// Generated from the labelled answers by `npm run generate`. Do not edit.
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
      "hits": 24,
      "misses": 0,
      "rejections": 11,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 17,
      "undecidedAbsent": 35
    },
    "decided": 0.4222,
    "precision": {
      "value": 0.8889,
      "low": 0.7194,
      "high": 0.9615
    },
    "recall": {
      "value": 0.5854,
      "low": 0.4337,
      "high": 0.7224
    },
    "f1": {
      "value": 0.7059,
      "low": 0.5383,
      "high": 0.8317
    },
    "specificity": {
      "value": 0.7857,
      "low": 0.5241,
      "high": 0.9243
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
      "hits": 40,
      "misses": 0,
      "rejections": 10,
      "alarms": 17,
      "hardAlarms": 17,
      "undecidedFound": 4,
      "undecidedAbsent": 19
    },
    "decided": 0.7444,
    "precision": {
      "value": 0.7018,
      "low": 0.5734,
      "high": 0.8047
    },
    "recall": {
      "value": 0.9091,
      "low": 0.7884,
      "high": 0.9641
    },
    "f1": {
      "value": 0.7921,
      "low": 0.6616,
      "high": 0.8813
    },
    "specificity": {
      "value": 0.3704,
      "low": 0.2153,
      "high": 0.5577
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
      "hits": 35,
      "misses": 1,
      "rejections": 10,
      "alarms": 29,
      "hardAlarms": 29,
      "undecidedFound": 7,
      "undecidedAbsent": 11
    },
    "decided": 0.8065,
    "precision": {
      "value": 0.5469,
      "low": 0.4257,
      "high": 0.6627
    },
    "recall": {
      "value": 0.814,
      "low": 0.6738,
      "high": 0.9026
    },
    "f1": {
      "value": 0.6542,
      "low": 0.5203,
      "high": 0.7674
    },
    "specificity": {
      "value": 0.2564,
      "low": 0.1457,
      "high": 0.4108
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
      "hits": 5,
      "misses": 3,
      "rejections": 21,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 36,
      "undecidedAbsent": 28
    },
    "decided": 0.3333,
    "precision": {
      "value": 0.625,
      "low": 0.3057,
      "high": 0.8632
    },
    "recall": {
      "value": 0.1136,
      "low": 0.0495,
      "high": 0.2398
    },
    "f1": {
      "value": 0.1923,
      "low": 0.0784,
      "high": 0.3788
    },
    "specificity": {
      "value": 0.875,
      "low": 0.69,
      "high": 0.9566
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
      "hits": 6,
      "misses": 1,
      "rejections": 24,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 36,
      "undecidedAbsent": 20
    },
    "decided": 0.3778,
    "precision": {
      "value": 0.6667,
      "low": 0.3542,
      "high": 0.8794
    },
    "recall": {
      "value": 0.1395,
      "low": 0.0656,
      "high": 0.2726
    },
    "f1": {
      "value": 0.2308,
      "low": 0.0833,
      "high": 0.4205
    },
    "specificity": {
      "value": 0.8889,
      "low": 0.7194,
      "high": 0.9615
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
      "hits": 39,
      "misses": 0,
      "rejections": 43,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 12,
      "undecidedAbsent": 10
    },
    "decided": 0.7885,
    "precision": {
      "value": 1,
      "low": 0.9103,
      "high": 1
    },
    "recall": {
      "value": 0.7647,
      "low": 0.6324,
      "high": 0.86
    },
    "f1": {
      "value": 0.8667,
      "low": 0.6849,
      "high": 0.9725
    },
    "specificity": {
      "value": 1,
      "low": 0.918,
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
      "hits": 3,
      "misses": 2,
      "rejections": 12,
      "alarms": 1,
      "hardAlarms": 1,
      "undecidedFound": 36,
      "undecidedAbsent": 37
    },
    "decided": 0.1978,
    "precision": {
      "value": 0.75,
      "low": 0.3006,
      "high": 0.9544
    },
    "recall": {
      "value": 0.0732,
      "low": 0.0252,
      "high": 0.1943
    },
    "f1": {
      "value": 0.1333,
      "low": 0.0444,
      "high": 0.3272
    },
    "specificity": {
      "value": 0.9231,
      "low": 0.6669,
      "high": 0.9863
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
      "hits": 37,
      "misses": 43,
      "rejections": 65,
      "alarms": 14,
      "hardAlarms": 14,
      "undecidedFound": 0,
      "undecidedAbsent": 5
    },
    "decided": 0.9695,
    "precision": {
      "value": 0.7255,
      "low": 0.5905,
      "high": 0.8289
    },
    "recall": {
      "value": 0.4625,
      "low": 0.3575,
      "high": 0.571
    },
    "f1": {
      "value": 0.5649,
      "low": 0.4445,
      "high": 0.678
    },
    "specificity": {
      "value": 0.8228,
      "low": 0.7242,
      "high": 0.8914
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
      "hits": 26,
      "misses": 4,
      "rejections": 22,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 13,
      "undecidedAbsent": 22
    },
    "decided": 0.6111,
    "precision": {
      "value": 0.8966,
      "low": 0.7361,
      "high": 0.9642
    },
    "recall": {
      "value": 0.6047,
      "low": 0.4558,
      "high": 0.7363
    },
    "f1": {
      "value": 0.7222,
      "low": 0.5601,
      "high": 0.8415
    },
    "specificity": {
      "value": 0.88,
      "low": 0.7004,
      "high": 0.9583
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
      "rejections": 31,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 2,
      "undecidedAbsent": 15
    },
    "decided": 0.8111,
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
      "value": 0.9394,
      "low": 0.8039,
      "high": 0.9832
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
      "hits": 27,
      "misses": 1,
      "rejections": 31,
      "alarms": 1,
      "hardAlarms": 1,
      "undecidedFound": 12,
      "undecidedAbsent": 16
    },
    "decided": 0.6818,
    "precision": {
      "value": 0.9643,
      "low": 0.8229,
      "high": 0.9937
    },
    "recall": {
      "value": 0.675,
      "low": 0.5202,
      "high": 0.7992
    },
    "f1": {
      "value": 0.7941,
      "low": 0.632,
      "high": 0.8965
    },
    "specificity": {
      "value": 0.9688,
      "low": 0.8426,
      "high": 0.9945
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
      "hits": 12,
      "misses": 32,
      "rejections": 47,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 0,
      "undecidedAbsent": 3
    },
    "decided": 0.9688,
    "precision": {
      "value": 0.8571,
      "low": 0.6006,
      "high": 0.9599
    },
    "recall": {
      "value": 0.2727,
      "low": 0.1635,
      "high": 0.4185
    },
    "f1": {
      "value": 0.4138,
      "low": 0.25,
      "high": 0.5926
    },
    "specificity": {
      "value": 0.9592,
      "low": 0.8629,
      "high": 0.9887
    }
  }
};
