import type { WebhookInput } from '@susegad/api-client/contract'
import { MAX_LENGTH, WEBHOOK_EVENTS, type WebhookEvent } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { service } from '../../../shell/session/service.ts'
import { webhooks } from '../connection-queries.ts'
import { refusedAsWhole, refusedFields } from '../refused-fields.ts'
import { eventTexts } from './delivery-text.ts'

interface AddWebhookProps {
  open: boolean
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Asks for the address of a receiver and what it is told of. */
export function AddWebhook({ open, onClose, onSecret }: AddWebhookProps) {
  const queryClient = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const add = useMutation({
    mutationFn: (input: WebhookInput) => service.webhooks.create(input),
    onSuccess: ({ secret }) => {
      form.current?.reset()
      void queryClient.invalidateQueries({ queryKey: webhooks.list().queryKey })
      onClose()
      onSecret(secret)
    },
  })
  const errors = refusedFields(add.error)
  const whole = refusedAsWhole('The webhook was not added.', add.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (add.isPending) return
    const values = new FormData(event.currentTarget)
    add.mutate({
      name: String(values.get('name')),
      url: String(values.get('url')),
      events: values.getAll('events[]') as WebhookEvent[],
    })
  }

  return (
    <Dialog open={open} onOpenChange={(now) => !now && onClose()} dismissal="escape">
      <DialogHeader>
        <DialogTitle>Add a webhook</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <form ref={form} id={id} className="connections-form" onSubmit={submit} noValidate>
          <TextField
            label="Name"
            name="name"
            hint="For you and your colleagues, such as Accounting."
            maxLength={MAX_LENGTH.name}
            autoComplete="off"
            required
            error={errors.name}
          />
          <TextField
            label="Address"
            name="url"
            type="url"
            hint="Where messages are posted to; it begins with https://"
            maxLength={MAX_LENGTH.url}
            autoComplete="off"
            spellCheck={false}
            required
            error={errors.url}
          />
          <fieldset className="connections-choices">
            <legend>It is told of</legend>
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} name="events[]" value={event} label={eventTexts[event]} defaultChecked />
            ))}
            {errors.events && <p className="connections-problem">{errors.events}</p>}
          </fieldset>
          {whole && <Alert>{whole}</Alert>}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={id} state={add.isPending ? 'loading' : 'idle'}>
          Add
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
