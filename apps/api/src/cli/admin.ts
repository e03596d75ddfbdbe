import { parseArgs } from 'node:util'
import { runStaffCommand, staffCommands } from './staff-commands.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: node apps/api/src/cli/admin.ts <command>

  list                           list the staff
  create <email> [--name NAME]   add a member of staff
  promote <email>                make a customer a member of staff; they choose a password by email
  demote <email>                 make a member a customer
  disable <email>                suspend a member: they can no longer sign in
  enable <email>                 let a suspended member sign in again
  reset-password <email>         set a new password and end every session

A new password is generated and shown once, unless ADMIN_PASSWORD is set.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
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
