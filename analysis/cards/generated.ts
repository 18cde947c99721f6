// Generated from the labeled answers by `npm run generate`. Do not edit.
import type { DetailedCard } from "./card.ts";

export const cards: Readonly<Record<string, DetailedCard>> = {
  "action": {
    "detector": "action",
    "answers": 218,
    "families": 18,
    "found": 103,
    "absent": 115,
    "hard": 89,
    "counts": {
      "hits": 86,
      "misses": 2,
      "rejections": 89,
      "alarms": 12,
      "hardAlarms": 12,
      "undecidedFound": 15,
      "undecidedAbsent": 14
    },
    "decided": 0.867,
    "precision": {
      "value": 0.8776,
      "low": 0.7981,
      "high": 0.9285
    },
    "recall": {
      "value": 0.835,
      "low": 0.7515,
      "high": 0.8943
    },
    "specificity": {
      "value": 0.8812,
      "low": 0.8037,
      "high": 0.9307
    },
    "f1": {
      "value": 0.8557,
      "low": 0.7739,
      "high": 0.9113
    },
    "languages": {
      "en": 92,
      "de": 8,
      "fr": 5,
      "es": 4,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2,
      "hi": 1
    },
    "byLanguage": {
      "en": {
        "answers": 92,
        "precision": {
          "value": 0.8163,
          "low": 0.6864,
          "high": 0.9002
        },
        "recall": {
          "value": 0.9302,
          "low": 0.8139,
          "high": 0.976
        },
        "specificity": {
          "value": 0.8,
          "low": 0.6618,
          "high": 0.891
        }
      },
      "other": {
        "answers": 36,
        "precision": {
          "value": 1,
          "low": 0.8318,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.8318,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.7961,
          "high": 1
        }
      }
    },
    "byShape": {
      "short": {
        "answers": 41,
        "precision": {
          "value": 1,
          "low": 0.8064,
          "high": 1
        },
        "recall": {
          "value": 0.8889,
          "low": 0.672,
          "high": 0.969
        },
        "specificity": {
          "value": 1,
          "low": 0.8513,
          "high": 1
        }
      },
      "tool-call": {
        "answers": 32,
        "precision": {
          "value": 0.6087,
          "low": 0.4079,
          "high": 0.7784
        },
        "recall": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "specificity": {
          "value": 0.5,
          "low": 0.2903,
          "high": 0.7097
        }
      },
      "paragraph": {
        "answers": 27,
        "precision": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        }
      },
      "other": {
        "answers": 28,
        "precision": {
          "value": 1,
          "low": 0.7961,
          "high": 1
        },
        "recall": {
          "value": 0.9375,
          "low": 0.7167,
          "high": 0.9889
        },
        "specificity": {
          "value": 1,
          "low": 0.7009,
          "high": 1
        }
      }
    }
  },
  "agreement": {
    "detector": "agreement",
    "answers": 205,
    "families": 17,
    "found": 98,
    "absent": 107,
    "hard": 82,
    "counts": {
      "hits": 77,
      "misses": 20,
      "rejections": 74,
      "alarms": 26,
      "hardAlarms": 23,
      "undecidedFound": 1,
      "undecidedAbsent": 7
    },
    "decided": 0.961,
    "precision": {
      "value": 0.7476,
      "low": 0.6558,
      "high": 0.8215
    },
    "recall": {
      "value": 0.7857,
      "low": 0.6945,
      "high": 0.8554
    },
    "specificity": {
      "value": 0.74,
      "low": 0.6463,
      "high": 0.816
    },
    "f1": {
      "value": 0.7662,
      "low": 0.6746,
      "high": 0.8382
    },
    "languages": {
      "en": 86,
      "de": 3,
      "ar": 2,
      "es": 2,
      "fr": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 86,
        "precision": {
          "value": 0.7111,
          "low": 0.5663,
          "high": 0.8227
        },
        "recall": {
          "value": 0.7619,
          "low": 0.6147,
          "high": 0.8652
        },
        "specificity": {
          "value": 0.6579,
          "low": 0.4989,
          "high": 0.7879
        }
      },
      "other": {
        "answers": 29,
        "precision": {
          "value": 0.7222,
          "low": 0.4913,
          "high": 0.875
        },
        "recall": {
          "value": 0.8667,
          "low": 0.6212,
          "high": 0.9626
        },
        "specificity": {
          "value": 0.6154,
          "low": 0.3552,
          "high": 0.8229
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 41,
        "precision": {
          "value": 0.7407,
          "low": 0.5532,
          "high": 0.8683
        },
        "recall": {
          "value": 0.9091,
          "low": 0.7219,
          "high": 0.9747
        },
        "specificity": {
          "value": 0.6111,
          "low": 0.3862,
          "high": 0.7969
        }
      },
      "short": {
        "answers": 30,
        "precision": {
          "value": 0.7273,
          "low": 0.4344,
          "high": 0.9025
        },
        "recall": {
          "value": 0.8,
          "low": 0.4902,
          "high": 0.9433
        },
        "specificity": {
          "value": 0.8125,
          "low": 0.5699,
          "high": 0.9341
        }
      },
      "other": {
        "answers": 44,
        "precision": {
          "value": 0.68,
          "low": 0.4841,
          "high": 0.8279
        },
        "recall": {
          "value": 0.68,
          "low": 0.4841,
          "high": 0.8279
        },
        "specificity": {
          "value": 0.5294,
          "low": 0.3096,
          "high": 0.7383
        }
      }
    }
  },
  "bias": {
    "detector": "bias",
    "answers": 212,
    "families": 14,
    "found": 107,
    "absent": 105,
    "hard": 88,
    "counts": {
      "hits": 60,
      "misses": 26,
      "rejections": 84,
      "alarms": 15,
      "hardAlarms": 15,
      "undecidedFound": 21,
      "undecidedAbsent": 6
    },
    "decided": 0.8726,
    "precision": {
      "value": 0.8,
      "low": 0.6959,
      "high": 0.8749
    },
    "recall": {
      "value": 0.5607,
      "low": 0.4662,
      "high": 0.6511
    },
    "specificity": {
      "value": 0.8485,
      "low": 0.765,
      "high": 0.906
    },
    "f1": {
      "value": 0.6593,
      "low": 0.5573,
      "high": 0.7485
    },
    "languages": {
      "en": 154,
      "de": 12,
      "fr": 11,
      "es": 8,
      "it": 6,
      "nl": 4,
      "pt": 4,
      "ja": 3,
      "hi": 2,
      "pl": 2,
      "ru": 2,
      "ar": 1,
      "ko": 1,
      "tr": 1,
      "zh": 1
    },
    "byLanguage": {
      "en": {
        "answers": 154,
        "precision": {
          "value": 0.8136,
          "low": 0.6962,
          "high": 0.8926
        },
        "recall": {
          "value": 0.6316,
          "low": 0.5193,
          "high": 0.7312
        },
        "specificity": {
          "value": 0.8493,
          "low": 0.75,
          "high": 0.9137
        }
      },
      "other": {
        "answers": 58,
        "precision": {
          "value": 0.75,
          "low": 0.505,
          "high": 0.8982
        },
        "recall": {
          "value": 0.3871,
          "low": 0.2373,
          "high": 0.5618
        },
        "specificity": {
          "value": 0.8462,
          "low": 0.6647,
          "high": 0.9385
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 68,
        "precision": {
          "value": 0.64,
          "low": 0.4452,
          "high": 0.7975
        },
        "recall": {
          "value": 0.4706,
          "low": 0.3145,
          "high": 0.6326
        },
        "specificity": {
          "value": 0.7188,
          "low": 0.5463,
          "high": 0.8444
        }
      },
      "short": {
        "answers": 50,
        "precision": {
          "value": 0.8462,
          "low": 0.5777,
          "high": 0.9567
        },
        "recall": {
          "value": 0.4583,
          "low": 0.2789,
          "high": 0.6493
        },
        "specificity": {
          "value": 0.9167,
          "low": 0.7415,
          "high": 0.9768
        }
      },
      "list": {
        "answers": 21,
        "precision": {
          "value": 1,
          "low": 0.6097,
          "high": 1
        },
        "recall": {
          "value": 0.6,
          "low": 0.3127,
          "high": 0.8318
        },
        "specificity": {
          "value": 1,
          "low": 0.7225,
          "high": 1
        }
      },
      "other": {
        "answers": 73,
        "precision": {
          "value": 0.871,
          "low": 0.7115,
          "high": 0.9487
        },
        "recall": {
          "value": 0.6923,
          "low": 0.5358,
          "high": 0.8143
        },
        "specificity": {
          "value": 0.8788,
          "low": 0.7267,
          "high": 0.9518
        }
      }
    }
  },
  "canary": {
    "detector": "canary",
    "answers": 207,
    "families": 18,
    "found": 103,
    "absent": 104,
    "hard": 79,
    "counts": {
      "hits": 92,
      "misses": 8,
      "rejections": 96,
      "alarms": 1,
      "hardAlarms": 1,
      "undecidedFound": 3,
      "undecidedAbsent": 7
    },
    "decided": 0.9517,
    "precision": {
      "value": 0.9892,
      "low": 0.9416,
      "high": 0.9981
    },
    "recall": {
      "value": 0.8932,
      "low": 0.8188,
      "high": 0.9393
    },
    "specificity": {
      "value": 0.9897,
      "low": 0.9439,
      "high": 0.9982
    },
    "f1": {
      "value": 0.9388,
      "low": 0.8728,
      "high": 0.9848
    },
    "languages": {
      "en": 81,
      "de": 3,
      "ar": 2,
      "es": 2,
      "fr": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 81,
        "precision": {
          "value": 0.9722,
          "low": 0.8583,
          "high": 0.9951
        },
        "recall": {
          "value": 0.875,
          "low": 0.7389,
          "high": 0.9454
        },
        "specificity": {
          "value": 0.973,
          "low": 0.8618,
          "high": 0.9952
        }
      },
      "other": {
        "answers": 29,
        "precision": {
          "value": 1,
          "low": 0.7225,
          "high": 1
        },
        "recall": {
          "value": 0.6667,
          "low": 0.4171,
          "high": 0.8482
        },
        "specificity": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 25,
        "precision": {
          "value": 1,
          "low": 0.7575,
          "high": 1
        },
        "recall": {
          "value": 0.8571,
          "low": 0.6006,
          "high": 0.9599
        },
        "specificity": {
          "value": 1,
          "low": 0.7225,
          "high": 1
        }
      },
      "short": {
        "answers": 21,
        "precision": {
          "value": 1,
          "low": 0.4385,
          "high": 1
        },
        "recall": {
          "value": 0.4286,
          "low": 0.1582,
          "high": 0.7495
        },
        "specificity": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        }
      },
      "other": {
        "answers": 64,
        "precision": {
          "value": 0.9677,
          "low": 0.8381,
          "high": 0.9943
        },
        "recall": {
          "value": 0.8824,
          "low": 0.7338,
          "high": 0.9533
        },
        "specificity": {
          "value": 0.9615,
          "low": 0.8111,
          "high": 0.9932
        }
      }
    }
  },
  "delivered": {
    "detector": "delivered",
    "answers": 215,
    "families": 18,
    "found": 105,
    "absent": 110,
    "hard": 89,
    "counts": {
      "hits": 89,
      "misses": 8,
      "rejections": 71,
      "alarms": 15,
      "hardAlarms": 15,
      "undecidedFound": 8,
      "undecidedAbsent": 24
    },
    "decided": 0.8512,
    "precision": {
      "value": 0.8558,
      "low": 0.7756,
      "high": 0.9106
    },
    "recall": {
      "value": 0.8476,
      "low": 0.7667,
      "high": 0.904
    },
    "specificity": {
      "value": 0.8256,
      "low": 0.732,
      "high": 0.8914
    },
    "f1": {
      "value": 0.8517,
      "low": 0.7711,
      "high": 0.9073
    },
    "languages": {
      "en": 85,
      "de": 10,
      "fr": 7,
      "es": 4,
      "it": 4,
      "pl": 3,
      "pt": 3,
      "ru": 2,
      "tr": 2,
      "zh": 2,
      "ja": 1,
      "ko": 1,
      "nl": 1
    },
    "byLanguage": {
      "en": {
        "answers": 85,
        "precision": {
          "value": 0.8919,
          "low": 0.7529,
          "high": 0.9571
        },
        "recall": {
          "value": 0.9167,
          "low": 0.7817,
          "high": 0.9713
        },
        "specificity": {
          "value": 0.9024,
          "low": 0.7745,
          "high": 0.9614
        }
      },
      "other": {
        "answers": 40,
        "precision": {
          "value": 0.9583,
          "low": 0.7976,
          "high": 0.9926
        },
        "recall": {
          "value": 0.92,
          "low": 0.7503,
          "high": 0.9778
        },
        "specificity": {
          "value": 0.9091,
          "low": 0.6226,
          "high": 0.9838
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 27,
        "precision": {
          "value": 0.7143,
          "low": 0.4535,
          "high": 0.8828
        },
        "recall": {
          "value": 0.7143,
          "low": 0.4535,
          "high": 0.8828
        },
        "specificity": {
          "value": 0.6364,
          "low": 0.3538,
          "high": 0.8483
        }
      },
      "other": {
        "answers": 98,
        "precision": {
          "value": 0.9787,
          "low": 0.8889,
          "high": 0.9962
        },
        "recall": {
          "value": 0.9787,
          "low": 0.8889,
          "high": 0.9962
        },
        "specificity": {
          "value": 0.9756,
          "low": 0.874,
          "high": 0.9957
        }
      }
    }
  },
  "disclosure": {
    "detector": "disclosure",
    "answers": 200,
    "families": 16,
    "found": 92,
    "absent": 108,
    "hard": 92,
    "counts": {
      "hits": 83,
      "misses": 9,
      "rejections": 103,
      "alarms": 4,
      "hardAlarms": 4,
      "undecidedFound": 0,
      "undecidedAbsent": 1
    },
    "decided": 0.995,
    "precision": {
      "value": 0.954,
      "low": 0.8877,
      "high": 0.982
    },
    "recall": {
      "value": 0.9022,
      "low": 0.8244,
      "high": 0.9477
    },
    "specificity": {
      "value": 0.9626,
      "low": 0.9078,
      "high": 0.9854
    },
    "f1": {
      "value": 0.9274,
      "low": 0.8543,
      "high": 0.9659
    },
    "languages": {
      "en": 138,
      "de": 8,
      "fr": 8,
      "es": 6,
      "it": 5,
      "zh": 5,
      "ko": 4,
      "pt": 4,
      "ru": 4,
      "ar": 3,
      "hi": 3,
      "ja": 3,
      "nl": 3,
      "pl": 3,
      "tr": 3
    },
    "byLanguage": {
      "en": {
        "answers": 138,
        "precision": {
          "value": 0.9298,
          "low": 0.833,
          "high": 0.9724
        },
        "recall": {
          "value": 0.8689,
          "low": 0.762,
          "high": 0.932
        },
        "specificity": {
          "value": 0.9474,
          "low": 0.8723,
          "high": 0.9793
        }
      },
      "other": {
        "answers": 62,
        "precision": {
          "value": 1,
          "low": 0.8865,
          "high": 1
        },
        "recall": {
          "value": 0.9677,
          "low": 0.8381,
          "high": 0.9943
        },
        "specificity": {
          "value": 1,
          "low": 0.8897,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 43,
        "precision": {
          "value": 0.8889,
          "low": 0.672,
          "high": 0.969
        },
        "recall": {
          "value": 0.8889,
          "low": 0.672,
          "high": 0.969
        },
        "specificity": {
          "value": 0.92,
          "low": 0.7503,
          "high": 0.9778
        }
      },
      "short": {
        "answers": 37,
        "precision": {
          "value": 1,
          "low": 0.7225,
          "high": 1
        },
        "recall": {
          "value": 0.8333,
          "low": 0.552,
          "high": 0.953
        },
        "specificity": {
          "value": 1,
          "low": 0.862,
          "high": 1
        }
      },
      "code": {
        "answers": 20,
        "precision": {
          "value": 0.9,
          "low": 0.5958,
          "high": 0.9821
        },
        "recall": {
          "value": 1,
          "low": 0.7009,
          "high": 1
        },
        "specificity": {
          "value": 0.9091,
          "low": 0.6226,
          "high": 0.9838
        }
      },
      "other": {
        "answers": 100,
        "precision": {
          "value": 0.9796,
          "low": 0.8931,
          "high": 0.9964
        },
        "recall": {
          "value": 0.9057,
          "low": 0.7975,
          "high": 0.959
        },
        "specificity": {
          "value": 0.9787,
          "low": 0.8889,
          "high": 0.9962
        }
      }
    }
  },
  "grounding": {
    "detector": "grounding",
    "answers": 200,
    "families": 21,
    "found": 100,
    "absent": 100,
    "hard": 82,
    "counts": {
      "hits": 47,
      "misses": 2,
      "rejections": 27,
      "alarms": 15,
      "hardAlarms": 12,
      "undecidedFound": 51,
      "undecidedAbsent": 58
    },
    "decided": 0.455,
    "precision": {
      "value": 0.7581,
      "low": 0.6385,
      "high": 0.8475
    },
    "recall": {
      "value": 0.47,
      "low": 0.3751,
      "high": 0.5671
    },
    "specificity": {
      "value": 0.6429,
      "low": 0.4917,
      "high": 0.7701
    },
    "f1": {
      "value": 0.5802,
      "low": 0.4715,
      "high": 0.6817
    },
    "languages": {
      "en": 142,
      "de": 10,
      "fr": 10,
      "es": 6,
      "it": 4,
      "ja": 4,
      "nl": 4,
      "pt": 4,
      "zh": 4,
      "ar": 2,
      "hi": 2,
      "ko": 2,
      "pl": 2,
      "ru": 2,
      "tr": 2
    },
    "byLanguage": {
      "en": {
        "answers": 142,
        "precision": {
          "value": 0.75,
          "low": 0.6056,
          "high": 0.8543
        },
        "recall": {
          "value": 0.4648,
          "low": 0.3536,
          "high": 0.5796
        },
        "specificity": {
          "value": 0.6071,
          "low": 0.4241,
          "high": 0.7643
        }
      },
      "other": {
        "answers": 58,
        "precision": {
          "value": 0.7778,
          "low": 0.5479,
          "high": 0.91
        },
        "recall": {
          "value": 0.4828,
          "low": 0.3139,
          "high": 0.6557
        },
        "specificity": {
          "value": 0.7143,
          "low": 0.4535,
          "high": 0.8828
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 77,
        "precision": {
          "value": 0.7,
          "low": 0.5212,
          "high": 0.8334
        },
        "recall": {
          "value": 0.5385,
          "low": 0.3857,
          "high": 0.6843
        },
        "specificity": {
          "value": 0.5714,
          "low": 0.3655,
          "high": 0.7553
        }
      },
      "short": {
        "answers": 43,
        "precision": {
          "value": 0.9091,
          "low": 0.6226,
          "high": 0.9838
        },
        "recall": {
          "value": 0.4762,
          "low": 0.2834,
          "high": 0.6763
        },
        "specificity": {
          "value": 0.875,
          "low": 0.5291,
          "high": 0.9776
        }
      },
      "list": {
        "answers": 28,
        "precision": {
          "value": 0.75,
          "low": 0.3006,
          "high": 0.9544
        },
        "recall": {
          "value": 0.2143,
          "low": 0.0757,
          "high": 0.4759
        },
        "specificity": {
          "value": 0.8,
          "low": 0.3755,
          "high": 0.9638
        }
      },
      "other": {
        "answers": 52,
        "precision": {
          "value": 0.7647,
          "low": 0.5274,
          "high": 0.9044
        },
        "recall": {
          "value": 0.5,
          "low": 0.3206,
          "high": 0.6794
        },
        "specificity": {
          "value": 0.5,
          "low": 0.2152,
          "high": 0.7848
        }
      }
    }
  },
  "handover": {
    "detector": "handover",
    "answers": 202,
    "families": 20,
    "found": 87,
    "absent": 115,
    "hard": 96,
    "counts": {
      "hits": 71,
      "misses": 16,
      "rejections": 108,
      "alarms": 7,
      "hardAlarms": 7,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 0.9103,
      "low": 0.8262,
      "high": 0.9558
    },
    "recall": {
      "value": 0.8161,
      "low": 0.7219,
      "high": 0.8835
    },
    "specificity": {
      "value": 0.9391,
      "low": 0.8797,
      "high": 0.9702
    },
    "f1": {
      "value": 0.8606,
      "low": 0.7698,
      "high": 0.9194
    },
    "languages": {
      "en": 41,
      "es": 41,
      "fr": 41,
      "pt": 40,
      "de": 39
    },
    "byLanguage": {
      "en": {
        "answers": 41,
        "precision": {
          "value": 0.9444,
          "low": 0.7424,
          "high": 0.9901
        },
        "recall": {
          "value": 0.85,
          "low": 0.6396,
          "high": 0.9476
        },
        "specificity": {
          "value": 0.9524,
          "low": 0.7733,
          "high": 0.9915
        }
      },
      "es": {
        "answers": 41,
        "precision": {
          "value": 0.9375,
          "low": 0.7167,
          "high": 0.9889
        },
        "recall": {
          "value": 0.8824,
          "low": 0.6566,
          "high": 0.9671
        },
        "specificity": {
          "value": 0.9583,
          "low": 0.7976,
          "high": 0.9926
        }
      },
      "fr": {
        "answers": 41,
        "precision": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "recall": {
          "value": 0.8235,
          "low": 0.5897,
          "high": 0.9381
        },
        "specificity": {
          "value": 1,
          "low": 0.862,
          "high": 1
        }
      },
      "pt": {
        "answers": 40,
        "precision": {
          "value": 0.8,
          "low": 0.5481,
          "high": 0.9295
        },
        "recall": {
          "value": 0.7059,
          "low": 0.4687,
          "high": 0.8672
        },
        "specificity": {
          "value": 0.8696,
          "low": 0.6787,
          "high": 0.9546
        }
      },
      "de": {
        "answers": 39,
        "precision": {
          "value": 0.8667,
          "low": 0.6212,
          "high": 0.9626
        },
        "recall": {
          "value": 0.8125,
          "low": 0.5699,
          "high": 0.9341
        },
        "specificity": {
          "value": 0.913,
          "low": 0.732,
          "high": 0.9758
        }
      }
    },
    "byShape": {}
  },
  "harm-delivered": {
    "detector": "harm-delivered",
    "answers": 251,
    "families": 20,
    "found": 119,
    "absent": 132,
    "hard": 112,
    "counts": {
      "hits": 72,
      "misses": 22,
      "rejections": 78,
      "alarms": 25,
      "hardAlarms": 24,
      "undecidedFound": 25,
      "undecidedAbsent": 29
    },
    "decided": 0.7849,
    "precision": {
      "value": 0.7423,
      "low": 0.6472,
      "high": 0.8189
    },
    "recall": {
      "value": 0.605,
      "low": 0.5152,
      "high": 0.6883
    },
    "specificity": {
      "value": 0.7573,
      "low": 0.6662,
      "high": 0.8298
    },
    "f1": {
      "value": 0.6667,
      "low": 0.5734,
      "high": 0.7485
    },
    "languages": {
      "en": 96,
      "de": 11,
      "es": 10,
      "fr": 9,
      "it": 8,
      "pt": 4,
      "ru": 4,
      "nl": 3,
      "pl": 3,
      "ar": 2,
      "ja": 2,
      "tr": 2,
      "zh": 2,
      "hi": 1,
      "ko": 1
    },
    "byLanguage": {
      "en": {
        "answers": 96,
        "precision": {
          "value": 0.8158,
          "low": 0.6658,
          "high": 0.9078
        },
        "recall": {
          "value": 0.6596,
          "low": 0.5167,
          "high": 0.7783
        },
        "specificity": {
          "value": 0.8,
          "low": 0.6411,
          "high": 0.8996
        }
      },
      "other": {
        "answers": 62,
        "precision": {
          "value": 0.6364,
          "low": 0.3538,
          "high": 0.8483
        },
        "recall": {
          "value": 0.2414,
          "low": 0.1222,
          "high": 0.4211
        },
        "specificity": {
          "value": 0.8667,
          "low": 0.7032,
          "high": 0.9469
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 43,
        "precision": {
          "value": 0.4444,
          "low": 0.1888,
          "high": 0.7333
        },
        "recall": {
          "value": 0.2857,
          "low": 0.1172,
          "high": 0.5465
        },
        "specificity": {
          "value": 0.7727,
          "low": 0.5656,
          "high": 0.8988
        }
      },
      "list": {
        "answers": 22,
        "precision": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        },
        "recall": {
          "value": 0.4545,
          "low": 0.2127,
          "high": 0.7199
        },
        "specificity": {
          "value": 1,
          "low": 0.6756,
          "high": 1
        }
      },
      "other": {
        "answers": 93,
        "precision": {
          "value": 0.8286,
          "low": 0.6732,
          "high": 0.919
        },
        "recall": {
          "value": 0.5686,
          "low": 0.4327,
          "high": 0.695
        },
        "specificity": {
          "value": 0.8286,
          "low": 0.6732,
          "high": 0.919
        }
      }
    }
  },
  "identity": {
    "detector": "identity",
    "answers": 230,
    "families": 19,
    "found": 107,
    "absent": 123,
    "hard": 101,
    "counts": {
      "hits": 63,
      "misses": 3,
      "rejections": 50,
      "alarms": 11,
      "hardAlarms": 11,
      "undecidedFound": 41,
      "undecidedAbsent": 62
    },
    "decided": 0.5522,
    "precision": {
      "value": 0.8514,
      "low": 0.7531,
      "high": 0.9149
    },
    "recall": {
      "value": 0.5888,
      "low": 0.4941,
      "high": 0.6774
    },
    "specificity": {
      "value": 0.8197,
      "low": 0.7053,
      "high": 0.8962
    },
    "f1": {
      "value": 0.6961,
      "low": 0.595,
      "high": 0.7813
    },
    "languages": {
      "en": 85,
      "de": 9,
      "fr": 9,
      "es": 8,
      "it": 4,
      "ja": 4,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "tr": 2,
      "zh": 2,
      "ar": 1,
      "hi": 1,
      "ru": 1
    },
    "byLanguage": {
      "en": {
        "answers": 85,
        "precision": {
          "value": 0.8158,
          "low": 0.6658,
          "high": 0.9078
        },
        "recall": {
          "value": 0.8611,
          "low": 0.7134,
          "high": 0.9392
        },
        "specificity": {
          "value": 0.6111,
          "low": 0.3862,
          "high": 0.7969
        }
      },
      "other": {
        "answers": 49,
        "precision": {
          "value": 1,
          "low": 0.6756,
          "high": 1
        },
        "recall": {
          "value": 0.2963,
          "low": 0.1585,
          "high": 0.4848
        },
        "specificity": {
          "value": 1,
          "low": 0.6756,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 40,
        "precision": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        },
        "recall": {
          "value": 0.619,
          "low": 0.4088,
          "high": 0.7925
        },
        "specificity": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        }
      },
      "short": {
        "answers": 38,
        "precision": {
          "value": 0.9,
          "low": 0.5958,
          "high": 0.9821
        },
        "recall": {
          "value": 0.45,
          "low": 0.2582,
          "high": 0.6579
        },
        "specificity": {
          "value": 0.8889,
          "low": 0.565,
          "high": 0.9801
        }
      },
      "other": {
        "answers": 56,
        "precision": {
          "value": 0.7391,
          "low": 0.5353,
          "high": 0.8745
        },
        "recall": {
          "value": 0.7727,
          "low": 0.5656,
          "high": 0.8988
        },
        "specificity": {
          "value": 0.5,
          "low": 0.2538,
          "high": 0.7462
        }
      }
    }
  },
  "invention": {
    "detector": "invention",
    "answers": 210,
    "families": 18,
    "found": 102,
    "absent": 108,
    "hard": 84,
    "counts": {
      "hits": 94,
      "misses": 6,
      "rejections": 100,
      "alarms": 8,
      "hardAlarms": 8,
      "undecidedFound": 2,
      "undecidedAbsent": 0
    },
    "decided": 0.9905,
    "precision": {
      "value": 0.9216,
      "low": 0.8528,
      "high": 0.9597
    },
    "recall": {
      "value": 0.9216,
      "low": 0.8528,
      "high": 0.9597
    },
    "specificity": {
      "value": 0.9259,
      "low": 0.8606,
      "high": 0.962
    },
    "f1": {
      "value": 0.9216,
      "low": 0.8528,
      "high": 0.9645
    },
    "languages": {
      "en": 88,
      "de": 4,
      "es": 4,
      "ar": 2,
      "fr": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 88,
        "precision": {
          "value": 1,
          "low": 0.9082,
          "high": 1
        },
        "recall": {
          "value": 0.8837,
          "low": 0.7552,
          "high": 0.9493
        },
        "specificity": {
          "value": 1,
          "low": 0.9213,
          "high": 1
        }
      },
      "other": {
        "answers": 32,
        "precision": {
          "value": 0.7143,
          "low": 0.5004,
          "high": 0.8619
        },
        "recall": {
          "value": 0.9375,
          "low": 0.7167,
          "high": 0.9889
        },
        "specificity": {
          "value": 0.625,
          "low": 0.3864,
          "high": 0.8152
        }
      }
    },
    "byShape": {
      "short": {
        "answers": 35,
        "precision": {
          "value": 0.8125,
          "low": 0.5699,
          "high": 0.9341
        },
        "recall": {
          "value": 0.9286,
          "low": 0.6853,
          "high": 0.9873
        },
        "specificity": {
          "value": 0.8571,
          "low": 0.6536,
          "high": 0.9502
        }
      },
      "paragraph": {
        "answers": 21,
        "precision": {
          "value": 0.9091,
          "low": 0.6226,
          "high": 0.9838
        },
        "recall": {
          "value": 0.9091,
          "low": 0.6226,
          "high": 0.9838
        },
        "specificity": {
          "value": 0.9,
          "low": 0.5958,
          "high": 0.9821
        }
      },
      "other": {
        "answers": 64,
        "precision": {
          "value": 0.9375,
          "low": 0.7985,
          "high": 0.9827
        },
        "recall": {
          "value": 0.8824,
          "low": 0.7338,
          "high": 0.9533
        },
        "specificity": {
          "value": 0.9333,
          "low": 0.7868,
          "high": 0.9815
        }
      }
    }
  },
  "language": {
    "detector": "language",
    "answers": 204,
    "families": 17,
    "found": 101,
    "absent": 103,
    "hard": 87,
    "counts": {
      "hits": 78,
      "misses": 13,
      "rejections": 93,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 10,
      "undecidedAbsent": 10
    },
    "decided": 0.902,
    "precision": {
      "value": 1,
      "low": 0.9531,
      "high": 1
    },
    "recall": {
      "value": 0.7723,
      "low": 0.6814,
      "high": 0.8432
    },
    "specificity": {
      "value": 1,
      "low": 0.9603,
      "high": 1
    },
    "f1": {
      "value": 0.8715,
      "low": 0.7821,
      "high": 0.9412
    },
    "languages": {
      "en": 38,
      "de": 9,
      "fr": 8,
      "es": 6,
      "ja": 5,
      "nl": 4,
      "pl": 4,
      "pt": 4,
      "ru": 4,
      "ar": 3,
      "hi": 3,
      "it": 3,
      "ko": 3,
      "tr": 3,
      "zh": 3
    },
    "byLanguage": {
      "en": {
        "answers": 38,
        "precision": {
          "value": 1,
          "low": 0.8454,
          "high": 1
        },
        "recall": {
          "value": 0.913,
          "low": 0.732,
          "high": 0.9758
        },
        "specificity": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        }
      },
      "other": {
        "answers": 62,
        "precision": {
          "value": 1,
          "low": 0.7225,
          "high": 1
        },
        "recall": {
          "value": 0.3704,
          "low": 0.2153,
          "high": 0.5577
        },
        "specificity": {
          "value": 1,
          "low": 0.8928,
          "high": 1
        }
      }
    },
    "byShape": {
      "short": {
        "answers": 32,
        "precision": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        },
        "recall": {
          "value": 0.3571,
          "low": 0.1634,
          "high": 0.6124
        },
        "specificity": {
          "value": 1,
          "low": 0.8157,
          "high": 1
        }
      },
      "paragraph": {
        "answers": 28,
        "precision": {
          "value": 1,
          "low": 0.6756,
          "high": 1
        },
        "recall": {
          "value": 0.5714,
          "low": 0.3259,
          "high": 0.7862
        },
        "specificity": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        }
      },
      "other": {
        "answers": 40,
        "precision": {
          "value": 1,
          "low": 0.8241,
          "high": 1
        },
        "recall": {
          "value": 0.8182,
          "low": 0.6148,
          "high": 0.9269
        },
        "specificity": {
          "value": 1,
          "low": 0.7961,
          "high": 1
        }
      }
    }
  },
  "leakage": {
    "detector": "leakage",
    "answers": 212,
    "families": 19,
    "found": 101,
    "absent": 111,
    "hard": 84,
    "counts": {
      "hits": 85,
      "misses": 15,
      "rejections": 110,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 1,
      "undecidedAbsent": 1
    },
    "decided": 0.9906,
    "precision": {
      "value": 1,
      "low": 0.9568,
      "high": 1
    },
    "recall": {
      "value": 0.8416,
      "low": 0.7581,
      "high": 0.9001
    },
    "specificity": {
      "value": 1,
      "low": 0.9663,
      "high": 1
    },
    "f1": {
      "value": 0.914,
      "low": 0.8393,
      "high": 0.9626
    },
    "languages": {
      "en": 77,
      "de": 4,
      "es": 3,
      "fr": 3,
      "pt": 3,
      "ar": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 77,
        "precision": {
          "value": 1,
          "low": 0.8897,
          "high": 1
        },
        "recall": {
          "value": 0.8378,
          "low": 0.6886,
          "high": 0.9235
        },
        "specificity": {
          "value": 1,
          "low": 0.9124,
          "high": 1
        }
      },
      "other": {
        "answers": 33,
        "precision": {
          "value": 1,
          "low": 0.7575,
          "high": 1
        },
        "recall": {
          "value": 0.7059,
          "low": 0.4687,
          "high": 0.8672
        },
        "specificity": {
          "value": 1,
          "low": 0.8064,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 35,
        "precision": {
          "value": 1,
          "low": 0.8389,
          "high": 1
        },
        "recall": {
          "value": 0.8333,
          "low": 0.6415,
          "high": 0.9332
        },
        "specificity": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        }
      },
      "short": {
        "answers": 23,
        "precision": {
          "value": 1,
          "low": 0.3424,
          "high": 1
        },
        "recall": {
          "value": 0.5,
          "low": 0.15,
          "high": 0.85
        },
        "specificity": {
          "value": 1,
          "low": 0.8318,
          "high": 1
        }
      },
      "other": {
        "answers": 52,
        "precision": {
          "value": 1,
          "low": 0.8454,
          "high": 1
        },
        "recall": {
          "value": 0.8077,
          "low": 0.6212,
          "high": 0.9149
        },
        "specificity": {
          "value": 1,
          "low": 0.8713,
          "high": 1
        }
      }
    }
  },
  "marker": {
    "detector": "marker",
    "answers": 207,
    "families": 18,
    "found": 100,
    "absent": 107,
    "hard": 82,
    "counts": {
      "hits": 94,
      "misses": 6,
      "rejections": 104,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 0.9691,
      "low": 0.913,
      "high": 0.9894
    },
    "recall": {
      "value": 0.94,
      "low": 0.8752,
      "high": 0.9722
    },
    "specificity": {
      "value": 0.972,
      "low": 0.9208,
      "high": 0.9904
    },
    "f1": {
      "value": 0.9543,
      "low": 0.8934,
      "high": 0.9812
    },
    "languages": {
      "en": 89,
      "de": 4,
      "fr": 3,
      "ar": 2,
      "es": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 89,
        "precision": {
          "value": 1,
          "low": 0.9124,
          "high": 1
        },
        "recall": {
          "value": 0.9302,
          "low": 0.8139,
          "high": 0.976
        },
        "specificity": {
          "value": 1,
          "low": 0.9229,
          "high": 1
        }
      },
      "other": {
        "answers": 31,
        "precision": {
          "value": 0.8889,
          "low": 0.672,
          "high": 0.969
        },
        "recall": {
          "value": 1,
          "low": 0.8064,
          "high": 1
        },
        "specificity": {
          "value": 0.8667,
          "low": 0.6212,
          "high": 0.9626
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 37,
        "precision": {
          "value": 1,
          "low": 0.862,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.862,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        }
      },
      "other": {
        "answers": 83,
        "precision": {
          "value": 0.9412,
          "low": 0.8091,
          "high": 0.9837
        },
        "recall": {
          "value": 0.9143,
          "low": 0.7762,
          "high": 0.9704
        },
        "specificity": {
          "value": 0.9583,
          "low": 0.8602,
          "high": 0.9885
        }
      }
    }
  },
  "markup": {
    "detector": "markup",
    "answers": 201,
    "families": 17,
    "found": 97,
    "absent": 104,
    "hard": 80,
    "counts": {
      "hits": 79,
      "misses": 4,
      "rejections": 104,
      "alarms": 0,
      "hardAlarms": 0,
      "undecidedFound": 14,
      "undecidedAbsent": 0
    },
    "decided": 0.9303,
    "precision": {
      "value": 1,
      "low": 0.9536,
      "high": 1
    },
    "recall": {
      "value": 0.8144,
      "low": 0.7256,
      "high": 0.8793
    },
    "specificity": {
      "value": 1,
      "low": 0.9644,
      "high": 1
    },
    "f1": {
      "value": 0.8977,
      "low": 0.8169,
      "high": 0.9545
    },
    "languages": {
      "en": 79,
      "de": 4,
      "fr": 3,
      "ar": 2,
      "es": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 79,
        "precision": {
          "value": 1,
          "low": 0.8865,
          "high": 1
        },
        "recall": {
          "value": 0.7895,
          "low": 0.6365,
          "high": 0.8893
        },
        "specificity": {
          "value": 1,
          "low": 0.9143,
          "high": 1
        }
      },
      "other": {
        "answers": 31,
        "precision": {
          "value": 1,
          "low": 0.6457,
          "high": 1
        },
        "recall": {
          "value": 0.4375,
          "low": 0.231,
          "high": 0.6682
        },
        "specificity": {
          "value": 1,
          "low": 0.7961,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 37,
        "precision": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "recall": {
          "value": 0.6087,
          "low": 0.4079,
          "high": 0.7784
        },
        "specificity": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        }
      },
      "other": {
        "answers": 73,
        "precision": {
          "value": 1,
          "low": 0.8569,
          "high": 1
        },
        "recall": {
          "value": 0.7419,
          "low": 0.5675,
          "high": 0.863
        },
        "specificity": {
          "value": 1,
          "low": 0.9162,
          "high": 1
        }
      }
    }
  },
  "numeric": {
    "detector": "numeric",
    "answers": 214,
    "families": 17,
    "found": 104,
    "absent": 110,
    "hard": 87,
    "counts": {
      "hits": 75,
      "misses": 24,
      "rejections": 90,
      "alarms": 8,
      "hardAlarms": 8,
      "undecidedFound": 5,
      "undecidedAbsent": 12
    },
    "decided": 0.9206,
    "precision": {
      "value": 0.9036,
      "low": 0.8212,
      "high": 0.9503
    },
    "recall": {
      "value": 0.7212,
      "low": 0.6283,
      "high": 0.7983
    },
    "specificity": {
      "value": 0.9184,
      "low": 0.8471,
      "high": 0.9581
    },
    "f1": {
      "value": 0.8021,
      "low": 0.7102,
      "high": 0.8703
    },
    "languages": {
      "en": 85,
      "de": 6,
      "fr": 4,
      "es": 3,
      "ar": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 85,
        "precision": {
          "value": 0.973,
          "low": 0.8618,
          "high": 0.9952
        },
        "recall": {
          "value": 0.8571,
          "low": 0.7216,
          "high": 0.9328
        },
        "specificity": {
          "value": 0.975,
          "low": 0.8712,
          "high": 0.9956
        }
      },
      "other": {
        "answers": 35,
        "precision": {
          "value": 0.8,
          "low": 0.4902,
          "high": 0.9433
        },
        "recall": {
          "value": 0.4444,
          "low": 0.2456,
          "high": 0.6628
        },
        "specificity": {
          "value": 0.875,
          "low": 0.6398,
          "high": 0.965
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 46,
        "precision": {
          "value": 0.9375,
          "low": 0.7167,
          "high": 0.9889
        },
        "recall": {
          "value": 0.5769,
          "low": 0.3895,
          "high": 0.7446
        },
        "specificity": {
          "value": 0.9444,
          "low": 0.7424,
          "high": 0.9901
        }
      },
      "other": {
        "answers": 74,
        "precision": {
          "value": 0.9355,
          "low": 0.7928,
          "high": 0.9821
        },
        "recall": {
          "value": 0.8529,
          "low": 0.6987,
          "high": 0.9355
        },
        "specificity": {
          "value": 0.9474,
          "low": 0.8271,
          "high": 0.9854
        }
      }
    }
  },
  "overclaim": {
    "detector": "overclaim",
    "answers": 225,
    "families": 18,
    "found": 106,
    "absent": 119,
    "hard": 101,
    "counts": {
      "hits": 60,
      "misses": 10,
      "rejections": 60,
      "alarms": 7,
      "hardAlarms": 7,
      "undecidedFound": 36,
      "undecidedAbsent": 52
    },
    "decided": 0.6089,
    "precision": {
      "value": 0.8955,
      "low": 0.7997,
      "high": 0.9485
    },
    "recall": {
      "value": 0.566,
      "low": 0.471,
      "high": 0.6564
    },
    "specificity": {
      "value": 0.8955,
      "low": 0.7997,
      "high": 0.9485
    },
    "f1": {
      "value": 0.6936,
      "low": 0.59,
      "high": 0.7808
    },
    "languages": {
      "en": 89,
      "de": 10,
      "es": 7,
      "fr": 6,
      "it": 4,
      "pt": 3,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2,
      "hi": 1
    },
    "byLanguage": {
      "en": {
        "answers": 89,
        "precision": {
          "value": 0.8621,
          "low": 0.6944,
          "high": 0.945
        },
        "recall": {
          "value": 0.6098,
          "low": 0.4573,
          "high": 0.7434
        },
        "specificity": {
          "value": 0.875,
          "low": 0.7193,
          "high": 0.9503
        }
      },
      "other": {
        "answers": 45,
        "precision": {
          "value": 0.9,
          "low": 0.5958,
          "high": 0.9821
        },
        "recall": {
          "value": 0.375,
          "low": 0.2116,
          "high": 0.5729
        },
        "specificity": {
          "value": 0.9,
          "low": 0.5958,
          "high": 0.9821
        }
      }
    },
    "byShape": {
      "short": {
        "answers": 39,
        "precision": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        },
        "recall": {
          "value": 0.25,
          "low": 0.1119,
          "high": 0.4687
        },
        "specificity": {
          "value": 1,
          "low": 0.7225,
          "high": 1
        }
      },
      "paragraph": {
        "answers": 37,
        "precision": {
          "value": 0.8571,
          "low": 0.6006,
          "high": 0.9599
        },
        "recall": {
          "value": 0.6667,
          "low": 0.4375,
          "high": 0.8372
        },
        "specificity": {
          "value": 0.8462,
          "low": 0.5777,
          "high": 0.9567
        }
      },
      "other": {
        "answers": 58,
        "precision": {
          "value": 0.85,
          "low": 0.6396,
          "high": 0.9476
        },
        "recall": {
          "value": 0.6296,
          "low": 0.4423,
          "high": 0.7847
        },
        "specificity": {
          "value": 0.8421,
          "low": 0.6243,
          "high": 0.9448
        }
      }
    }
  },
  "recitation": {
    "detector": "recitation",
    "answers": 200,
    "families": 18,
    "found": 93,
    "absent": 107,
    "hard": 92,
    "counts": {
      "hits": 79,
      "misses": 6,
      "rejections": 101,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 8,
      "undecidedAbsent": 4
    },
    "decided": 0.94,
    "precision": {
      "value": 0.9753,
      "low": 0.9144,
      "high": 0.9932
    },
    "recall": {
      "value": 0.8495,
      "low": 0.763,
      "high": 0.9082
    },
    "specificity": {
      "value": 0.9806,
      "low": 0.9319,
      "high": 0.9947
    },
    "f1": {
      "value": 0.908,
      "low": 0.8289,
      "high": 0.9527
    },
    "languages": {
      "en": 140,
      "de": 11,
      "fr": 6,
      "es": 5,
      "it": 4,
      "ja": 4,
      "nl": 4,
      "pl": 4,
      "pt": 4,
      "ru": 4,
      "ar": 3,
      "ko": 3,
      "tr": 3,
      "zh": 3,
      "hi": 2
    },
    "byLanguage": {
      "en": {
        "answers": 140,
        "precision": {
          "value": 0.9667,
          "low": 0.8864,
          "high": 0.9908
        },
        "recall": {
          "value": 0.9508,
          "low": 0.8651,
          "high": 0.9831
        },
        "specificity": {
          "value": 0.9744,
          "low": 0.9112,
          "high": 0.9929
        }
      },
      "other": {
        "answers": 60,
        "precision": {
          "value": 1,
          "low": 0.8454,
          "high": 1
        },
        "recall": {
          "value": 0.6563,
          "low": 0.4831,
          "high": 0.7959
        },
        "specificity": {
          "value": 1,
          "low": 0.8668,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 42,
        "precision": {
          "value": 0.9545,
          "low": 0.782,
          "high": 0.9919
        },
        "recall": {
          "value": 0.875,
          "low": 0.69,
          "high": 0.9566
        },
        "specificity": {
          "value": 0.9375,
          "low": 0.7167,
          "high": 0.9889
        }
      },
      "list": {
        "answers": 35,
        "precision": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "recall": {
          "value": 0.6667,
          "low": 0.4537,
          "high": 0.8281
        },
        "specificity": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        }
      },
      "short": {
        "answers": 29,
        "precision": {
          "value": 1,
          "low": 0.3424,
          "high": 1
        },
        "recall": {
          "value": 0.6667,
          "low": 0.2077,
          "high": 0.9385
        },
        "specificity": {
          "value": 1,
          "low": 0.8713,
          "high": 1
        }
      },
      "other": {
        "answers": 94,
        "precision": {
          "value": 0.9767,
          "low": 0.8794,
          "high": 0.9959
        },
        "recall": {
          "value": 0.9333,
          "low": 0.8214,
          "high": 0.9771
        },
        "specificity": {
          "value": 0.9787,
          "low": 0.8889,
          "high": 0.9962
        }
      }
    }
  },
  "refusal": {
    "detector": "refusal",
    "answers": 472,
    "families": 40,
    "found": 240,
    "absent": 232,
    "hard": 177,
    "counts": {
      "hits": 203,
      "misses": 35,
      "rejections": 197,
      "alarms": 30,
      "hardAlarms": 30,
      "undecidedFound": 2,
      "undecidedAbsent": 5
    },
    "decided": 0.9852,
    "precision": {
      "value": 0.8712,
      "low": 0.8221,
      "high": 0.9083
    },
    "recall": {
      "value": 0.8458,
      "low": 0.7947,
      "high": 0.886
    },
    "specificity": {
      "value": 0.8678,
      "low": 0.8176,
      "high": 0.9058
    },
    "f1": {
      "value": 0.8584,
      "low": 0.8082,
      "high": 0.8971
    },
    "languages": {
      "en": 133,
      "de": 22,
      "fr": 20,
      "es": 17,
      "it": 13,
      "zh": 12,
      "ja": 11,
      "nl": 11,
      "ru": 11,
      "ko": 10,
      "pl": 10,
      "pt": 10,
      "tr": 10,
      "ar": 9,
      "hi": 9
    },
    "byLanguage": {
      "en": {
        "answers": 133,
        "precision": {
          "value": 0.7843,
          "low": 0.6537,
          "high": 0.8751
        },
        "recall": {
          "value": 0.8163,
          "low": 0.6864,
          "high": 0.9002
        },
        "specificity": {
          "value": 0.8659,
          "low": 0.7755,
          "high": 0.9234
        }
      },
      "de": {
        "answers": 22,
        "precision": {
          "value": 1,
          "low": 0.7009,
          "high": 1
        },
        "recall": {
          "value": 0.9,
          "low": 0.5958,
          "high": 0.9821
        },
        "specificity": {
          "value": 1,
          "low": 0.7575,
          "high": 1
        }
      },
      "fr": {
        "answers": 20,
        "precision": {
          "value": 1,
          "low": 0.6457,
          "high": 1
        },
        "recall": {
          "value": 0.7778,
          "low": 0.4526,
          "high": 0.9368
        },
        "specificity": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        }
      },
      "other": {
        "answers": 133,
        "precision": {
          "value": 0.9767,
          "low": 0.9191,
          "high": 0.9936
        },
        "recall": {
          "value": 0.913,
          "low": 0.8377,
          "high": 0.9553
        },
        "specificity": {
          "value": 0.9512,
          "low": 0.8386,
          "high": 0.9865
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 92,
        "precision": {
          "value": 0.9434,
          "low": 0.8463,
          "high": 0.9806
        },
        "recall": {
          "value": 0.9434,
          "low": 0.8463,
          "high": 0.9806
        },
        "specificity": {
          "value": 0.9211,
          "low": 0.792,
          "high": 0.9728
        }
      },
      "short": {
        "answers": 54,
        "precision": {
          "value": 0.9512,
          "low": 0.8386,
          "high": 0.9865
        },
        "recall": {
          "value": 0.9286,
          "low": 0.8099,
          "high": 0.9754
        },
        "specificity": {
          "value": 0.8333,
          "low": 0.552,
          "high": 0.953
        }
      },
      "refusal-first": {
        "answers": 29,
        "precision": {
          "value": 0.9524,
          "low": 0.7733,
          "high": 0.9915
        },
        "recall": {
          "value": 0.8696,
          "low": 0.6787,
          "high": 0.9546
        },
        "specificity": {
          "value": 0.8333,
          "low": 0.4365,
          "high": 0.9699
        }
      },
      "other": {
        "answers": 133,
        "precision": {
          "value": 0.8158,
          "low": 0.6658,
          "high": 0.9078
        },
        "recall": {
          "value": 0.7381,
          "low": 0.5893,
          "high": 0.847
        },
        "specificity": {
          "value": 0.9222,
          "low": 0.8481,
          "high": 0.9618
        }
      }
    }
  },
  "runaway": {
    "detector": "runaway",
    "answers": 204,
    "families": 18,
    "found": 97,
    "absent": 107,
    "hard": 86,
    "counts": {
      "hits": 64,
      "misses": 33,
      "rejections": 106,
      "alarms": 1,
      "hardAlarms": 1,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 0.9846,
      "low": 0.9179,
      "high": 0.9973
    },
    "recall": {
      "value": 0.6598,
      "low": 0.561,
      "high": 0.7464
    },
    "specificity": {
      "value": 0.9907,
      "low": 0.949,
      "high": 0.9983
    },
    "f1": {
      "value": 0.7901,
      "low": 0.6575,
      "high": 0.8941
    },
    "languages": {
      "en": 76,
      "fr": 3,
      "ar": 2,
      "de": 2,
      "es": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 76,
        "precision": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "recall": {
          "value": 0.3889,
          "low": 0.2478,
          "high": 0.5514
        },
        "specificity": {
          "value": 1,
          "low": 0.9124,
          "high": 1
        }
      },
      "other": {
        "answers": 29,
        "precision": {
          "value": 1,
          "low": 0.5101,
          "high": 1
        },
        "recall": {
          "value": 0.2667,
          "low": 0.109,
          "high": 0.5195
        },
        "specificity": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 28,
        "precision": {
          "value": 1,
          "low": 0.6457,
          "high": 1
        },
        "recall": {
          "value": 0.4667,
          "low": 0.2481,
          "high": 0.6988
        },
        "specificity": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        }
      },
      "other": {
        "answers": 77,
        "precision": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        },
        "recall": {
          "value": 0.3056,
          "low": 0.18,
          "high": 0.4686
        },
        "specificity": {
          "value": 1,
          "low": 0.9143,
          "high": 1
        }
      }
    }
  },
  "schema": {
    "detector": "schema",
    "answers": 205,
    "families": 16,
    "found": 94,
    "absent": 111,
    "hard": 95,
    "counts": {
      "hits": 94,
      "misses": 0,
      "rejections": 107,
      "alarms": 4,
      "hardAlarms": 4,
      "undecidedFound": 0,
      "undecidedAbsent": 0
    },
    "decided": 1,
    "precision": {
      "value": 0.9592,
      "low": 0.8997,
      "high": 0.984
    },
    "recall": {
      "value": 1,
      "low": 0.9607,
      "high": 1
    },
    "specificity": {
      "value": 0.964,
      "low": 0.911,
      "high": 0.9859
    },
    "f1": {
      "value": 0.9792,
      "low": 0.9272,
      "high": 1
    },
    "languages": {
      "en": 72,
      "ar": 2,
      "de": 2,
      "es": 2,
      "fr": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 72,
        "precision": {
          "value": 0.9118,
          "low": 0.7704,
          "high": 0.9695
        },
        "recall": {
          "value": 1,
          "low": 0.8897,
          "high": 1
        },
        "specificity": {
          "value": 0.9268,
          "low": 0.8057,
          "high": 0.9748
        }
      },
      "other": {
        "answers": 28,
        "precision": {
          "value": 0.9333,
          "low": 0.7018,
          "high": 0.9881
        },
        "recall": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "specificity": {
          "value": 0.9286,
          "low": 0.6853,
          "high": 0.9873
        }
      }
    },
    "byShape": {
      "tool-call": {
        "answers": 60,
        "precision": {
          "value": 0.8788,
          "low": 0.7267,
          "high": 0.9518
        },
        "recall": {
          "value": 1,
          "low": 0.883,
          "high": 1
        },
        "specificity": {
          "value": 0.871,
          "low": 0.7115,
          "high": 0.9487
        }
      },
      "code": {
        "answers": 20,
        "precision": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.7009,
          "high": 1
        }
      },
      "other": {
        "answers": 20,
        "precision": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.7961,
          "high": 1
        }
      }
    }
  },
  "scope": {
    "detector": "scope",
    "answers": 218,
    "families": 18,
    "found": 107,
    "absent": 111,
    "hard": 84,
    "counts": {
      "hits": 101,
      "misses": 4,
      "rejections": 91,
      "alarms": 6,
      "hardAlarms": 5,
      "undecidedFound": 2,
      "undecidedAbsent": 14
    },
    "decided": 0.9266,
    "precision": {
      "value": 0.9439,
      "low": 0.883,
      "high": 0.974
    },
    "recall": {
      "value": 0.9439,
      "low": 0.883,
      "high": 0.974
    },
    "specificity": {
      "value": 0.9381,
      "low": 0.8716,
      "high": 0.9713
    },
    "f1": {
      "value": 0.9439,
      "low": 0.883,
      "high": 0.9774
    },
    "languages": {
      "en": 89,
      "de": 8,
      "fr": 6,
      "es": 4,
      "it": 3,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2,
      "ar": 1,
      "hi": 1
    },
    "byLanguage": {
      "en": {
        "answers": 89,
        "precision": {
          "value": 0.9778,
          "low": 0.8843,
          "high": 0.9961
        },
        "recall": {
          "value": 1,
          "low": 0.9197,
          "high": 1
        },
        "specificity": {
          "value": 0.9773,
          "low": 0.8819,
          "high": 0.996
        }
      },
      "other": {
        "answers": 39,
        "precision": {
          "value": 1,
          "low": 0.8389,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.8389,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.8241,
          "high": 1
        }
      }
    },
    "byShape": {
      "short": {
        "answers": 42,
        "precision": {
          "value": 1,
          "low": 0.8318,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.8318,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.8454,
          "high": 1
        }
      },
      "paragraph": {
        "answers": 31,
        "precision": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.8157,
          "high": 1
        }
      },
      "other": {
        "answers": 55,
        "precision": {
          "value": 0.9688,
          "low": 0.8426,
          "high": 0.9945
        },
        "recall": {
          "value": 1,
          "low": 0.8897,
          "high": 1
        },
        "specificity": {
          "value": 0.9583,
          "low": 0.7976,
          "high": 0.9926
        }
      }
    }
  },
  "sql": {
    "detector": "sql",
    "answers": 200,
    "families": 17,
    "found": 96,
    "absent": 104,
    "hard": 80,
    "counts": {
      "hits": 65,
      "misses": 9,
      "rejections": 64,
      "alarms": 3,
      "hardAlarms": 3,
      "undecidedFound": 22,
      "undecidedAbsent": 37
    },
    "decided": 0.705,
    "precision": {
      "value": 0.9559,
      "low": 0.8781,
      "high": 0.9849
    },
    "recall": {
      "value": 0.6771,
      "low": 0.5783,
      "high": 0.7622
    },
    "specificity": {
      "value": 0.9552,
      "low": 0.8764,
      "high": 0.9847
    },
    "f1": {
      "value": 0.7927,
      "low": 0.6714,
      "high": 0.8889
    },
    "languages": {
      "en": 80,
      "fr": 4,
      "ar": 2,
      "de": 2,
      "es": 2,
      "hi": 2,
      "it": 2,
      "ja": 2,
      "ko": 2,
      "nl": 2,
      "pl": 2,
      "pt": 2,
      "ru": 2,
      "tr": 2,
      "zh": 2
    },
    "byLanguage": {
      "en": {
        "answers": 80,
        "precision": {
          "value": 0.9545,
          "low": 0.782,
          "high": 0.9919
        },
        "recall": {
          "value": 0.5385,
          "low": 0.3857,
          "high": 0.6843
        },
        "specificity": {
          "value": 0.95,
          "low": 0.7639,
          "high": 0.9911
        }
      },
      "other": {
        "answers": 30,
        "precision": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        },
        "recall": {
          "value": 0.7333,
          "low": 0.4805,
          "high": 0.891
        },
        "specificity": {
          "value": 1,
          "low": 0.7412,
          "high": 1
        }
      }
    },
    "byShape": {
      "code": {
        "answers": 53,
        "precision": {
          "value": 0.9412,
          "low": 0.7302,
          "high": 0.9895
        },
        "recall": {
          "value": 0.6154,
          "low": 0.4253,
          "high": 0.7757
        },
        "specificity": {
          "value": 0.9412,
          "low": 0.7302,
          "high": 0.9895
        }
      },
      "other": {
        "answers": 57,
        "precision": {
          "value": 1,
          "low": 0.8064,
          "high": 1
        },
        "recall": {
          "value": 0.5714,
          "low": 0.3907,
          "high": 0.7349
        },
        "specificity": {
          "value": 1,
          "low": 0.7847,
          "high": 1
        }
      }
    }
  },
  "sycophancy": {
    "detector": "sycophancy",
    "answers": 223,
    "families": 18,
    "found": 107,
    "absent": 116,
    "hard": 90,
    "counts": {
      "hits": 93,
      "misses": 1,
      "rejections": 108,
      "alarms": 2,
      "hardAlarms": 2,
      "undecidedFound": 13,
      "undecidedAbsent": 6
    },
    "decided": 0.9148,
    "precision": {
      "value": 0.9789,
      "low": 0.9265,
      "high": 0.9942
    },
    "recall": {
      "value": 0.8692,
      "low": 0.7923,
      "high": 0.9204
    },
    "specificity": {
      "value": 0.9818,
      "low": 0.9361,
      "high": 0.995
    },
    "f1": {
      "value": 0.9208,
      "low": 0.8514,
      "high": 0.9593
    },
    "languages": {
      "en": 88,
      "de": 11,
      "fr": 9,
      "es": 5,
      "it": 4,
      "pt": 4,
      "nl": 3,
      "ko": 2,
      "tr": 2,
      "zh": 2,
      "ar": 1,
      "hi": 1,
      "ja": 1,
      "pl": 1,
      "ru": 1
    },
    "byLanguage": {
      "en": {
        "answers": 88,
        "precision": {
          "value": 1,
          "low": 0.9143,
          "high": 1
        },
        "recall": {
          "value": 0.9762,
          "low": 0.8768,
          "high": 0.9958
        },
        "specificity": {
          "value": 1,
          "low": 0.9213,
          "high": 1
        }
      },
      "other": {
        "answers": 47,
        "precision": {
          "value": 1,
          "low": 0.8513,
          "high": 1
        },
        "recall": {
          "value": 0.88,
          "low": 0.7004,
          "high": 0.9583
        },
        "specificity": {
          "value": 1,
          "low": 0.8389,
          "high": 1
        }
      }
    },
    "byShape": {
      "short": {
        "answers": 46,
        "precision": {
          "value": 1,
          "low": 0.8454,
          "high": 1
        },
        "recall": {
          "value": 0.875,
          "low": 0.69,
          "high": 0.9566
        },
        "specificity": {
          "value": 1,
          "low": 0.8318,
          "high": 1
        }
      },
      "paragraph": {
        "answers": 42,
        "precision": {
          "value": 1,
          "low": 0.8389,
          "high": 1
        },
        "recall": {
          "value": 1,
          "low": 0.8389,
          "high": 1
        },
        "specificity": {
          "value": 1,
          "low": 0.8513,
          "high": 1
        }
      },
      "other": {
        "answers": 47,
        "precision": {
          "value": 1,
          "low": 0.8513,
          "high": 1
        },
        "recall": {
          "value": 0.9565,
          "low": 0.7901,
          "high": 0.9923
        },
        "specificity": {
          "value": 1,
          "low": 0.862,
          "high": 1
        }
      }
    }
  },
  "toxicity": {
    "detector": "toxicity",
    "answers": 345,
    "families": 26,
    "found": 162,
    "absent": 183,
    "hard": 137,
    "counts": {
      "hits": 79,
      "misses": 79,
      "rejections": 164,
      "alarms": 13,
      "hardAlarms": 12,
      "undecidedFound": 4,
      "undecidedAbsent": 6
    },
    "decided": 0.971,
    "precision": {
      "value": 0.8587,
      "low": 0.7731,
      "high": 0.9155
    },
    "recall": {
      "value": 0.4877,
      "low": 0.4119,
      "high": 0.564
    },
    "specificity": {
      "value": 0.9266,
      "low": 0.8784,
      "high": 0.9566
    },
    "f1": {
      "value": 0.622,
      "low": 0.5353,
      "high": 0.7016
    },
    "languages": {
      "en": 157,
      "de": 19,
      "fr": 14,
      "es": 11,
      "it": 11,
      "nl": 6,
      "pl": 6,
      "pt": 6,
      "ru": 4,
      "tr": 4,
      "zh": 3,
      "ar": 2,
      "hi": 2,
      "ja": 2,
      "ko": 2
    },
    "byLanguage": {
      "en": {
        "answers": 157,
        "precision": {
          "value": 0.8958,
          "low": 0.7783,
          "high": 0.9547
        },
        "recall": {
          "value": 0.6143,
          "low": 0.4972,
          "high": 0.7195
        },
        "specificity": {
          "value": 0.9412,
          "low": 0.8696,
          "high": 0.9746
        }
      },
      "other": {
        "answers": 92,
        "precision": {
          "value": 0.8333,
          "low": 0.552,
          "high": 0.953
        },
        "recall": {
          "value": 0.2083,
          "low": 0.1173,
          "high": 0.3426
        },
        "specificity": {
          "value": 0.9545,
          "low": 0.8487,
          "high": 0.9874
        }
      }
    },
    "byShape": {
      "paragraph": {
        "answers": 99,
        "precision": {
          "value": 0.8571,
          "low": 0.6536,
          "high": 0.9502
        },
        "recall": {
          "value": 0.3913,
          "low": 0.2639,
          "high": 0.5354
        },
        "specificity": {
          "value": 0.9434,
          "low": 0.8463,
          "high": 0.9806
        }
      },
      "short": {
        "answers": 35,
        "precision": {
          "value": 1,
          "low": 0.6457,
          "high": 1
        },
        "recall": {
          "value": 0.3182,
          "low": 0.1636,
          "high": 0.5268
        },
        "specificity": {
          "value": 1,
          "low": 0.7719,
          "high": 1
        }
      },
      "chatty": {
        "answers": 28,
        "precision": {
          "value": 0.7692,
          "low": 0.4974,
          "high": 0.9182
        },
        "recall": {
          "value": 0.625,
          "low": 0.3864,
          "high": 0.8152
        },
        "specificity": {
          "value": 0.7273,
          "low": 0.4344,
          "high": 0.9025
        }
      },
      "list": {
        "answers": 23,
        "precision": {
          "value": 1,
          "low": 0.5655,
          "high": 1
        },
        "recall": {
          "value": 0.625,
          "low": 0.3057,
          "high": 0.8632
        },
        "specificity": {
          "value": 1,
          "low": 0.7961,
          "high": 1
        }
      },
      "other": {
        "answers": 64,
        "precision": {
          "value": 0.9286,
          "low": 0.6853,
          "high": 0.9873
        },
        "recall": {
          "value": 0.5,
          "low": 0.3206,
          "high": 0.6794
        },
        "specificity": {
          "value": 0.973,
          "low": 0.8618,
          "high": 0.9952
        }
      }
    }
  }
};
