import type { Release } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import { ChevronDownIcon } from '@susegad/ui/icon'
import { useState } from 'react'
import { useDates } from '../../../signed-in/dates.ts'
import { releaseMoment, releaseTitle } from '../publish/release-text.ts'
import { ReleaseDetails } from './release-details.tsx'

const states = {
  scheduled: { tone: 'info', text: 'Scheduled' },
  held: { tone: 'warning', text: 'Held' },
  publishing: { tone: 'info', text: 'Being published' },
  failed: { tone: 'danger', text: 'Failed' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
} as const

interface ReleaseEntryProps {
  release: Release
  onPutBack: (release: string) => void
}

/** One version: author, time, and its differences when expanded. */
export function ReleaseEntry({ release, onPutBack }: ReleaseEntryProps) {
  const { state, current, held, number, note, reason, records } = release
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="studio-release">
            <span className="studio-change-title">
              <b>{releaseTitle(release)}</b>
              {current && (
                <Badge size="sm" tone="success">
                  On the site
                </Badge>
              )}
              {state !== 'published' && (
                <Badge size="sm" tone={states[held ? 'held' : state].tone}>
                  {states[held ? 'held' : state].text}
                </Badge>
              )}
            </span>
            <span>{releaseMoment(release, useDates())}</span>
            <span>
              {[
                note && number !== null && `Version ${number}`,
                `${records} ${records === 1 ? 'change' : 'changes'}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {reason && <span className="studio-problem">{reason}</span>}
          </span>
          <ChevronDownIcon />
        </summary>
        {open && <ReleaseDetails release={release} onPutBack={onPutBack} />}
      </details>
    </li>
  )
}
