import type { Member, MemberInput } from '@susegad/api-client/contract'
import type { Database, Queries } from '../../db/database.ts'
import { type Actor, type AuditEntry, writeAudit } from '../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import {
  dropInvitesBy,
  enableUser,
  keepAnOwner,
  LastOwner,
  lockOwners,
  makeCustomer,
  onlyOwners,
  suspend,
} from './staff-store.ts'
import { letEditSite, listMembers, setStaffRole } from './team-store.ts'

type Note = (action: AuditEntry['action'], detail?: string) => Promise<unknown>

/** Runs an owner's action on a member of staff: serialized, and only while the actor is an owner. */
async function onMember<T>(
  db: Database,
  by: Actor,
  id: string,
  act: (tx: Queries, member: Member, keep: () => void, note: Note) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const owners = await lockOwners(tx)
      if (!owners.includes(by.id)) throw onlyOwners()
      const [member] = isId(id) ? await listMembers(tx, id) : []
      if (!member) throw notFound('This member of the staff')
      const note: Note = (action, detail) =>
        writeAudit(tx, by, { action, record: 'member', recordId: id, ...(detail && { detail }) })
      return act(tx, member, () => keepAnOwner(owners, id), note)
    })
  } catch (error) {
    if (!(error instanceof LastOwner)) throw error
    throw new HttpError(422, 'This is the last owner. Make somebody else an owner first.')
  }
}

/** Changes a member's role or right to edit the site, suspends or reactivates them. */
export const changeMember = (db: Database, by: Actor, id: string, input: MemberInput) =>
  onMember(db, by, id, async (tx, member, keep, note) => {
    const { staffRole, suspended, editsSite } = input
    if (staffRole !== undefined && staffRole !== member.staffRole) {
      if (staffRole !== 'owner') {
        keep()
        await dropInvitesBy(tx, id)
      }
      await setStaffRole(tx, id, staffRole)
      await note('changed', `role: ${staffRole}`)
    }
    if (editsSite !== undefined && editsSite !== member.editsSite) {
      if ((staffRole ?? member.staffRole) === 'owner')
        throw new HttpError(422, 'An owner may always edit the site.')
      await letEditSite(tx, id, editsSite)
      await note('changed', `edits site: ${editsSite ? 'yes' : 'no'}`)
    }
    if (suspended !== undefined && suspended !== member.suspended) {
      if (suspended) keep()
      await (suspended ? suspend(tx, id) : enableUser(tx, id))
      await note(suspended ? 'suspended' : 'resumed')
    }
    return (await listMembers(tx, id))[0] ?? member
  })

export const removeMember = (db: Database, by: Actor, id: string) =>
  onMember(db, by, id, async (tx, _member, keep, note) => {
    keep()
    await makeCustomer(tx, id)
    await enableUser(tx, id)
    await note('removed')
  })
