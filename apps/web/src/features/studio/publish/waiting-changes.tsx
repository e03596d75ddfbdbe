import type { ContentOverview } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { ArrowsSortIcon, ClockIcon, SendIcon } from '@susegad/ui/icon'
import { useDates } from '../../../signed-in/dates.ts'
import { StudioLink } from '../content/studio-link.tsx'
import { ZoneHint } from '../content/zone-hint.tsx'
import { heldText } from './release-text.ts'

/** Unpublished changes, with links to review, history and files. */
export function WaitingChanges({
  overview: { records, publishing, scheduled },
}: {
  overview: ContentOverview
}) {
  const { momentText } = useDates()
  const waiting = records.filter(({ state }) => state !== 'published').length
  return (
    <>
      <div className="studio-bar">
        {waiting > 0 && (
          <Button asChild>
            <StudioLink search={{ view: 'changes' }}>
              <SendIcon />
              Publish {waiting === 1 ? '1 change' : `${waiting} changes`}
            </StudioLink>
          </Button>
        )}
        <Button variant="outline" asChild>
          <StudioLink search={{ view: 'history' }}>
            <ClockIcon />
            History
          </StudioLink>
        </Button>
        <Button variant="outline" asChild>
          <StudioLink search={{ view: 'files' }}>
            <ArrowsSortIcon />
            Files
          </StudioLink>
        </Button>
      </div>
      {publishing && (
        <Alert tone="info">
          <p>Changes by {publishing.by.name} are being published now.</p>
        </Alert>
      )}
      {scheduled.map(({ _id, publishAt, note, held, by }) => (
        <Alert key={_id} tone={held ? 'warning' : 'info'}>
          <p>
            {held
              ? `${note ? `“${note}”` : 'Changes'}${publishAt ? `, scheduled for ${momentText(publishAt)}` : ''}: ${heldText({ by })}`
              : `${note ? `“${note}” goes` : 'Changes go'} online ${publishAt ? `on ${momentText(publishAt)}` : 'soon'}.`}{' '}
            <StudioLink search={{ view: 'history' }}>See the history</StudioLink>
          </p>
        </Alert>
      ))}
      {scheduled.some(({ publishAt }) => publishAt) && <ZoneHint />}
    </>
  )
}
