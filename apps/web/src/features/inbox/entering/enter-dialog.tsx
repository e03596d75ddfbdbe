import { ApiError } from '@susegad/api-client/client'
import type { EnteredInput } from '@susegad/api-client/contract'
import { ENTERED_SOURCES, type EnteredSource, MAX_LENGTH } from '@susegad/api-client/rules'
import { DateField } from '@susegad/ui/date-field'
import type { FormValues } from '@susegad/ui/form'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { TextArea } from '@susegad/ui/text-area'
import { TextField } from '@susegad/ui/text-field'
import type { ToasterStore, ToastOptions } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { FormDialog, isAsSent } from '../../../forms/form-dialog.tsx'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { ContactFields } from './contact-fields.tsx'
import './enter-dialog.css'

const sources: Record<EnteredSource, string> = { call: 'A call', 'walk-in': 'In person', chat: 'A chat' }

interface EnterDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onEntered: (id: string) => void
  /** Says what failed after the dialog was closed. */
  toaster: ToasterStore
}

interface Entered {
  input: EnteredInput
  key: string
}

/** Form for an enquiry from a call, a visit or a chat. Keeps the input until it is stored. */
export function EnterDialog({ open, onOpenChange, onEntered, toaster }: EnterDialogProps) {
  const queryClient = useQueryClient()
  // One idempotency key per draft: a retry after a lost response is still one enquiry.
  const [draft, setDraft] = useState(() => crypto.randomUUID())
  const [entered, setEntered] = useState(0)
  const closings = useRef(0)
  const entering = useMutation({
    mutationFn: ({ input, key }: Entered) => service.enquiries.enter(input, { idempotencyKey: key }),
    onSuccess: (_entered, { key }) => {
      setDraft((now) => (now === key ? crypto.randomUUID() : now))
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      void queryClient.invalidateQueries({ queryKey: viewsKey })
    },
    onError: (error) => {
      // The key may belong to an earlier attempt that arrived: the edited draft needs another.
      if (error instanceof ApiError && error.status === 422) setDraft(crypto.randomUUID())
    },
  })

  function change(opens: boolean) {
    if (!opens) closings.current++
    onOpenChange(opens)
  }

  function leaveFor(id: string) {
    change(false)
    onEntered(id)
  }

  async function enter(values: FormValues, form: HTMLFormElement) {
    const { source, name = '', phone = '', email = '', dateOfPlan = '', subject = '', message = '' } = values
    const before = closings.current
    const input: EnteredInput = {
      source: ENTERED_SOURCES.find((known) => known === source) ?? 'call',
      name,
      phone,
      email,
      dateOfPlan,
      subject,
      message,
    }
    try {
      const { enquiry } = await entering.mutateAsync({ input, key: draft })
      if (before === closings.current) leaveFor(enquiry._id)
    } catch (error) {
      if (before === closings.current) throw error
      if (isAsSent(values, form)) {
        // The closed dialog still holds what was typed: rejecting keeps it there, with the error.
        tellLate(input, error, { label: 'Open', onPress: () => change(true) })
        throw error
      }
      // The form already holds the next caller's enquiry, which needs an idempotency key of its own.
      setDraft(crypto.randomUUID())
      offerAgain({ input, key: draft }, error)
    }
  }

  function offerAgain(entered: Entered, error: unknown) {
    const again = () =>
      entering.mutateAsync(entered).then(
        () => toaster.show({ message: `The enquiry of ${entered.input.name} is saved.`, tone: 'success' }),
        (failure: unknown) => offerAgain(entered, failure),
      )
    tellLate(entered.input, error, { label: 'Retry', onPress: () => void again() })
  }

  function tellLate({ name }: EnteredInput, error: unknown, action: ToastOptions['action']) {
    toaster.show({
      message: failureText(`The enquiry of ${name} was not saved.`, error),
      tone: 'danger',
      action,
      duration: Number.POSITIVE_INFINITY,
    })
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      onReset={() => setEntered((count) => count + 1)}
      title="New enquiry"
      size="md"
      className="desk-enter"
      submit="Save"
      failed="The enquiry was not saved."
      send={enter}
    >
      <RadioGroup label="Source" name="source" defaultValue="call" className="desk-enter-wide">
        {ENTERED_SOURCES.map((source) => (
          <Radio key={source} value={source} label={sources[source]} />
        ))}
      </RadioGroup>
      <TextField label="Name" name="name" required maxLength={MAX_LENGTH.name} />
      <ContactFields key={entered} onOpen={leaveFor} />
      <DateField label="Date of Plan" name="dateOfPlan" />
      <TextField
        label="Subject"
        name="subject"
        required
        maxLength={MAX_LENGTH.subject}
        className="desk-enter-wide"
      />
      <TextArea
        label="Message"
        name="message"
        required
        rows={4}
        maxLength={MAX_LENGTH.message}
        className="desk-enter-wide"
      />
    </FormDialog>
  )
}
