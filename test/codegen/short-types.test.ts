// How the interfaces of types.ts are printed: an object type that fits stands on one line.

import { shortenTypes } from '../../packages/codegen/output/short-types.ts'

const lines = (...text: string[]) => text.join('\n')

describe('A type of an object', () => {
  it('stands on one line where it fits, with those within', () => {
    const long = lines(
      'interface X {',
      '  a: {',
      '    b: string',
      '    c: {',
      '      d: number',
      '    } & {',
      '      e?: never',
      '    }',
      '  }',
      '}',
    )
    expect(shortenTypes(long)).toBe(
      lines('interface X {', '  a: { b: string; c: { d: number } & { e?: never } }', '}'),
    )
  })

  it('stays as it is with a comment, a union or a list of several lines, or more than a line holds', () => {
    const comment = lines('  a: {', '    /** of it { */', '    b: string', '  }')
    const union = lines('  a: {', '    b:', "      | 'c'", "      | 'd'", '  }')
    const wide = lines('  a: {', `    ${'b'.repeat(60)}: string`, `    ${'c'.repeat(60)}: string`, '  }')
    const list = lines('  a: {', '    b: [', '      string,', '      { c: number },', '    ]', '  }')
    for (const text of [comment, union, wide, list]) expect(shortenTypes(text)).toBe(text)
  })
})
