import { ApiError } from '@susegad/api-client/client'
import type { EnteredInput } from '@susegad/api-client/contract'
import { ENTERED_SOURCES, type EnteredSource, MAX_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { DateField } from '@susegad/ui/date-field'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { TextArea } from '@susegad/ui/text-area'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { enquiries } from '../search/desk-queries.ts'
import './enter-dialog.css'

const sources: Record<EnteredSource, string> = { call: 'A call', 'walk-in': 'In person', chat: 'A chat' }

interface EnterDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onEntered: (id: string) => void
}

/** Form for an enquiry from a call, a visit or a chat. Keeps the input until it is stored. */
export function EnterDialog({ open, onOpenChange, onEntered }: EnterDialogProps) {
  const queryClient = useQueryClient()
  // One idempotency key per draft: a retry after a lost response is still one enquiry.
  const [draft, setDraft] = useState(() => crypto.randomUUID())
  const entering = useMutation({
    mutationFn: (input: EnteredInput) => service.enquiries.enter(input, { idempotencyKey: draft }),
    onSuccess: ({ enquiry }) => {
      setDraft(crypto.randomUUID())
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      onOpenChange(false)
      onEntered(enquiry._id)
    },
  })
  const fields = entering.error instanceof ApiError ? entering.error.fieldErrors : {}

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (entering.isPending) return
    const values = new FormData(event.currentTarget)
    const text = (name: string) => String(values.get(name) ?? '')
    entering.mutate({
      source: ENTERED_SOURCES.find((known) => known === text('source')) ?? 'call',
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      dateOfPlan: text('dateOfPlan'),
      subject: text('subject'),
      message: text('message'),
    })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogHeader>
        <DialogTitle>New enquiry</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <form
        key={draft}
        className="desk-enter-form"
        onSubmit={submit}
        onInput={() => entering.isError && forgetRefusal()}
      >
        <DialogBody className="desk-enter">
          {entering.error && Object.keys(fields).length === 0 && (
            <Alert>{failureText('The enquiry was not saved.', entering.error)}</Alert>
          )}
          <RadioGroup label="Source" name="source" defaultValue="call" className="desk-enter-wide">
            {ENTERED_SOURCES.map((source) => (
              <Radio key={source} value={source} label={sources[source]} />
            ))}
          </RadioGroup>
          <TextField label="Name" name="name" required maxLength={MAX_LENGTH.name} error={fields.name} />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="off"
            maxLength={MAX_LENGTH.phone}
            error={fields.phone}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={MAX_LENGTH.email}
            error={fields.email}
          />
          <DateField label="Date of Plan" name="dateOfPlan" error={fields.dateOfPlan} />
          <TextField
            label="Subject"
            name="subject"
            required
            maxLength={MAX_LENGTH.subject}
            className="desk-enter-wide"
            error={fields.subject}
          />
          <TextArea
            label="Message"
            name="message"
            required
            rows={4}
            maxLength={MAX_LENGTH.message}
            className="desk-enter-wide"
            error={fields.message}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" state={entering.isPending ? 'loading' : 'idle'}>
            Store
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )

  /** An edit after a refusal gets a new idempotency key. */
  function forgetRefusal() {
    if (Object.keys(fields).length > 0) entering.reset()
  }
}
