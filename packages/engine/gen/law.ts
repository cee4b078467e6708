// Generated from packages/engine/law and packages/engine/templates by npm run generate. Do not edit.
// The law packs of packages/engine/law, as data.

import type { Pack } from '../law/pack.ts'

export const packs: Readonly<Record<string, Pack>> = {
  "gb": {
    "parameters": {
      "starter.tax_code": [
        {
          "from": "2025-04-06",
          "source": "HMRC, work out your new employee's tax code (gov.uk/new-employee-tax-code)",
          "verified": true,
          "by": "starter_declaration",
          "text": {
            "A": "1257L",
            "B": "1257L W1/M1",
            "C": "BR",
            "none": "0T W1/M1"
          }
        }
      ],
      "income_tax.slabs": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "tax_table",
          "slabs": {
            "standard C": [
              [
                "0",
                "20"
              ],
              [
                "37700",
                "40"
              ],
              [
                "125140",
                "45"
              ]
            ],
            "S": {
              "cut_each": true,
              "slabs": [
                [
                  "0",
                  "19"
                ],
                [
                  "2827",
                  "20"
                ],
                [
                  "14921",
                  "21"
                ],
                [
                  "31092",
                  "42"
                ],
                [
                  "62430",
                  "45"
                ],
                [
                  "125140",
                  "48"
                ]
              ]
            },
            "BR CBR SBR": [
              [
                "0",
                "20"
              ]
            ],
            "D0 CD0": [
              [
                "0",
                "40"
              ]
            ],
            "D1 CD1": [
              [
                "0",
                "45"
              ]
            ],
            "SD0": [
              [
                "0",
                "21"
              ]
            ],
            "SD1": [
              [
                "0",
                "42"
              ]
            ],
            "SD2": [
              [
                "0",
                "45"
              ]
            ],
            "SD3": [
              [
                "0",
                "48"
              ]
            ],
            "NT": [
              [
                "0",
                "0"
              ]
            ]
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027; Scotland's from a secondary source",
          "verified": false,
          "by": "tax_table",
          "slabs": {
            "standard C": [
              [
                "0",
                "20"
              ],
              [
                "37700",
                "40"
              ],
              [
                "125140",
                "45"
              ]
            ],
            "S": {
              "cut_each": true,
              "slabs": [
                [
                  "0",
                  "19"
                ],
                [
                  "3967",
                  "20"
                ],
                [
                  "16956",
                  "21"
                ],
                [
                  "31092",
                  "42"
                ],
                [
                  "62430",
                  "45"
                ],
                [
                  "125140",
                  "48"
                ]
              ]
            },
            "BR CBR SBR": [
              [
                "0",
                "20"
              ]
            ],
            "D0 CD0": [
              [
                "0",
                "40"
              ]
            ],
            "D1 CD1": [
              [
                "0",
                "45"
              ]
            ],
            "SD0": [
              [
                "0",
                "21"
              ]
            ],
            "SD1": [
              [
                "0",
                "42"
              ]
            ],
            "SD2": [
              [
                "0",
                "45"
              ]
            ],
            "SD3": [
              [
                "0",
                "48"
              ]
            ],
            "NT": [
              [
                "0",
                "0"
              ]
            ]
          }
        }
      ],
      "ni.lel": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "frequency",
          "value": {
            "monthly": "542",
            "weekly": "125",
            "fortnightly": "250",
            "four_weekly": "500"
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "frequency",
          "value": {
            "monthly": "559",
            "weekly": "129",
            "fortnightly": "258",
            "four_weekly": "516"
          }
        }
      ],
      "ni.pt": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "frequency",
          "value": {
            "monthly": "1048",
            "weekly": "242",
            "fortnightly": "484",
            "four_weekly": "967"
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "frequency",
          "value": {
            "monthly": "1048",
            "weekly": "242",
            "fortnightly": "484",
            "four_weekly": "967"
          }
        }
      ],
      "ni.st": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "frequency",
          "value": {
            "monthly": "417",
            "weekly": "96",
            "fortnightly": "193",
            "four_weekly": "385"
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "frequency",
          "value": {
            "monthly": "417",
            "weekly": "96",
            "fortnightly": "193",
            "four_weekly": "385"
          }
        }
      ],
      "ni.fust": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "frequency",
          "value": {
            "monthly": "2083",
            "weekly": "481",
            "fortnightly": "962",
            "four_weekly": "1924"
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "frequency",
          "value": {
            "monthly": "2083",
            "weekly": "481",
            "fortnightly": "962",
            "four_weekly": "1924"
          }
        }
      ],
      "ni.uel": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "frequency",
          "value": {
            "monthly": "4189",
            "weekly": "967",
            "fortnightly": "1934",
            "four_weekly": "3867"
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "frequency",
          "value": {
            "monthly": "4189",
            "weekly": "967",
            "fortnightly": "1934",
            "four_weekly": "3867"
          }
        }
      ],
      "ni.employee": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "ni_category",
          "slabs": {
            "A F H M N V": [
              [
                "ni.pt",
                "8"
              ],
              [
                "ni.uel",
                "2"
              ]
            ],
            "B E I": [
              [
                "ni.pt",
                "1.85"
              ],
              [
                "ni.uel",
                "2"
              ]
            ],
            "D J L Z": [
              [
                "ni.pt",
                "2"
              ],
              [
                "ni.uel",
                "2"
              ]
            ],
            "C K S X": [
              [
                "0",
                "0"
              ]
            ]
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "ni_category",
          "slabs": {
            "A F H M N V": [
              [
                "ni.pt",
                "8"
              ],
              [
                "ni.uel",
                "2"
              ]
            ],
            "B E I": [
              [
                "ni.pt",
                "1.85"
              ],
              [
                "ni.uel",
                "2"
              ]
            ],
            "D J L Z": [
              [
                "ni.pt",
                "2"
              ],
              [
                "ni.uel",
                "2"
              ]
            ],
            "C K S X": [
              [
                "0",
                "0"
              ]
            ]
          }
        }
      ],
      "ni.employer": [
        {
          "from": "2025-04-06",
          "source": "HMRC, rates and thresholds for employers 2025 to 2026",
          "verified": true,
          "by": "ni_category",
          "slabs": {
            "A B C J": [
              [
                "ni.st",
                "15"
              ],
              [
                "ni.fust",
                "15"
              ],
              [
                "ni.uel",
                "15"
              ]
            ],
            "D E F I K L N S": [
              [
                "ni.fust",
                "15"
              ],
              [
                "ni.uel",
                "15"
              ]
            ],
            "H M V Z": [
              [
                "ni.uel",
                "15"
              ]
            ],
            "X": [
              [
                "0",
                "0"
              ]
            ]
          }
        },
        {
          "from": "2026-04-06",
          "source": "HMRC, rates and thresholds for employers 2026 to 2027, from a secondary source",
          "verified": false,
          "by": "ni_category",
          "slabs": {
            "A B C J": [
              [
                "ni.st",
                "15"
              ],
              [
                "ni.fust",
                "15"
              ],
              [
                "ni.uel",
                "15"
              ]
            ],
            "D E F I K L N S": [
              [
                "ni.fust",
                "15"
              ],
              [
                "ni.uel",
                "15"
              ]
            ],
            "H M V Z": [
              [
                "ni.uel",
                "15"
              ]
            ],
            "X": [
              [
                "0",
                "0"
              ]
            ]
          }
        }
      ]
    },
    "pack": "gb",
    "name": "United Kingdom",
    "currency": "GBP",
    "tax_year": {
      "starts": "04-06",
      "first": "2025-26",
      "last": "2026-27",
      "renewed": [
        "income_tax.slabs",
        "ni.lel",
        "ni.pt",
        "ni.st",
        "ni.fust",
        "ni.uel",
        "ni.employee",
        "ni.employer"
      ]
    },
    "bases": {
      "gross": {
        "title": "pay for National Insurance",
        "says": "pay of the period that counts for National Insurance"
      },
      "taxable": {
        "title": "taxable pay",
        "says": "taxable pay of the period",
        "default": "gross"
      }
    },
    "facts": {
      "starter_declaration": {
        "type": "text",
        "title": "starter declaration",
        "says": "the statement of HMRC's starter checklist that the employee chose (A, B or C), or none where no declaration can be had; used until a tax code is entered",
        "choices": [
          "A",
          "B",
          "C",
          "none"
        ]
      },
      "tax_code": {
        "type": "text",
        "title": "tax code",
        "says": "a PAYE tax code, such as 1257L, S1257L, K475, BR, D0, 0T, NT or 1257L M1",
        "required": "Enter it from the P45 or HMRC's notice, or enter the starter declaration (A, B or C of the starter checklist, or none)",
        "otherwise": "starter.tax_code",
        "reader": "gb_tax_code"
      },
      "week1_month1": {
        "type": "boolean",
        "default": false,
        "title": "week 1 or month 1 basis",
        "says": "the tax code is not cumulative"
      },
      "ni_category": {
        "type": "text",
        "title": "National Insurance category",
        "says": "the National Insurance category letter",
        "required": "Enter the letter; HMRC's is A for everybody who is in none of its other groups, such as C above State Pension age, M under 21 and H for apprentices under 25",
        "choices": [
          "A",
          "B",
          "C",
          "D",
          "E",
          "F",
          "H",
          "I",
          "J",
          "K",
          "L",
          "M",
          "N",
          "S",
          "V",
          "X",
          "Z"
        ]
      }
    },
    "titles": {
      "starter.tax_code": "Tax code of a new employee without one",
      "income_tax.slabs": "Income tax under PAYE",
      "ni.lel": "National Insurance, the lower earnings limit",
      "ni.pt": "National Insurance, the primary threshold",
      "ni.st": "National Insurance, the secondary threshold",
      "ni.fust": "National Insurance, the upper secondary threshold of freeports and investment zones",
      "ni.uel": "National Insurance, the upper earnings limit",
      "ni.employee": "National Insurance, the employee's share",
      "ni.employer": "National Insurance, the employer's share"
    },
    "lines": [
      {
        "code": "TAX",
        "type": "deduction",
        "says": "Income tax under PAYE",
        "base": "taxable",
        "basis": {
          "fact": "tax_basis"
        },
        "do": [
          {
            "less": "free_pay"
          },
          {
            "floor": "0"
          },
          {
            "round": [
              "1",
              "down"
            ]
          },
          {
            "slabs": "income_tax.slabs",
            "scale": "year",
            "cut": "0.0001",
            "begin": "up"
          },
          {
            "round": [
              "0.01",
              "down"
            ]
          }
        ],
        "then": [
          {
            "limit": {
              "percent": "50",
              "of": "taxable"
            }
          }
        ]
      },
      {
        "code": "NI_EE",
        "type": "deduction",
        "says": "National Insurance, the employee's share",
        "base": "gross",
        "basis": "period",
        "do": [
          {
            "slabs": "ni.employee",
            "round_each": [
              "0.01",
              "third_digit"
            ]
          }
        ]
      },
      {
        "code": "NI_ER",
        "type": "employer_contribution",
        "says": "National Insurance, the employer's share",
        "base": "gross",
        "basis": "period",
        "do": [
          {
            "slabs": "ni.employer",
            "round_each": [
              "0.01",
              "third_digit"
            ]
          }
        ]
      },
      {
        "code": "NI_LEL",
        "type": "record",
        "says": "Earnings at the lower earnings limit",
        "base": "gross",
        "basis": "period",
        "do": [
          {
            "reached": "ni.lel"
          }
        ]
      },
      {
        "code": "NI_LEL_PT",
        "type": "record",
        "says": "Earnings above the lower earnings limit, up to the primary threshold",
        "base": "gross",
        "basis": "period",
        "do": [
          {
            "within": [
              "ni.lel",
              "ni.pt"
            ]
          }
        ]
      },
      {
        "code": "NI_PT_UEL",
        "type": "record",
        "says": "Earnings above the primary threshold, up to the upper earnings limit",
        "base": "gross",
        "basis": "period",
        "do": [
          {
            "within": [
              "ni.pt",
              "ni.uel"
            ]
          }
        ]
      }
    ]
  },
  "pk": {
    "parameters": {
      "income_tax.slabs": [
        {
          "from": "2022-07-01",
          "source": "Finance Act 2022, First Schedule, part I, division I",
          "verified": false,
          "slabs": [
            [
              "600000",
              "2.5"
            ],
            [
              "1200000",
              "12.5"
            ],
            [
              "2400000",
              "20"
            ],
            [
              "3600000",
              "25"
            ],
            [
              "6000000",
              "32.5"
            ],
            [
              "12000000",
              "35"
            ]
          ]
        },
        {
          "from": "2023-07-01",
          "source": "Finance Act 2023, First Schedule, part I, division I",
          "verified": false,
          "slabs": [
            [
              "600000",
              "2.5"
            ],
            [
              "1200000",
              "12.5"
            ],
            [
              "2400000",
              "22.5"
            ],
            [
              "3600000",
              "27.5"
            ],
            [
              "6000000",
              "35"
            ]
          ]
        },
        {
          "from": "2024-07-01",
          "source": "Finance Act 2024; FBR Circular 1 of 2024-25",
          "verified": true,
          "slabs": [
            [
              "600000",
              "5"
            ],
            [
              "1200000",
              "15"
            ],
            [
              "2200000",
              "25"
            ],
            [
              "3200000",
              "30"
            ],
            [
              "4100000",
              "35"
            ]
          ]
        },
        {
          "from": "2025-07-01",
          "source": "Finance Act 2025, First Schedule, part I, division I",
          "verified": true,
          "slabs": [
            [
              "600000",
              "1"
            ],
            [
              "1200000",
              "11"
            ],
            [
              "2200000",
              "23"
            ],
            [
              "3200000",
              "30"
            ],
            [
              "4100000",
              "35"
            ]
          ]
        },
        {
          "from": "2026-07-01",
          "source": "Finance Act 2026; three secondary sources, the Gazette was not at hand",
          "verified": false,
          "slabs": [
            [
              "600000",
              "1"
            ],
            [
              "1200000",
              "11"
            ],
            [
              "2200000",
              "20"
            ],
            [
              "3200000",
              "25"
            ],
            [
              "4100000",
              "29"
            ],
            [
              "5600000",
              "32"
            ],
            [
              "7000000",
              "35"
            ]
          ]
        }
      ],
      "income_tax.surcharge": [
        {
          "from": "2022-07-01",
          "source": "Finance Act 2022",
          "verified": false,
          "none": true
        },
        {
          "from": "2023-07-01",
          "source": "Finance Act 2023",
          "verified": false,
          "none": true
        },
        {
          "from": "2024-07-01",
          "source": "Finance Act 2024, section 4AB",
          "verified": true,
          "above": "10000000",
          "percent": "10"
        },
        {
          "from": "2025-07-01",
          "source": "Finance Act 2025, section 4AB",
          "verified": true,
          "above": "10000000",
          "percent": "9"
        },
        {
          "from": "2026-07-01",
          "source": "Finance Act 2026; three secondary sources",
          "verified": false,
          "none": true
        }
      ],
      "eobi.wage": [
        {
          "from": "2022-07-01",
          "source": "Minimum wage of 2022-23",
          "verified": false,
          "value": "25000"
        },
        {
          "from": "2023-07-01",
          "source": "EOBI: 320 and 1,600 a month",
          "verified": true,
          "value": "32000"
        },
        {
          "from": "2024-07-01",
          "source": "EOBI: 370 and 1,850 a month",
          "verified": true,
          "value": "37000"
        },
        {
          "from": "2025-07-01",
          "source": "Sources say 37,000, 40,000 or 40,700",
          "verified": false,
          "value": "40000"
        }
      ],
      "eobi.age": [
        {
          "from": "2022-07-01",
          "source": "EOBI Act 1976, section 22: 60 years, and 55 for women (Finance Act 1986)",
          "verified": true,
          "by": "gender",
          "value": {
            "male other": "60",
            "female": "55"
          }
        }
      ],
      "eobi.mine_age": [
        {
          "from": "2022-07-01",
          "source": "EOBI Act 1976, section 22 as amended in 2002: 55 years after ten years in mines",
          "verified": true,
          "by": "mine_worker",
          "value": {
            "true": "55",
            "false": "60"
          }
        }
      ],
      "eobi.employee": [
        {
          "from": "2022-07-01",
          "source": "EOBI Act 1976, section 9-B",
          "verified": true,
          "value": "1"
        }
      ],
      "eobi.employer": [
        {
          "from": "2022-07-01",
          "source": "EOBI Act 1976, section 9",
          "verified": true,
          "value": "5"
        }
      ],
      "social_security.wage": [
        {
          "from": "2022-07-01",
          "source": "PESSI, SESSI and their like publish it by province",
          "verified": true,
          "open": true
        }
      ],
      "social_security.employer": [
        {
          "from": "2022-07-01",
          "source": "PESSI, SESSI and their like publish it by province",
          "verified": true,
          "open": true
        }
      ],
      "minimum_wage": [
        {
          "from": "2022-07-01",
          "source": "Notifications of the provinces for 2022-23",
          "verified": false,
          "by": "province",
          "value": {
            "punjab sindh balochistan islamabad": "25000",
            "khyber_pakhtunkhwa": "26000"
          }
        },
        {
          "from": "2023-07-01",
          "source": "Notifications of the provinces for 2023-24",
          "verified": false,
          "by": "province",
          "value": {
            "punjab sindh khyber_pakhtunkhwa balochistan islamabad": "32000"
          }
        },
        {
          "from": "2024-07-01",
          "source": "Notifications of the provinces for 2024-25",
          "verified": false,
          "by": "province",
          "value": {
            "punjab sindh balochistan islamabad": "37000",
            "khyber_pakhtunkhwa": "36000"
          }
        },
        {
          "from": "2025-07-01",
          "source": "Notifications of the provinces for 2025-26",
          "verified": false,
          "by": "province",
          "value": {
            "punjab sindh khyber_pakhtunkhwa": "40000",
            "balochistan islamabad": "37000"
          }
        }
      ]
    },
    "pack": "pk",
    "name": "Pakistan",
    "currency": "PKR",
    "tax_year": {
      "starts": "07-01",
      "first": "2022-23",
      "last": "2026-27",
      "renewed": [
        "income_tax.slabs",
        "income_tax.surcharge"
      ]
    },
    "bases": {
      "gross": {
        "title": "gross pay",
        "says": "pay of the period before any deduction"
      },
      "taxable": {
        "title": "taxable income",
        "says": "taxable pay of the period",
        "default": "gross"
      },
      "eobi": {
        "title": "earnings that count for old-age benefits",
        "says": "earnings of the period that count for old-age benefits",
        "default": "gross"
      },
      "social_security": {
        "title": "earnings that count for provincial social security",
        "says": "earnings of the period that count for provincial social security",
        "default": "gross"
      },
      "monthly_wage": {
        "title": "pay of a full month",
        "says": "pay of a full month, whatever part of it was worked"
      }
    },
    "facts": {
      "eobi_exempt": {
        "type": "boolean",
        "default": false,
        "title": "exempt from old-age benefits",
        "says": "no old-age benefits are paid for this person"
      },
      "mine_worker": {
        "type": "boolean",
        "default": false,
        "title": "mine worker",
        "says": "works in a mine, and has for ten years or more"
      },
      "age": {
        "type": "number",
        "says": "in whole years on the last day of the period"
      },
      "gender": {
        "type": "text",
        "default": "other",
        "choices": [
          "male",
          "female",
          "other"
        ],
        "says": "as it is recorded"
      },
      "province": {
        "type": "text",
        "says": "where the person works",
        "choices": [
          "punjab",
          "sindh",
          "khyber_pakhtunkhwa",
          "balochistan",
          "islamabad"
        ]
      }
    },
    "titles": {
      "eobi.age": "Age at which old-age benefits end",
      "eobi.mine_age": "Age at which old-age benefits end in mines",
      "income_tax.slabs": "Income tax of salaries",
      "income_tax.surcharge": "Surcharge on the income tax of high incomes",
      "eobi.wage": "Wage that counts for old-age benefits",
      "eobi.employee": "Old-age benefits, the employee's percent",
      "eobi.employer": "Old-age benefits, the employer's percent",
      "social_security.wage": "Wage that counts for provincial social security",
      "social_security.employer": "Provincial social security, the employer's percent",
      "minimum_wage": "Minimum wage of the province"
    },
    "lines": [
      {
        "code": "TAX",
        "type": "deduction",
        "says": "Income tax, spread over the periods that are left of the tax year",
        "base": "taxable",
        "basis": "projected",
        "do": [
          {
            "slabs": "income_tax.slabs"
          },
          {
            "surcharge": "income_tax.surcharge"
          }
        ],
        "then": [
          {
            "round": [
              "0.01",
              "half_up"
            ]
          },
          {
            "floor": "0"
          }
        ]
      },
      {
        "code": "EOBI_EE",
        "type": "deduction",
        "says": "Old-age benefits, the employee's share",
        "base": "eobi",
        "basis": "period",
        "unless": [
          "eobi_exempt",
          {
            "fact": "age",
            "from": "eobi.age"
          },
          {
            "fact": "age",
            "from": "eobi.mine_age"
          }
        ],
        "do": [
          {
            "cap": "eobi.wage"
          },
          {
            "percent": "eobi.employee"
          },
          {
            "round": [
              "1",
              "half_up"
            ]
          }
        ]
      },
      {
        "code": "EOBI_ER",
        "type": "employer_contribution",
        "says": "Old-age benefits, the employer's share",
        "base": "eobi",
        "basis": "period",
        "unless": [
          "eobi_exempt",
          {
            "fact": "age",
            "from": "eobi.age"
          },
          {
            "fact": "age",
            "from": "eobi.mine_age"
          }
        ],
        "do": [
          {
            "cap": "eobi.wage"
          },
          {
            "percent": "eobi.employer"
          },
          {
            "round": [
              "1",
              "half_up"
            ]
          }
        ]
      },
      {
        "code": "SOCIAL_SECURITY_ER",
        "type": "employer_contribution",
        "says": "Provincial social security, which the employer pays; off until its wage and percent are entered",
        "base": "social_security",
        "basis": "period",
        "do": [
          {
            "cap": "social_security.wage"
          },
          {
            "percent": "social_security.employer"
          },
          {
            "round": [
              "0.01",
              "half_up"
            ]
          }
        ]
      }
    ],
    "warnings": [
      {
        "code": "MINIMUM_WAGE",
        "base": "monthly_wage",
        "below": "minimum_wage",
        "says": "Less than the province's minimum wage"
      }
    ]
  }
}
