import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { PlusIcon, XIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useActions } from '../keyboard/action-map.tsx'
import { LabelBadge } from './label-badges.tsx'
import type { LabelChange } from './labels.ts'

const LabelChoice = latePart(async () => ({ default: (await import('./label-choice.tsx')).LabelChoice }))

interface EnquiryLabelsProps {
  enquiry: StaffEnquiry
  /** Without it, the labels are only shown. */
  onChange: ((change: LabelChange) => void) | undefined
}

/** Labels of the open enquiry, which can be removed, and a button to add others. */
export function EnquiryLabels({ enquiry, onChange }: EnquiryLabelsProps) {
  const [asks, setAsks] = useState(false)
  const { labels = [] } = enquiry
  const ask = () => setAsks(true)
  useActions({ label: onChange && ask }, enquiry._id)
  if (labels.length === 0 && !onChange) return null
  return (
    <div className="desk-panel-labels">
      {labels.length > 0 && (
        <ul aria-label="Labels">
          {labels.map((label) => (
            <li key={label._id}>
              <LabelBadge label={label} />
              {onChange && (
                <IconButton
                  size="sm"
                  aria-label={`Remove ${label.name}`}
                  onClick={() => onChange({ removeLabels: [label._id] })}
                >
                  <XIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange && (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={ask}>
          <PlusIcon />
          Label
        </Button>
      )}
      {asks && onChange && (
        <Suspense fallback={null}>
          <LabelChoice
            has={labels.map(({ _id }) => _id)}
            onChoose={({ _id }, on) => onChange(on ? { addLabels: [_id] } : { removeLabels: [_id] })}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
