import type { View } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { StarIcon } from '@susegad/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { views } from '../../../enquiries/enquiry-queries.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { filterKey, searchOf } from '../search/desk-query.ts'
import { filterOf } from '../search/search-steps.ts'
import { useFilterSearch } from '../search/use-desk-search.ts'
import { useRailFocus } from './use-rail-focus.ts'
import { builtInTexts } from './view-text.ts'

const ViewsDialog = latePart(async () => ({ default: (await import('./views-dialog.tsx')).ViewsDialog }))

/** E.g. `12`, or `999+` where counting ended. */
const countText = ({ count, more }: { count: number; more: boolean }): string =>
  more && count === 0 ? '' : `${count}${more ? '+' : ''}`

// Poll, because enquiries become due with time, and live events may be lost.
const COUNT_AGAIN = 60_000

/** Links to views with their counts, and a button to save the current filter as a view. */
export function ViewsRail() {
  const search = useFilterSearch()
  const { data } = useQuery({ ...views, refetchInterval: COUNT_AGAIN, staleTime: COUNT_AGAIN })
  const [dialog, setDialog] = useState<'save' | View | 'edit'>()
  const [left, setLeft] = useState<string>()
  const { limit, sort } = search
  const here = filterKey(search)
  const { rail, move } = useRailFocus(here, data)
  if (!data) return null
  const entries = [
    ...data.builtIn.map((view) => ({ ...view, key: view.name, text: builtInTexts[view.name], own: false })),
    ...data.views.map((view) => ({ ...view, key: view._id, text: view.name, own: true })),
  ].map((view) => ({ ...view, search: searchOf(view.filter) }))
  const current = entries.find((view) => filterKey(view.search) === here)
  const isFiltered = Object.keys(filterOf(search)).length > 0
  const isSavable = !current && isFiltered
  // The view whose filters were changed since it was opened, to offer an update.
  const changed = isSavable ? data.views.find(({ _id, mayChange }) => mayChange && _id === left) : undefined
  const last = current?.key ?? (isFiltered ? left : undefined)
  if (last !== left) setLeft(last)

  return (
    <nav aria-label="Views" className="desk-views-rail">
      <ul ref={rail} onKeyDown={move}>
        {entries.map((view) => (
          <li key={view.key} data-view={view.key}>
            <Link
              to="/dashboard"
              search={{ limit, sort, ...view.search }}
              // The router's own aria-current compares the whole URL, including page and open enquiry.
              activeOptions={{ exact: true }}
              aria-current={filterKey(view.search) === here ? 'page' : undefined}
              resetScroll={false}
            >
              {view.own && <StarIcon />}
              <bdi>{view.text}</bdi>
              <span className="desk-view-count" data-count={view.count > 0 ? 'some' : 'none'}>
                {countText(view)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {changed && (
        <Button variant="ghost" size="sm" data-act="update" onClick={() => setDialog(changed)}>
          <span>
            Update <bdi>{changed.name}</bdi>
          </span>
        </Button>
      )}
      {isSavable && (
        <Button variant="ghost" size="sm" data-act="save" onClick={() => setDialog('save')}>
          <StarIcon />
          {changed ? 'Save as a new view' : 'Save this view'}
        </Button>
      )}
      {!isSavable && (data.views.length > 1 || data.views.some(({ mayChange }) => mayChange)) && (
        <Button variant="ghost" size="sm" onClick={() => setDialog('edit')}>
          Edit views
        </Button>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <ViewsDialog
            all={data.views}
            search={isSavable ? search : undefined}
            begin={dialog}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </nav>
  )
}
