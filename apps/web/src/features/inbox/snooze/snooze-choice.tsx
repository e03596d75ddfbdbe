import { CommandPalette } from '@susegad/ui/command-palette'
import { useRef, useState } from 'react'
import { useDates } from '../../../signed-in/dates.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { snoozeTimes } from './snooze-times.ts'

const OWN_TIME = 'own'
const NO_TIME = 'none'

interface SnoozeChoiceProps {
  /** Whether there is a snooze to end. */
  isSet: boolean
  onSnooze: (until: string | null) => void
  onClose: () => void
}

/** Chooses when an enquiry returns: one of the offered times, or a date and a time. */
export function SnoozeChoice({ isSet, onSnooze, onClose }: SnoozeChoiceProps) {
  const { momentText } = useDates()
  const [asksTime, askTime] = useState(false)
  const [times] = useState(() => snoozeTimes())
  // The palette reports that it has closed after it has run the command.
  const goesOn = useRef(false)
  if (asksTime) return <SnoozeDialog onSnooze={onSnooze} onClose={onClose} />
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && !goesOn.current && onClose()}
      hotkey={null}
      labels={{ title: 'Snooze', search: 'Snooze until', commands: 'Times' }}
      commands={[
        ...times.map(({ id, label, at }) => ({ id, label: `${label}, ${momentText(at)}` })),
        { id: OWN_TIME, label: 'A date and time…' },
        ...(isSet ? [{ id: NO_TIME, label: 'End the snooze' }] : []),
      ]}
      onRun={(id) => {
        if (id === OWN_TIME) {
          goesOn.current = true
          askTime(true)
        } else onSnooze(times.find((time) => time.id === id)?.at ?? null)
      }}
    />
  )
}
