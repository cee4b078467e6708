// A name that the contract does not have is refused by the compiler, which says what was meant.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const packages = join(root, 'node_modules')
const noun = (rest: string) => `
import * as assets from '${root}/packages/console/gen/operations/assets.ts'
import { defineNoun } from '${root}/packages/console/records/noun.ts'
export const noun = defineNoun({ kind: 'Asset', operations: assets, ${rest} })`
const link = (rest: string) => `
import { Link } from '@tanstack/react-router'
import '${root}/packages/console/app/router.tsx'
export const link = <Link ${rest} />`

/** By the file, what is written there and what the compiler has to say. */
const planted: Readonly<Record<string, { text: string; told: RegExp }>> = {
  'column.ts': {
    text: noun("columns: ['name', 'asset_tagg']"),
    told: /'"asset_tagg"' is not assignable .* Did you mean '"asset_tag"'\?/,
  },
  'filter.ts': {
    text: noun("columns: ['name'], filters: ['stattus']"),
    told: /'"stattus"' is not assignable .* Did you mean '"status"'\?/,
  },
  'hidden.ts': {
    text: noun("columns: ['name'], hidden: ['current_asignment_id']"),
    told: /Did you mean '"current_assignment_id"'\?/,
  },
  'action.ts': {
    text: noun("columns: ['name'], primary: 'repairAset'"),
    told: /'"repairAset"' is not assignable .* Did you mean '"repairAsset"'\?/,
  },
  'field.ts': {
    text: noun("columns: ['name'], title: asset => asset.asset_tagg"),
    told: /Property 'asset_tagg' does not exist .* Did you mean 'asset_tag'\?/,
  },
  'status.ts': {
    text: noun("columns: ['name'], offers: (_action, { status }) => status === 'availabel'"),
    told: /the types '"assigned" \| "available" .*' and '"availabel"' have no overlap/,
  },
  'link.tsx': {
    text: link('to="/asets"'),
    told: /'"\/asets"' is not assignable .* Did you mean '"\/assets"'\?/,
  },
  'status-of-link.tsx': {
    text: link('to="/assets" search={{ status: "availabel" }}'),
    told: /'"availabel"' is not assignable .* Did you mean '"available"'\?/,
  },
  'filter-of-link.tsx': {
    text: link('to="/assets" search={{ stattus: "available" }}'),
    told: /'stattus' does not exist in type .*"SEARCH", string, "\/a/,
  },
  'room.ts': {
    text: `
import type { Room } from '${root}/packages/console/app/room.ts'
import { noun } from '${root}/packages/console/pages/assets/asset.ts'
const load = async () => ({ noun })
export const room = { title: 'room.assets', pages: { '/assets': { kind: 'Assett', load } } } as const satisfies Room`,
    told: /'"Assett"' is not assignable .* Did you mean '"Asset"'\?/,
  },
}

/** All files in one run of the compiler, with the settings of the console. */
function compile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'misspelled-'))
  const settings = {
    extends: join(root, 'packages/console/tsconfig.json'),
    compilerOptions: {
      types: [join(packages, 'vite/client')],
      paths: {
        '@tanstack/react-router': [join(packages, '@tanstack/react-router')],
        'react/jsx-runtime': [join(packages, '@types/react/jsx-runtime')],
      },
    },
    include: [],
    files: [...Object.keys(planted), join(root, 'packages/console/words-files.d.ts')],
  }
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    for (const [file, { text }] of Object.entries(planted)) writeFileSync(join(folder, file), text)
    const tsc = join(packages, '.bin/tsc')
    return spawnSync(tsc, ['--noEmit', '--pretty', 'false', '-p', folder], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a misspelled name', () => {
  let told: string[]

  beforeAll(() => {
    told = compile()
      .split('\n')
      .filter(line => / error TS\d+: /.test(line))
  })

  it.each(Object.entries(planted))(
    'in %s does not compile, and the compiler says what was meant',
    (file, one) => {
      expect(told.filter(line => line.includes(`/${file}(`))).toEqual([expect.stringMatching(one.told)])
    },
  )

  it('is all that is wrong', () => {
    expect(told).toHaveLength(Object.keys(planted).length)
  })
})
