import { userQueries } from '@susegad/api-client/queries'
import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { InboxIcon } from '@susegad/ui/icon'
import { Spinner } from '@susegad/ui/spinner'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts'
import { service } from '../../../shell/session/service.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { MyEnquiry, MyEnquirySkeleton } from './my-enquiry.tsx'
import { enquiries as queries } from './own-queries.ts'
import './my-enquiries.css'

interface MyEnquiriesProps {
  page: number
  /** Renders the pagination. */
  turner: (pages: { totalPages: number; total: number }) => ReactNode
}

/** A customer's own enquiries with their status. */
export function MyEnquiries({ page, turner }: MyEnquiriesProps) {
  usePageTitle('My Enquiries')
  const queryClient = useQueryClient()
  const list = useQuery({
    ...queries.mine({ page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, isPlaceholderData } = list
  const hasNext = (data?.totalPages ?? 0) > page

  useEffect(() => {
    if (hasNext) void queryClient.prefetchQuery(queries.mine({ page: page + 1, limit: PAGE_SIZE }))
  }, [hasNext, page, queryClient])

  return (
    <section className="my-enquiries" aria-labelledby="my-enquiries-title" aria-busy={isFetching}>
      <header>
        <h1 id="my-enquiries-title">My Enquiries</h1>
        <p>View and manage your submitted enquiries</p>
      </header>
      {error && <LoadFailure text="Your enquiries could not be loaded." query={list} />}
      {!data && !error && (
        <div className="my-enquiries-list">
          <Spinner labels={{ loading: 'Loading your enquiries' }} className="my-enquiries-waiting" />
          <MyEnquirySkeleton />
          <MyEnquirySkeleton />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState
          title="No Enquiries Found"
          icon={<InboxIcon />}
          actions={
            <Button asChild>
              <Link to="/contact">Submit Your First Enquiry</Link>
            </Button>
          }
        >
          <p>You haven't submitted any enquiries yet.</p>
          <UnconfirmedHint />
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <ol className="my-enquiries-list" data-state={isPlaceholderData ? 'stale' : 'fresh'}>
          {data.enquiries.map((enquiry) => (
            <MyEnquiry key={enquiry._id} enquiry={enquiry} />
          ))}
        </ol>
      )}
      {data && data.totalPages > 1 && turner(data)}
    </section>
  )
}

/** Once the address is confirmed, its enquiries are among those of the account. */
function UnconfirmedHint() {
  const { data } = useQuery(userQueries(service).profile())
  if (!data || data.user.emailVerified) return null
  return (
    <p>
      Enquiries sent without signing in appear here once you confirm their email address in{' '}
      <Link to="/profile">your profile</Link>.
    </p>
  )
}
