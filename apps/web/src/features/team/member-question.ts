import type { Member } from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import { staffRoleText } from './staff-role-text.ts'

/** What is asked again before it is done to a member. */
export type MemberQuestion = { member: Member } & (
  | { about: 'suspend' | 'remove' }
  | { about: 'role'; role: StaffRole }
)

export const openText = (count: number) => (count === 1 ? '1 open enquiry' : `${count} open enquiries`)

/** Notice about open enquiries of a suspended member. */
const leftText = ({ openEnquiries, name }: Member) =>
  openEnquiries === 0
    ? 'No open enquiry is assigned to them.'
    : `${openText(openEnquiries)} stay${openEnquiries === 1 ? 's' : ''} assigned to ${name} until you reassign them, which you are asked next.`

/** Texts of the dialog that asks. */
export function askedText(question: MemberQuestion) {
  const { member } = question
  const { name } = member
  switch (question.about) {
    case 'suspend':
      return {
        title: `Suspend ${name}`,
        description: `${name} is signed out everywhere at once, and can't sign in until you reactivate them. ${leftText(member)}`,
        labels: { confirm: 'Suspend' },
      }
    case 'remove':
      return {
        title: `Remove ${name} from the team`,
        description: `${name} is signed out everywhere at once and keeps a customer account. Their enquiries become unassigned.`,
        labels: { confirm: 'Remove from the team' },
      }
    case 'role': {
      const role = staffRoleText[question.role].name
      return {
        title: `Make ${name} ${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}`,
        description: `${name} stops being an owner at once. Only another owner can change that back.`,
        labels: { confirm: 'Change role' },
      }
    }
  }
}
