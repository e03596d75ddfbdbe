import { Alert } from '@susegad/ui/alert'
import { useLocale } from '@susegad/ui/locale'
import { Progress } from '@susegad/ui/progress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { deskZone, useDates } from '../../../signed-in/dates.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { studio } from '../content/studio-queries.ts'

/** In ms. */
const LOOK_AGAIN = 1000

interface ReleaseProgressProps {
  id: string
  /** Called once it is published or scheduled. */
  onDone?: () => void
}

/** Progress of a release, until visitors see it. */
export function ReleaseProgress({ id, onDone }: ReleaseProgressProps) {
  const { momentText } = useDates()
  const { locale } = useLocale()
  const queryClient = useQueryClient()
  const query = useQuery({
    ...studio.release(id),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.release.state !== 'publishing' ? false : LOOK_AGAIN,
  })
  const release = query.data?.release
  const state = release?.state
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (!state || state === 'publishing') return
    if (state === 'published' || state === 'scheduled') done()
    void queryClient.invalidateQueries({
      queryKey: studio.all(),
      predicate: ({ queryKey }) => queryKey[1] !== 'release' && queryKey[1] !== 'schema',
    })
  }, [state, queryClient])
  return (
    <div role="status" className="studio-progress">
      {query.error && !release && <LoadFailure text="The progress could not be loaded." query={query} />}
      {state === 'publishing' && (
        <Progress
          label="Publishing: the pages are being updated"
          valueText="Visitors see the old pages until all are ready"
        />
      )}
      {state === 'published' && (
        <Alert tone="success" title="Published">
          <p>
            Visitors see it now. <a href="/">Look at your site</a>
            {release?.until &&
              `. The changes are reverted on ${momentText(release.until)} (${deskZone(locale)}).`}
          </p>
        </Alert>
      )}
      {state === 'scheduled' && release?.publishAt && (
        <Alert tone="success" title="Scheduled">
          <p>
            Visitors see it from {momentText(release.publishAt)}
            {release.until && ` until ${momentText(release.until)}`} ({deskZone(locale)}). Until then it is
            listed under History, where you can cancel it.
          </p>
        </Alert>
      )}
      {state === 'failed' && (
        <Alert title="It was not published">
          <p>{release?.reason ?? 'The pages could not be built.'} The site stays as it was.</p>
        </Alert>
      )}
      {state === 'cancelled' && (
        <Alert tone="info">
          <p>It was cancelled. Its changes are drafts again.</p>
        </Alert>
      )}
    </div>
  )
}
