import { MAX_LENGTH, WEBHOOK_EVENTS, type WebhookEvent } from '@susegad/api-client/rules'
import { Checkbox } from '@susegad/ui/checkbox'
import { TextField } from '@susegad/ui/text-field'
import { service } from '../../../shell/session/service.ts'
import { Choices } from '../connection/choices.tsx'
import { ConnectionDialog } from '../connection/connection-dialog.tsx'
import { webhooks } from '../connection/connection-queries.ts'
import { eventTexts } from './delivery-text.ts'

interface AddWebhookProps {
  open: boolean
  onClose: () => void
  onSecret: (secret: string) => void
}

const add = (values: FormData) =>
  service.webhooks.create({
    name: String(values.get('name')),
    url: String(values.get('url')),
    events: values.getAll('events[]') as WebhookEvent[],
  })

/** Form for a new webhook: URL and events. */
export function AddWebhook(dialog: AddWebhookProps) {
  return (
    <ConnectionDialog
      {...dialog}
      title="Add a webhook"
      submit="Add"
      failed="The webhook was not added."
      make={add}
      list={webhooks.list().queryKey}
    >
      <TextField
        label="Name"
        name="name"
        hint="For you and your colleagues, such as Accounting."
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        required
      />
      <TextField
        label="Address"
        name="url"
        type="url"
        hint="Messages are sent here. It must begin with https://"
        maxLength={MAX_LENGTH.url}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Choices name="events" legend="Events">
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox key={event} name="events[]" value={event} label={eventTexts[event]} defaultChecked />
        ))}
      </Choices>
    </ConnectionDialog>
  )
}
