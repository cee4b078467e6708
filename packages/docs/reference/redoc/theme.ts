// The theme of the reference: every colour is a variable, whose values for light and for dark stand in reference.css.

import type { RedocRawOptions } from 'redoc'

const colour = (name: string): string => `var(--reference-${name})`
const kind = (name: string) => ({
  main: colour(name),
  light: colour(name),
  dark: colour(name),
  contrastText: colour('paper'),
})
const answer = (name: string) => ({
  color: colour(name),
  backgroundColor: colour(`${name}-tint`),
  tabTextColor: colour(`${name}-panel`),
})

// What Redoc writes out without asking the theme.
const besides: Readonly<Record<string, string>> = {
  UnderlinedHeader: `color: ${colour('soft')}; border-color: ${colour('line')};`,
}

export const theme: NonNullable<RedocRawOptions['theme']> = {
  spacing: { unit: 5, sectionHorizontal: 24, sectionVertical: 32 },
  breakpoints: { small: '50rem', medium: '80rem', large: '105rem' },
  colors: {
    primary: kind('primary'),
    success: kind('success'),
    warning: kind('warning'),
    error: kind('error'),
    gray: { 50: colour('tint'), 100: colour('tint') },
    text: { primary: colour('ink'), secondary: colour('soft') },
    border: { dark: colour('line'), light: colour('line') },
    responses: {
      success: answer('success'),
      error: answer('error'),
      redirect: answer('warning'),
      info: answer('primary'),
    },
    http: {
      get: '#2f7d32',
      post: '#1769a5',
      put: '#8a4a73',
      patch: '#a84a14',
      delete: '#c22f2f',
    },
  },
  schema: {
    linesColor: colour('line'),
    defaultDetailsWidth: '68%',
    typeNameColor: colour('soft'),
    typeTitleColor: colour('soft'),
    requireLabelColor: colour('error'),
    nestedBackground: colour('tint'),
    arrow: { color: colour('soft') },
  },
  typography: {
    fontSize: '14px',
    lineHeight: '1.55',
    fontFamily: 'inherit',
    smoothing: 'auto',
    optimizeSpeed: false,
    headings: { fontFamily: 'inherit', fontWeight: '600', lineHeight: '1.4' },
    code: {
      fontSize: '13px',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
      color: colour('code'),
      backgroundColor: colour('tint'),
    },
    links: { color: colour('primary'), visited: colour('primary'), hover: colour('primary') },
  },
  sidebar: { width: '0px', backgroundColor: colour('paper'), textColor: colour('ink') },
  rightPanel: {
    backgroundColor: colour('panel'),
    width: '42%',
    textColor: colour('panel-ink'),
    servers: {
      overlay: { backgroundColor: colour('paper'), textColor: colour('ink') },
      url: { backgroundColor: colour('tint') },
    },
  },
  codeBlock: { backgroundColor: colour('panel-code') },
  extensionsHook: ((name: string) => besides[name] ?? '') as never,
}
