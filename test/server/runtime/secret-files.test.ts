// Secrets in files: read at the start, and refused in words where the file cannot be what was meant.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../packages/server/runtime/config.ts'
import { secretSettings } from '../../../packages/server/runtime/secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(text: string): string {
  const file = join(folder, String(Math.random()).slice(2))
  writeFileSync(file, text)
  return file
}

const secret = 'a-secret-of-forty-characters-and-no-more'

describe('A secret in a file', () => {
  it.each(['', '\n', '\r\n'])('is read without the line break at its end (%j)', ending => {
    expect(readConfig({ MUSTER_SECRET_FILE: fileOf(secret + ending) }).secret).toBe(secret)
  })

  it('keeps every other space', () => {
    expect(readConfig({ MUSTER_SECRET_FILE: fileOf(` ${secret} \n\n`) }).secret).toBe(` ${secret} \n`)
  })

  it('counts as the setting itself where another setting needs it', () => {
    const address = fileOf('postgresql://owner@db.internal/muster\n')
    const app = 'postgresql://app@db.internal/muster'
    expect(readConfig({ DATABASE_URL_FILE: address, DATABASE_APP_URL: app })).toMatchObject({
      databaseUrl: 'postgresql://owner@db.internal/muster',
      databaseAppUrl: app,
    })
  })

  it.each(secretSettings)('is possible for %s, and refused beside it', name => {
    const file = fileOf('redis://x')
    expect(() => readConfig({ [name]: 'redis://x', [`${name}_FILE`]: file })).toThrow(
      new Error(`${name} and ${name}_FILE are both set; leave one of them out.`),
    )
  })

  it('is refused where the file is empty, or is not there', () => {
    const empty = fileOf('\n')
    expect(() => readConfig({ MUSTER_SECRET_FILE: empty })).toThrow(
      `MUSTER_SECRET_FILE is ${empty}, which is empty; put the value of MUSTER_SECRET into it.`,
    )
    const missing = join(folder, 'missing')
    expect(() => readConfig({ MUSTER_SECRET_FILE: missing })).toThrow(
      /^MUSTER_SECRET_FILE is .*missing, which cannot be read: .*ENOENT.*\. Name a file that this process may read\.$/,
    )
  })

  it('is not shown by a refusal of what it holds', () => {
    const file = fileOf('mysql://root:hunter2@db')
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
      new Error('DATABASE_URL is not an address that starts with postgres:// or postgresql://.'),
    )
  })
})
