// The guide's ways to verify in other languages: each says the same as the SDK, where its interpreter is installed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { verifyWebhook } from '../../packages/sdk/index.ts'
import { signBody } from '../../packages/server/features/webhooks/sign.ts'

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/guides/webhooks.md'), 'utf8')
const sampleIn = (language: string) => new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(guide)![1]!

const secret = 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH'
const body = '{"id":"evt_2","type":"employee.created","data":{"first_name":"Žofie 😀 عائشہ"}}'
const now = Math.floor(Date.now() / 1000)
const signed = (at = now, secrets = [secret], text = body) => signBody(secrets, at, Buffer.from(text))

const deliveries: readonly { what: string; signature: string; holds: boolean }[] = [
  { what: 'signed now', signature: signed(), holds: true },
  { what: 'signed under two secrets', signature: signed(now, ['whsec_new', secret]), holds: true },
  { what: 'signed with spaces between', signature: signed().replace(',', ', '), holds: true },
  { what: 'signed under another secret', signature: signed(now, ['whsec_new']), holds: false },
  { what: 'signed over another body', signature: signed(now, [secret], '{}'), holds: false },
  { what: 'signed long ago', signature: signed(now - 400), holds: false },
  { what: 'signed long from now', signature: signed(now + 400), holds: false },
  { what: 'not signed', signature: 'trust me', holds: false },
  { what: 'signed in strange letters', signature: `t=${now},v1=é`, holds: false },
]

/** Programs that read the secret, the body and the signatures and print for each whether it holds. */
const languages = [
  {
    language: 'python',
    file: 'verify.py',
    command: ['python3'],
    program: `${sampleIn('python')}
import json, sys
secret, body, *signatures = json.load(sys.stdin)
print(json.dumps([is_from_muster(body.encode(), signature, secret) for signature in signatures]))
`,
  },
  {
    language: 'go',
    file: 'verify.go',
    command: ['go', 'run'],
    program: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

${sampleIn('go')}
func main() {
	var given []string
	json.NewDecoder(os.Stdin).Decode(&given)
	results := []bool{}
	for _, signature := range given[2:] {
		results = append(results, isFromMuster([]byte(given[1]), signature, given[0]))
	}
	json.NewEncoder(os.Stdout).Encode(results)
}
`,
  },
]

describe('A delivery', () => {
  it.each(deliveries)('$what is judged by the SDK', async ({ signature, holds }) => {
    const headers = { 'muster-signature': signature, 'muster-delivery': 'dlv_1' }
    const verified = verifyWebhook(body, headers, secret)
    expect(await verified.then(Boolean, () => false)).toBe(holds)
  })
})

describe.each(languages)('The sample in $language', ({ file, command: [name, ...args], program }) => {
  const isInstalled = spawnSync(name!, ['--help'], { stdio: 'ignore' }).error === undefined
  const told = `says the same${isInstalled ? '' : ` (skipped: ${name} is not installed)`}`
  const test = isInstalled ? it : it.skip

  test(told, () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-verify-'))
    try {
      writeFileSync(join(folder, file), program)
      const input = JSON.stringify([secret, body, ...deliveries.map(({ signature }) => signature)])
      const { stdout, stderr } = spawnSync(name!, [...args, join(folder, file)], { input, encoding: 'utf8' })
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual(deliveries.map(({ holds }) => holds))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
