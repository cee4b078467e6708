// People on the terminal: somebody is invited, or signed in once by a link.

import type { Command } from 'commander'
import { invitationAddress, invitationDays } from '../../features/people/index.ts'
import { readConfig } from '../../runtime/config.ts'
import { readConsoleUrl } from '../../runtime/console-url.ts'
import { invite, linkMinutes, makeSignInLink, signInAddress } from '../office/people.ts'
import { emailAddress } from '../terminal/arguments.ts'
import { asJson, printRecord } from '../terminal/records.ts'
import { operator, requireSecrets, withPlatform } from '../terminal/terminal.ts'

const consoleHere = (): string => readConsoleUrl(readConfig(process.env), process.env)

/** Adds `muster person`. */
export function addPeopleCommands(program: Command): void {
  const person = program.command('person').description('people who sign in to the console')
  person
    .command('invite')
    .description(`invite somebody to a workspace, such as its first owner, for ${invitationDays} days`)
    .requiredOption('--workspace <id>', 'the workspace')
    .requiredOption('--email <address>', 'their e-mail address', emailAddress)
    .requiredOption('--name <name>', 'their name')
    .option('--role <name>', 'what they may do', 'Owner')
    .option(...asJson)
    .action(({ workspace, email, name, role, ...options }) =>
      withPlatform(async platform => {
        const wanted = { workspace_id: workspace, email, name, role }
        const token = await invite(platform.database, requireSecrets(platform), wanted, operator())
        printRecord(
          { token, url: invitationAddress(consoleHere(), token), email, role },
          options,
          ({ url }) =>
            `${token}\n\nGive ${email} this link. It is shown only now, and can be used once within ${invitationDays} days:\n${url}`,
        )
      }),
    )
  person
    .command('link')
    .description('a link that signs a member in once, for somebody who lost password or second factor')
    .requiredOption('--workspace <id>', 'the workspace')
    .requiredOption('--email <address>', 'their e-mail address', emailAddress)
    .option(...asJson)
    .action(({ workspace, email, ...options }) =>
      withPlatform(async platform => {
        const wanted = { workspace_id: workspace, email }
        const token = await makeSignInLink(platform.database, requireSecrets(platform), wanted, operator())
        printRecord(
          { token, url: signInAddress(consoleHere(), token), email },
          options,
          ({ url }) =>
            `${token}\n\nThis signs ${email} in once, within ${linkMinutes} minutes, without password and second factor:\n${url}`,
        )
      }),
    )
}
