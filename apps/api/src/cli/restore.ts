import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Queries } from '../db/database.ts'
import { isEmpty } from '../db/stores/backup-store.ts'
import { listMembers } from '../features/staff/team-store.ts'
import { StartError } from '../settings/config.ts'
import { withDatabase } from './with-database.ts'

/** A restore undoes later demotions and suspensions, so the owner must check the staff. */
async function staffToReview(db: Queries): Promise<string> {
  const members = await listMembers(db)
  return [
    'Everybody is signed out. Access tokens, emailed links and invitations no longer work.',
    'The staff is as it was when the backup was made. Demote or disable everyone who has left since:',
    ...members.map(
      ({ name, email, staffRole, suspended }) =>
        `  ${email}   ${name}   ${staffRole}${suspended ? ', suspended' : ''}`,
    ),
  ].join('\n')
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [file] = positionals

if (file === undefined || !existsSync(file)) {
  console.error(
    `Usage: node apps/api/src/cli/restore.ts <file> [--replace]\n${file === undefined ? '' : `There is no ${file}.`}`,
  )
  process.exitCode = 1
} else {
  await withDatabase(async (db, { backup, dataDir, photoStorage }, secret) => {
    if (!values.replace && !(await isEmpty(db))) {
      throw new StartError(
        'This database is not empty. Use --replace to replace everything in it with the backup.',
      )
    }
    const { key, folder } = backup
    const { counts, again } = await restoreBackup(db, file, { key, folder, secret, dataDir })
    const { enquiries = 0, users = 0 } = counts
    console.log(`Restored ${enquiries} enquiries and ${users} accounts.`)
    console.log(await staffToReview(db))
    if (photoStorage && (counts.content_photos ?? 0) > 0)
      console.log(
        `The photos are in the database. To move them to ${photoStorage.name}: npx -y pnpm run move-photos`,
      )
    if (again.enquiries + again.accounts > 0)
      console.log(
        `Erased again, because people had asked for it since the backup: ${again.enquiries} enquiries and ${again.accounts} accounts.`,
      )
    if (again.unreadable > 0)
      console.log(
        `${again.unreadable} erased addresses were listed under a different JWT_SECRET. Their known records are erased, but records that only this backup holds could not be found. Restore again with that JWT_SECRET.`,
      )
  })
}
