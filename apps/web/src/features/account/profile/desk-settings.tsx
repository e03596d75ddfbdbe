import type { StaffSettings } from '@susegad/api-client/contract'
import { userQueries } from '@susegad/api-client/queries'
import { MAX_LENGTH, NOTIFICATIONS, type Notifications } from '@susegad/api-client/rules'
import { Checkbox } from '@susegad/ui/checkbox'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { Skeleton } from '@susegad/ui/skeleton'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'

const settings = userQueries(service).settings()

const notificationTexts: Record<Notifications, { label: string; hint: string }> = {
  each: { label: 'Each enquiry', hint: 'Every new enquiry, and replies in yours and in unassigned ones.' },
  mine: { label: 'Mine only', hint: 'New enquiries and replies that are assigned to you.' },
  digest: { label: 'Once a day', hint: 'One email when you open, if there is anything new.' },
  none: { label: 'None', hint: 'You look at the desk yourself.' },
}

/** A team member's own emails about enquiries, and their signature. */
export default function DeskSettings() {
  const known = useQuery(settings)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (input: StaffSettings) => service.users.saveSettings(input),
    onSuccess: (answer) => queryClient.setQueryData(settings.queryKey, answer),
  })
  const { data, error } = known
  if (error && !data) return <LoadFailure text="Your settings could not be loaded." query={known} />
  if (!data) return <Skeleton lines={4} />
  const { notifications, mentionEmails, signature } = data.settings
  return (
    <SendForm
      failed="Your settings were not saved."
      send={async (values) => {
        await save.mutateAsync({
          notifications: NOTIFICATIONS.find((it) => it === values.notifications) ?? notifications,
          mentionEmails: values.mentionEmails !== undefined,
          signature: String(values.signature ?? ''),
        })
        return 'Saved.'
      }}
      actions={<SubmitButton>Save</SubmitButton>}
    >
      <RadioGroup label="Emails about enquiries" name="notifications" defaultValue={notifications}>
        {NOTIFICATIONS.map((value) => (
          <Radio key={value} value={value} {...notificationTexts[value]} />
        ))}
      </RadioGroup>
      <Checkbox
        label="Email me when a note mentions me"
        name="mentionEmails"
        value="yes"
        defaultChecked={mentionEmails}
      />
      <TextArea
        label="Signature"
        name="signature"
        rows={3}
        maxLength={MAX_LENGTH.signature}
        dir="auto"
        hint="Plain text below your answers by email. Leave it empty for none."
        defaultValue={signature}
      />
    </SendForm>
  )
}
