import { ApiError } from '@susegad/api-client/client'
import type { InviteInput } from '@susegad/api-client/contract'
import { STAFF_ROLES, type StaffRole } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { staffRoleText } from './staff-role-text.ts'
import { useStaffAct } from './team-queries.ts'

/** Invites somebody to the team by email, or by a link that the owner hands over. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const [staffRole, setStaffRole] = useState<StaffRole>('agent')
  const [copied, setCopied] = useState<string>()
  const invite = useStaffAct((input: InviteInput) => service.staff.invite(input))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (invite.isPending) return
    invite.mutate({ email, staffRole }, { onSuccess: () => setEmail('') })
  }

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
    } catch {
      // Without clipboard permission, the link can be selected in the field.
      setCopied(undefined)
    }
  }

  const atField = invite.error instanceof ApiError ? invite.error.fieldErrors.email : undefined
  return (
    <>
      <form className="team-invite" onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="off"
          required
          value={email}
          error={atField}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Select
          label="Role"
          name="staffRole"
          value={staffRole}
          onChange={({ currentTarget }) => setStaffRole(currentTarget.value as StaffRole)}
        >
          {STAFF_ROLES.map((role) => (
            <option key={role} value={role}>
              {staffRoleText[role].name}
            </option>
          ))}
        </Select>
        <Button type="submit" state={invite.isPending ? 'loading' : 'idle'}>
          Send invitation
        </Button>
      </form>
      {invite.error && !atField && <Alert>{failureText('The invitation was not sent.', invite.error)}</Alert>}
      {invite.isSuccess &&
        (invite.data.link === null ? (
          <Alert tone="success">An email is on its way to {invite.data.invite.email}.</Alert>
        ) : (
          <Alert className="team-link" tone="warning" title="This site can’t send email yet">
            <p>
              Send this link to {invite.data.invite.email} yourself. It works once, and is shown only here.
            </p>
            <TextField
              label="Link of the invitation"
              value={invite.data.link}
              readOnly
              spellCheck={false}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button variant="outline" size="sm" onClick={() => void copy(invite.data.link ?? '')}>
              {copied === invite.data.link ? 'Copied' : 'Copy link'}
            </Button>
          </Alert>
        ))}
    </>
  )
}
