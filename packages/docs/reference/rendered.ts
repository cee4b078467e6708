// What Redoc writes of a document.

export interface Rendered {
  readonly html: string
  /** With a mark behind the rules of each component, which says its place among the others. */
  readonly css: string
}
