import type { AuditList } from '@susegad/api-client/contract'
import { auditQueries } from '@susegad/api-client/queries'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { ClockIcon } from '@susegad/ui/icon'
import { Pagination } from '@susegad/ui/pagination'
import { Skeleton } from '@susegad/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { service } from '../../shell/session/service.ts'
import { LoadFailure } from '../../signed-in/load-failure.tsx'
import { NothingLoaded } from '../../signed-in/nothing-loaded.tsx'
import { ActivityEntries } from './activity-entries.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import type { ActivitySearch } from './activity-search.ts'
import './activity-log.css'

const PAGE = 25
const queries = auditQueries(service)

/** The audit trail. */
export function ActivityLog({ search }: { search: ActivitySearch }) {
  const navigate = useNavigate()
  const { page = 1, by, action, enquiry } = search
  const filter = { by, action, enquiry }
  const log = useQuery({
    ...queries.list({ ...filter, page, limit: PAGE }),
    placeholderData: keepPreviousData,
    // Reload, because others act meanwhile.
    staleTime: 0,
  })
  const isFiltered = (by ?? action ?? enquiry) !== undefined
  const filterBy = (change: ActivitySearch) =>
    void navigate({ to: '/dashboard/activity', search: { ...filter, ...change } })

  return (
    <section className="activity" aria-labelledby="activity-title" aria-busy={log.isFetching}>
      <header className="activity-head">
        <h1 id="activity-title">Audit log</h1>
        <p>Who opened, changed, exported or erased what people wrote</p>
      </header>
      <ActivityFilters search={search} onFilter={filterBy} />
      {log.error && !log.data && <NothingLoaded text="The audit log could not be loaded." query={log} />}
      {log.error && log.data && <LoadFailure text="The audit log could not be updated." query={log} />}
      {!log.error && !log.data && <ActivitySkeleton />}
      {log.data && (
        <div className="activity-entries" data-state={log.isPlaceholderData ? 'stale' : 'fresh'}>
          {log.data.entries.length === 0 ? (
            <ActivityEmpty isFiltered={isFiltered || page > 1} />
          ) : (
            <ActivityEntries entries={log.data.entries} />
          )}
        </div>
      )}
      {log.data && log.data.totalPages > 1 && <ActivityPages page={page} list={log.data} />}
    </section>
  )
}

function ActivityEmpty({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState title="Nothing has happened yet" icon={<ClockIcon />}>
        Opening, changing and exporting enquiries is listed here.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No matches"
      icon={<ClockIcon />}
      actions={
        <Button variant="outline" asChild>
          <Link to="/dashboard/activity">Show everything</Link>
        </Button>
      }
    >
      Nobody has done this, or it was too long ago.
    </EmptyState>
  )
}

/** Skeleton in the shape of a day's entries. */
function ActivitySkeleton() {
  return (
    <div className="activity-waiting" role="status" aria-label="Loading the audit log">
      <Skeleton shape="title" />
      <Skeleton lines={8} />
    </div>
  )
}

function ActivityPages({ page, list }: { page: number; list: AuditList }) {
  return (
    <Pagination
      page={page}
      totalPages={list.totalPages}
      results={{ pageSize: PAGE, total: list.total }}
      href="{page}"
      linkAs={ActivityLink}
    />
  )
}

/** Another page of the log; `href` is its number. */
function ActivityLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'target'> & { href: string }) {
  const page = Number(href)
  return (
    <Link
      {...rest}
      from="/dashboard/activity"
      to="/dashboard/activity"
      search={(now) => ({ ...now, page: page > 1 ? page : undefined })}
      activeOptions={{ exact: true }}
    />
  )
}
