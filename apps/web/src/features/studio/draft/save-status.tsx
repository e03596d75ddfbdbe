import { AlertTriangleIcon, CheckIcon, ClockIcon } from '@susegad/ui/icon'
import { type Dates, useDates } from '../../../signed-in/dates.ts'
import { reasonText } from '../../../signed-in/failure-text.ts'
import { COLLISIONS } from './collisions-id.ts'
import type { DraftView } from './draft-keeper.ts'

const textOf = ({ save, savedAt }: DraftView, timeText: Dates['timeText']): string => {
  switch (save.is) {
    case 'saved':
      return savedAt ? `Saved ${timeText(savedAt)}` : 'No changes'
    case 'typed':
    case 'saving':
      return 'Saving…'
    case 'waiting':
      return `Not saved yet, kept on this device. ${reasonText(save.error)} It will be tried again.`
    case 'refused':
      return `Not saved: ${reasonText(save.error)}`
    case 'conflict':
      return 'Not saved: somebody changed the same field.'
  }
}

/** Save status of the edits. */
export function SaveStatus({ view }: { view: DraftView }) {
  const { timeText } = useDates()
  const { save } = view
  const isWrong = ['waiting', 'refused', 'conflict'].includes(save.is)
  return (
    <p className="studio-save" role="status" data-state={isWrong ? 'wrong' : save.is}>
      {isWrong ? <AlertTriangleIcon /> : save.is === 'saved' ? <CheckIcon /> : <ClockIcon />}
      <span>
        {textOf(view, timeText)}
        {save.is === 'conflict' && (
          <>
            {' '}
            <a href={`#${COLLISIONS}`}>Choose a version</a>
          </>
        )}
      </span>
    </p>
  )
}
