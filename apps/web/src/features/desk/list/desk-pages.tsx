import type { EnquiryList } from '@susegad/api-client/contract'
import { type ComponentProps, useCallback, useState } from 'react'
import { afterPaint } from '../../../shell/navigation/after-paint.ts'
import type { DeskSearch } from '../search/desk-search.ts'
import type { DeskNavigation } from '../search/use-desk-navigation.ts'
import { DeskFooter } from './desk-footer.tsx'
import { DeskList } from './desk-list.tsx'
import { pageText } from './page-text.ts'

interface DeskPagesProps
  extends Omit<ComponentProps<typeof DeskList>, 'list' | 'state' | 'onOpen' | 'onClear'> {
  list: { data: EnquiryList | undefined; error: Error | null; isPending: boolean; isPlaceholderData: boolean }
  navigation: DeskNavigation
}

/** One page of enquiries with pagination. */
export function DeskPages({ search, list, navigation, ...rest }: DeskPagesProps) {
  const { data } = list
  // The previous page, until the URL has changed.
  const [left, setLeft] = useState<DeskSearch>()
  const turn = useCallback(
    (page: number) => {
      if (page !== (search.page ?? 1)) setLeft(search)
      // Paint the pressed state first: a new URL re-renders the whole desk.
      afterPaint(() => navigation.turn(page))
    },
    [search, navigation],
  )
  const isTurning = left === search
  return (
    <>
      {(data || !list.error) && (
        <DeskList
          {...rest}
          search={search}
          list={data}
          state={isTurning || list.isPending || list.isPlaceholderData ? 'busy' : 'ready'}
          onOpen={navigation.open}
          onClear={navigation.clear}
        />
      )}
      <p role="status" className="sg-visually-hidden">
        {data && !list.isPlaceholderData && pageText(data)}
      </p>
      {data && data.total > 0 && (
        <DeskFooter search={search} list={data} onTurn={turn} onLimit={navigation.limit} />
      )}
    </>
  )
}
