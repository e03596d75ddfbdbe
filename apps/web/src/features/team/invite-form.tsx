import type { InviteInput } from '@susegad/api-client/contract'
import { STAFF_ROLES, type StaffRole } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../forms/send-form.tsx'
import { service } from '../../shell/session/service.ts'
import { useCopyText } from '../../signed-in/use-copy-text.ts'
import { staffRoleText } from './staff-role-text.ts'
import { useStaffMutation } from './team-queries.ts'

/** Invites somebody to the team by email, or by a link that the owner hands over. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const { isCopied, copy } = useCopyText()
  const invite = useStaffMutation((input: InviteInput) => service.staff.invite(input))

  return (
    <>
      <SendForm
        className="team-invite"
        failed="The invitation was not sent."
        send={async ({ staffRole }) => {
          await invite.mutateAsync({ email, staffRole: staffRole as StaffRole })
          // Keep another address that was typed meanwhile.
          setEmail((now) => (now === email ? '' : now))
        }}
      >
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Select label="Role" name="staffRole" defaultValue="agent">
          {STAFF_ROLES.map((role) => (
            <option key={role} value={role}>
              {staffRoleText[role].name}
            </option>
          ))}
        </Select>
        <SubmitButton>Send invitation</SubmitButton>
      </SendForm>
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
              {isCopied(invite.data.link ?? undefined) ? 'Copied' : 'Copy link'}
            </Button>
          </Alert>
        ))}
    </>
  )
}
