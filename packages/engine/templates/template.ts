// What a company of a country begins with: records to be made, with the law that they rest on.

export type TemplatePartName = 'salary' | 'leave' | 'hours' | 'holidays'

type Body = Readonly<Record<string, unknown>>

/** One record, with what the operation that makes it is sent. */
export type TemplateItem = {
  /** Where it has another source than its part. */
  readonly source?: string
} & (
  | { readonly kind: 'SalaryComponent' | 'Shift'; readonly body: Body }
  /** With the codes of its components. */
  | { readonly kind: 'SalaryStructure'; readonly body: Body; readonly components: readonly string[] }
  /** With its policy, which begins with the fiscal year. */
  | { readonly kind: 'LeaveType'; readonly body: Body; readonly policy: Body }
  /** On one day of each year, month and day, or on the date of its body. */
  | { readonly kind: 'Holiday'; readonly body: Body; readonly every_year?: string }
)

/** What is left out, by name, since nobody but somebody else can say it. */
export interface TemplateGap {
  /** The moon or a government decides, it holds elsewhere, the company chooses, or it is pay that is not computed. */
  readonly because: 'choice' | 'elsewhere' | 'government' | 'moon' | 'statutory_pay'
  readonly names: readonly string[]
}

export interface TemplatePart {
  readonly source: string
  /** Parts without which this one grants less than the law. */
  readonly goes_with?: readonly TemplatePartName[]
  readonly items: readonly TemplateItem[]
  readonly left_out?: readonly TemplateGap[]
}

export interface CountryTemplate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly name: string
  readonly parts: Readonly<Record<TemplatePartName, TemplatePart>>
}
