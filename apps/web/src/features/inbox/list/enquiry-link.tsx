import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useIsOpened } from '../search/use-desk-search.ts'

interface EnquiryLinkProps {
  id: string
  /** Search params of the list. */
  search: DeskSearch
  children: ReactNode
}

/** Opens an enquiry's panel; with a modifier key, a new tab. */
export function EnquiryLink({ id, search, children }: EnquiryLinkProps) {
  const queryClient = useQueryClient()
  const { open } = useDeskNavigation()
  const isOpened = useIsOpened(id)
  const prefetch = () => void queryClient.prefetchQuery(enquiries.detail(id))
  return (
    <Link
      to="/dashboard"
      search={{ ...search, enquiry: id }}
      preload={false}
      className="desk-open"
      data-enquiry={id}
      aria-current={isOpened || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        // One panel replaces another in the history.
        event.preventDefault()
        open(id)
      }}
    >
      {children}
    </Link>
  )
}
