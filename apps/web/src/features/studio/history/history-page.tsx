import { EmptyState } from '@susegad/ui/empty-state'
import { ClockIcon } from '@susegad/ui/icon'
import { Pagination } from '@susegad/ui/pagination'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { BackToSite } from '../content/back-to-site.tsx'
import { studio } from '../content/studio-queries.ts'
import { ZoneHint } from '../content/zone-hint.tsx'
import { ReleaseProgress } from '../publish/release-progress.tsx'
import { ReleaseEntry } from './release-entry.tsx'
import './history.css'

/** Every published version of the site, newest first. */
export function HistoryPage() {
  const [page, setPage] = useState(1)
  const [restored, setRestored] = useState<string>()
  const history = useQuery(studio.releases(page))
  const { data } = history
  return (
    <div className="studio">
      <header className="studio-head">
        <BackToSite />
        <h1>History</h1>
        <p>Every version of your site and what changed. You can restore any of them.</p>
      </header>
      {restored && <ReleaseProgress id={restored} />}
      {history.error && <LoadFailure text="The history could not be loaded." query={history} />}
      {history.isPending && <Spinner size="lg" className="studio-waiting" />}
      {data && data.releases.length === 0 && (
        <EmptyState title="Nothing has been published yet" icon={<ClockIcon />}>
          Everything you publish is listed here, with who published it and when.
        </EmptyState>
      )}
      {data && data.releases.length > 0 && (
        <>
          <ZoneHint />
          <ol className="studio-history" aria-label="Versions">
            {data.releases.map((release) => (
              <ReleaseEntry key={release._id} release={release} onPutBack={setRestored} />
            ))}
          </ol>
        </>
      )}
      {data && data.totalPages > 1 && (
        <Pagination page={page} totalPages={data.totalPages} onPageChange={setPage} />
      )}
    </div>
  )
}
