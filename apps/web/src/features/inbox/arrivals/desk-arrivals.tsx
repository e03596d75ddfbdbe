import { Button } from '@susegad/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts'
import { useDeskWork } from '../desk/desk-work.tsx'
import { useActions } from '../keyboard/action-map.tsx'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useListSearch } from '../search/use-desk-search.ts'
import { useListQuery } from '../search/use-listed.ts'
import { arrivalsText, returnedText } from './arrivals.ts'
import { useArrivals } from './use-arrivals.ts'
import { useLive } from './use-live.ts'
import { useReturned } from './use-returned.ts'

/** Follows what arrives and changes; the list shows it when asked to. */
export function DeskArrivals() {
  const queryClient = useQueryClient()
  const search = useListSearch()
  const { data, isPlaceholderData } = useListQuery()
  const count = useArrivals(search, isPlaceholderData ? undefined : data?.enquiries)
  const owner = useDeskWork().staffMember._id
  const back = useReturned(owner, data !== undefined)
  const { outdated } = useLive(owner, data?.enquiries)
  const { page } = useDeskNavigation()
  usePageTitle(`${count > 0 ? `(${count}) ` : ''}Enquiries`)

  function show() {
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
    if (search.page) page(1)
  }
  useActions({ arrivals: count > 0 || outdated ? show : undefined })
  return <ArrivalsNotice count={count} back={back} outdated={outdated} onShow={show} />
}

interface ArrivalsNoticeProps {
  count: number
  /** Number of unopened enquiries that are back from this person's snooze. */
  back: number
  /** Whether a colleague has deleted a listed enquiry. */
  outdated: boolean
  onShow: () => void
}

/** Notice of new enquiries above the list, which never changes by itself. */
export function ArrivalsNotice({ count, back, outdated, onShow }: ArrivalsNoticeProps) {
  return (
    <div role="status" className="desk-arrivals">
      {count > 0 && (
        <Button size="sm" onClick={onShow}>
          Show {arrivalsText(count)}
        </Button>
      )}
      {count === 0 && !outdated && back > 0 && (
        <Button size="sm" asChild>
          <Link to="/dashboard" search={{ stage: 'back' }}>
            Show {returnedText(back)}
          </Link>
        </Button>
      )}
      {count === 0 && outdated && (
        <Button size="sm" variant="outline" onClick={onShow}>
          Deleted by a colleague: update the list
        </Button>
      )}
    </div>
  )
}
