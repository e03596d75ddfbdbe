import type { ContactInput } from '@susegad/api-client/contract'
import type { ContactChannel } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { contactNames, contactOutcomes } from './contact-outcomes.ts'

interface ContactOutcomeProps {
  channel: ContactChannel
  isBusy: boolean
  onLog: (contact: ContactInput) => void
}

/** Asks for the outcome after a call or chat was started here. */
export function ContactOutcome({ channel, isBusy, onLog }: ContactOutcomeProps) {
  const name = contactNames[channel]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can not stand on the line of its buttons
    <div className="desk-outcome" role="group" aria-label={name}>
      <span aria-hidden="true">{name}:</span>
      {contactOutcomes[channel].map(({ outcome, label }) => (
        <Button
          key={outcome}
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => onLog({ channel, outcome })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
