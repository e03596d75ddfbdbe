import type { Label } from '@susegad/api-client/contract'
import { CommandPalette } from '@susegad/ui/command-palette'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { labels } from './labels.ts'
import { LabelsDialog } from './labels-dialog.tsx'

const EDIT = 'edit'

interface LabelChoiceProps {
  /** Ids of the labels that the enquiry has; undefined for many enquiries. */
  has: readonly string[] | undefined
  onChoose: (label: Label, on: boolean) => void
  onClose: () => void
}

/** Chooses by typing which label to add or remove; leads to the dialog that makes and renames them. */
export function LabelChoice({ has, onChoose, onClose }: LabelChoiceProps) {
  const all = useQuery(labels).data?.labels ?? []
  const [edits, edit] = useState(false)
  // The palette reports that it has closed after it has run the command.
  const goesOn = useRef(false)
  if (edits) return <LabelsDialog onClose={onClose} />
  const choices = all.flatMap((label) => [
    ...(has?.includes(label._id) ? [] : [{ id: `on-${label._id}`, label, on: true }]),
    ...(has && !has.includes(label._id) ? [] : [{ id: `off-${label._id}`, label, on: false }]),
  ])
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && !goesOn.current && onClose()}
      hotkey={null}
      labels={{ title: 'Labels', search: 'Label', commands: 'Labels' }}
      commands={[
        ...choices.map(({ id, label, on }) => ({
          id,
          label: label.name,
          group: on ? 'Add' : 'Remove',
        })),
        { id: EDIT, label: 'Edit labels…', group: 'All labels' },
      ]}
      onRun={(id) => {
        const choice = choices.find((it) => it.id === id)
        if (choice) return onChoose(choice.label, choice.on)
        goesOn.current = true
        edit(true)
      }}
    />
  )
}
