// Generated from packages/engine/law and packages/engine/templates by npm run generate. Do not edit.
// The templates of packages/engine/templates, as data.

import type { CountryTemplate } from '../templates/template.ts'

export const countryTemplates: Readonly<Record<string, CountryTemplate>> = {
  "GB": {
    "country": "GB",
    "name": "United Kingdom",
    "parts": {
      "salary": {
        "source": "Pay of one part, as most payslips of the United Kingdom have it",
        "items": [
          {
            "kind": "SalaryComponent",
            "body": {
              "code": "BASIC",
              "name": "Basic pay",
              "type": "earning",
              "category": "basic",
              "calculation_type": "percentage",
              "default_value": "100.00",
              "is_taxable": true,
              "affects_gross": true,
              "contributes_to_overtime": true,
              "is_mandatory": true,
              "display_order": 10
            }
          },
          {
            "kind": "SalaryStructure",
            "body": {
              "name": "Monthly salary",
              "description": "Basic pay alone"
            },
            "components": [
              "BASIC"
            ]
          }
        ]
      },
      "leave": {
        "source": "Working Time Regulations 1998, regulations 13 and 13A, and the Employment Rights Act 1996",
        "goes_with": [
          "holidays"
        ],
        "items": [
          {
            "kind": "LeaveType",
            "source": "Working Time Regulations 1998, regulations 13 and 13A: 28 days for a week of five, of which the eight bank holidays are taken over as holidays",
            "body": {
              "code": "AL",
              "name": "Annual leave",
              "color": "#2f855a",
              "is_paid": true
            },
            "policy": {
              "annual_quota": "20.00"
            }
          },
          {
            "kind": "LeaveType",
            "source": "Social Security Contributions and Benefits Act 1992, section 155, 28 weeks of statutory sick pay",
            "body": {
              "code": "SICK",
              "name": "Sick leave",
              "color": "#c05621",
              "is_paid": false
            },
            "policy": {
              "annual_quota": "140.00",
              "pro_rata_for_joiners": false,
              "requires_document_after_days": 7
            }
          },
          {
            "kind": "LeaveType",
            "source": "Employment Rights Act 1996, sections 71 and 73, 52 weeks",
            "body": {
              "code": "MAT",
              "name": "Maternity leave",
              "color": "#b83280",
              "is_paid": false
            },
            "policy": {
              "annual_quota": "364.00",
              "applicable_gender": "female",
              "sandwich_rule": true,
              "pro_rata_for_joiners": false
            }
          },
          {
            "kind": "LeaveType",
            "source": "Employment Rights Act 1996, section 80A, two weeks",
            "body": {
              "code": "PAT",
              "name": "Paternity leave",
              "color": "#6b46c1",
              "is_paid": false
            },
            "policy": {
              "annual_quota": "10.00",
              "pro_rata_for_joiners": false
            }
          },
          {
            "kind": "LeaveType",
            "source": "Employment Rights Act 1996, section 80EA, two weeks",
            "body": {
              "code": "BER",
              "name": "Parental bereavement leave",
              "color": "#4a5568",
              "is_paid": false
            },
            "policy": {
              "annual_quota": "10.00",
              "pro_rata_for_joiners": false
            }
          },
          {
            "kind": "LeaveType",
            "source": "Employment Rights Act 1996, section 80J, a week in a year",
            "body": {
              "code": "CARE",
              "name": "Carer's leave",
              "color": "#2b6cb0",
              "is_paid": false
            },
            "policy": {
              "annual_quota": "5.00",
              "pro_rata_for_joiners": false
            }
          }
        ],
        "left_out": [
          {
            "because": "statutory_pay",
            "names": [
              "Statutory sick pay",
              "Statutory maternity pay",
              "Statutory paternity pay",
              "Statutory parental bereavement pay"
            ]
          },
          {
            "because": "choice",
            "names": [
              "Unpaid parental leave",
              "Shared parental leave",
              "Time off for dependants"
            ]
          }
        ]
      },
      "hours": {
        "source": "Working Time Regulations 1998, regulations 4, 11 and 12: at most 48 hours a week on average, a day off each week, and a break of 20 minutes within 6 hours",
        "items": [
          {
            "kind": "Shift",
            "body": {
              "name": "Five-day week",
              "start_time": "09:00:00",
              "end_time": "17:30:00",
              "break_duration_minutes": 60,
              "grace_period_minutes": 10,
              "late_threshold_minutes": 15,
              "weekly_off_days": [
                6,
                7
              ],
              "attendance_mode": "auto_present",
              "is_default": true
            }
          }
        ]
      },
      "holidays": {
        "source": "Bank holidays in England and Wales (gov.uk/bank-holidays), by the Banking and Financial Dealings Act 1971 and royal proclamation",
        "items": [
          {
            "kind": "Holiday",
            "body": {
              "name": "New Year's Day",
              "date": "2026-01-01",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Good Friday",
              "date": "2026-04-03",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Easter Monday",
              "date": "2026-04-06",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Early May bank holiday",
              "date": "2026-05-04",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Spring bank holiday",
              "date": "2026-05-25",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Summer bank holiday",
              "date": "2026-08-31",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Christmas Day",
              "date": "2026-12-25",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Boxing Day (substitute day)",
              "date": "2026-12-28",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "New Year's Day",
              "date": "2027-01-01",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Good Friday",
              "date": "2027-03-26",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Easter Monday",
              "date": "2027-03-29",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Early May bank holiday",
              "date": "2027-05-03",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Spring bank holiday",
              "date": "2027-05-31",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Summer bank holiday",
              "date": "2027-08-30",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Christmas Day (substitute day)",
              "date": "2027-12-27",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "body": {
              "name": "Boxing Day (substitute day)",
              "date": "2027-12-28",
              "type": "public"
            }
          }
        ],
        "left_out": [
          {
            "because": "elsewhere",
            "names": [
              "Bank holidays of Scotland and Northern Ireland"
            ]
          },
          {
            "because": "government",
            "names": [
              "Single bank holidays by royal proclamation"
            ]
          }
        ]
      }
    }
  },
  "PK": {
    "country": "PK",
    "name": "Pakistan",
    "parts": {
      "salary": {
        "source": "The usual parts of pay in Pakistan. Medical allowance up to 10 % of basic pay is exempt by the Income Tax Ordinance 2001, second schedule, part I, clause 139(b)",
        "items": [
          {
            "kind": "SalaryComponent",
            "body": {
              "code": "BASIC",
              "name": "Basic salary",
              "type": "earning",
              "category": "basic",
              "calculation_type": "percentage",
              "default_value": "60.00",
              "is_taxable": true,
              "affects_gross": true,
              "contributes_to_eobi": true,
              "contributes_to_pf": true,
              "contributes_to_overtime": true,
              "contributes_to_gratuity": true,
              "is_mandatory": true,
              "display_order": 10
            }
          },
          {
            "kind": "SalaryComponent",
            "body": {
              "code": "HRA",
              "name": "House rent allowance",
              "type": "earning",
              "category": "allowance",
              "calculation_type": "percentage",
              "default_value": "27.00",
              "is_taxable": true,
              "affects_gross": true,
              "contributes_to_eobi": true,
              "display_order": 20
            }
          },
          {
            "kind": "SalaryComponent",
            "body": {
              "code": "MEDICAL",
              "name": "Medical allowance",
              "type": "earning",
              "category": "allowance",
              "calculation_type": "percentage",
              "default_value": "6.00",
              "is_taxable": true,
              "exemption_mode": "pct_of_basic",
              "exemption_value": "10.00",
              "affects_gross": true,
              "contributes_to_eobi": true,
              "display_order": 30
            }
          },
          {
            "kind": "SalaryComponent",
            "body": {
              "code": "CONVEYANCE",
              "name": "Conveyance allowance",
              "type": "earning",
              "category": "balancing",
              "is_taxable": true,
              "affects_gross": true,
              "contributes_to_eobi": true,
              "display_order": 40
            }
          },
          {
            "kind": "SalaryStructure",
            "body": {
              "name": "Monthly staff",
              "description": "Basic, house rent, medical and conveyance"
            },
            "components": [
              "BASIC",
              "HRA",
              "MEDICAL",
              "CONVEYANCE"
            ]
          }
        ]
      },
      "leave": {
        "source": "West Pakistan Shops and Establishments Ordinance 1969, sections 14 and 15",
        "items": [
          {
            "kind": "LeaveType",
            "source": "West Pakistan Shops and Establishments Ordinance 1969, section 14",
            "body": {
              "code": "AL",
              "name": "Annual leave",
              "color": "#2f855a",
              "is_paid": true
            },
            "policy": {
              "annual_quota": "14.00",
              "min_service_months": 12,
              "carry_forward_allowed": true,
              "max_carry_forward_days": "16.00",
              "encashment_allowed": true
            }
          },
          {
            "kind": "LeaveType",
            "source": "West Pakistan Shops and Establishments Ordinance 1969, section 15",
            "body": {
              "code": "CL",
              "name": "Casual leave",
              "color": "#2b6cb0",
              "is_paid": true
            },
            "policy": {
              "annual_quota": "10.00",
              "max_consecutive_days": 3
            }
          },
          {
            "kind": "LeaveType",
            "source": "West Pakistan Shops and Establishments Ordinance 1969, section 15",
            "body": {
              "code": "SL",
              "name": "Sick leave",
              "color": "#c05621",
              "is_paid": true
            },
            "policy": {
              "annual_quota": "8.00",
              "carry_forward_allowed": true,
              "max_carry_forward_days": "8.00"
            }
          },
          {
            "kind": "LeaveType",
            "source": "West Pakistan Maternity Benefit Ordinance 1958, twelve weeks; Sindh and Islamabad grant more",
            "body": {
              "code": "ML",
              "name": "Maternity leave",
              "color": "#b83280",
              "is_paid": true
            },
            "policy": {
              "annual_quota": "84.00",
              "applicable_gender": "female",
              "min_service_months": 4,
              "sandwich_rule": true,
              "pro_rata_for_joiners": false
            }
          }
        ],
        "left_out": [
          {
            "because": "choice",
            "names": [
              "Paternity leave",
              "Unpaid leave"
            ]
          }
        ]
      },
      "hours": {
        "source": "West Pakistan Shops and Establishments Ordinance 1969, sections 6 and 8: at most 9 hours a day and 48 a week, a whole day off each week, and an hour of rest within 6 hours",
        "items": [
          {
            "kind": "Shift",
            "body": {
              "name": "Six-day week",
              "start_time": "09:00:00",
              "end_time": "18:00:00",
              "break_duration_minutes": 60,
              "grace_period_minutes": 10,
              "late_threshold_minutes": 15,
              "weekly_off_days": [
                7
              ],
              "attendance_mode": "auto_present",
              "is_default": true
            }
          }
        ]
      },
      "holidays": {
        "source": "Public holidays as the Cabinet Division announces them each year; these have the same date in every one",
        "items": [
          {
            "kind": "Holiday",
            "every_year": "02-05",
            "body": {
              "name": "Kashmir Day",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "every_year": "03-23",
            "body": {
              "name": "Pakistan Day",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "every_year": "05-01",
            "body": {
              "name": "Labour Day",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "every_year": "05-28",
            "body": {
              "name": "Youm-e-Takbeer",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "every_year": "08-14",
            "body": {
              "name": "Independence Day",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "every_year": "11-09",
            "body": {
              "name": "Iqbal Day",
              "type": "public"
            }
          },
          {
            "kind": "Holiday",
            "every_year": "12-25",
            "body": {
              "name": "Quaid-e-Azam Day",
              "type": "public"
            }
          }
        ],
        "left_out": [
          {
            "because": "moon",
            "names": [
              "Eid-ul-Fitr",
              "Eid-ul-Azha",
              "Ashura",
              "Eid Milad-un-Nabi"
            ]
          },
          {
            "because": "government",
            "names": [
              "Days that a government grants at short notice"
            ]
          }
        ]
      }
    }
  }
}
