import type { CallOutcome } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { showMessages } from '../thread/show-messages.ts'

const outcomes: Record<'phone' | 'whatsapp', readonly (readonly [CallOutcome, string])[]> = {
  phone: [
    ['reached', 'Reached'],
    ['no-answer', 'No answer'],
    ['left-message', 'Left a message'],
  ],
  whatsapp: [
    ['left-message', 'Message sent'],
    ['reached', 'Answered'],
    ['no-answer', 'Not on WhatsApp'],
  ],
}

interface ContactOutcomeProps {
  id: string
  channel: 'phone' | 'whatsapp'
  onNoted: () => void
}

/** Asks for the outcome after a call or chat was started here. */
export function ContactOutcome({ id, channel, onNoted }: ContactOutcomeProps) {
  const queryClient = useQueryClient()
  const note = useMutation({
    mutationFn: (outcome: CallOutcome) => service.enquiries.addContact(id, { channel, outcome }),
    onSuccess: ({ message }) => {
      showMessages(queryClient, id, [message])
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      onNoted()
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can not stand on the line of its buttons
    <div className="desk-outcome" role="group" aria-label={channel === 'phone' ? 'The call' : 'The chat'}>
      <span aria-hidden="true">{channel === 'phone' ? 'The call:' : 'The chat:'}</span>
      {outcomes[channel].map(([outcome, label]) => (
        <Button
          key={outcome}
          size="sm"
          variant="outline"
          disabled={note.isPending}
          onClick={() => note.mutate(outcome)}
        >
          {label}
        </Button>
      ))}
      {note.error && <p role="alert">{failureText('The outcome was not saved.', note.error)}</p>}
    </div>
  )
}
