import type { ContactInput } from '@susegad/api-client/contract'
import { CONTACT_CHANNELS } from '@susegad/api-client/rules'
import { CommandPalette } from '@susegad/ui/command-palette'
import { contactNames, contactOutcomes } from '../answer/contact-outcomes.ts'

const choices = CONTACT_CHANNELS.flatMap((channel) =>
  contactOutcomes[channel].map(({ outcome, label }) => ({
    id: `${channel} ${outcome}`,
    label: `${contactNames[channel]}: ${label}`,
    contact: { channel, outcome } satisfies ContactInput,
  })),
)

interface ContactPaletteProps {
  onLog: (contact: ContactInput) => void
  onClose: () => void
}

/** Chooses by typing what came of a call, a chat or a visit. */
export function ContactPalette({ onLog, onClose }: ContactPaletteProps) {
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      hotkey={null}
      labels={{ title: 'Log a call, chat or visit', search: 'Outcome', commands: 'Outcomes' }}
      commands={choices}
      onRun={(id) => {
        const chosen = choices.find((it) => it.id === id)
        if (chosen) onLog(chosen.contact)
      }}
    />
  )
}
