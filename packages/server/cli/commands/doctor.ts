// The command that looks at a deployment, and says what is wrong with it and what to do.

import { count } from '@muster/engine'
import type { Command } from 'commander'
import { examine } from '../office/doctor/doctor.ts'
import type { Finding } from '../office/doctor/finding.ts'
import { asJson, type Printing, printRecords } from '../terminal/records.ts'
import { print } from '../terminal/streams.ts'

const signs = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' } as const

/** Adds `muster doctor`. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      'look at versions, settings, database, clock, disk, files, mail and names; ends with 1 where there is a problem',
    )
    .option(...asJson)
    .action(async (printing: Printing) => {
      const findings = await examine(process.env)
      printRecords(findings, printing, formatFinding, '')
      const problems = findings.filter(({ status }) => status === 'problem').length
      if (!printing.json)
        print(problems === 0 ? 'Nothing stands in the way.' : `${count(problems, 'problem')} to cure.`)
      if (problems > 0) process.exitCode = 1
    })
}

function formatFinding({ check, status, says, cure }: Finding): string {
  const line = `${signs[status]} ${check.padEnd(26)} ${says}`
  return cure === undefined ? line : `${line}\n${' '.repeat(9)}${' '.repeat(27)}${cure}`
}
