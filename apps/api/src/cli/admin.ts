import { parseArgs } from 'node:util'
import { runStaffCommand, staffCommands } from './staff-commands.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: node apps/api/src/cli/admin.ts <command>

  list                           who is on the staff
  create <email> [--name NAME]   a new member
  promote <email>                an existing customer becomes a member and chooses a password by mail
  demote <email>                 a member becomes a customer
  disable <email>                nobody can sign in as this person any more
  enable <email>                 they can again
  reset-password <email>         a new password; every session ends

A password is made and shown once; ADMIN_PASSWORD sets another.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Administrator' } },
})
const [command = '', email = ''] = positionals

if (!staffCommands.includes(command) || (command !== 'list' && email === '')) {
  console.error(usage)
  process.exitCode = 1
} else {
  await withDatabase(async (db, config) => {
    const password = process.env.ADMIN_PASSWORD || undefined
    console.log(await runStaffCommand(db, config, { command, email, name: values.name, password }))
  })
}
