// What a library says of its input is told shortly: its message may repeat all of it.

import { resolve } from 'node:path'
import { found, type Rule, readSources, type Source, written } from './source.ts'

const tellsWhole = /\(\w+ as Error\)\.message/

const librariesAreToldShortly: Rule = sources =>
  written(sources)
    .filter(({ path }) => /^packages\/(formats|server)\//.test(path))
    .flatMap(source =>
      source.text
        .split('\n')
        .flatMap((line, at) =>
          tellsWhole.test(line)
            ? [found(source, at + 1, 'Write tellShortly(error), of @muster/formats/shorten')]
            : [],
        ),
    )

it('holds in what is read of callers and told to them', () => {
  expect(librariesAreToldShortly(readSources(resolve(import.meta.dirname, '../..')))).toEqual([])
})

it('finds a message that is told whole', () => {
  const [path, text] = ['packages/server/a.ts', "throw conflict('No: ' + (cause as Error).message)"]
  expect(librariesAreToldShortly([{ path, text } as Source])).toHaveLength(1)
})
