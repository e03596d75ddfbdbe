import { Toaster } from '@susegad/ui/toast'
import { type ReactNode, useDeferredValue } from 'react'
import type { DeskSearch } from '../../enquiries/desk-search.ts'
import { enquiries } from '../../enquiries/enquiry-queries.ts'
import type { StaffMember } from '../../enquiries/staff.ts'
import { queryClientOf } from '../../signed-in/query-client.ts'
import { DeskArrivals } from './arrivals/desk-arrivals.tsx'
import { DeskWorkProvider, useDeskWork } from './desk/desk-work.tsx'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskHead } from './desk-head.tsx'
import { DeskKeys } from './desk-keys.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { OpenedPanel } from './enquiry/opened-panel.tsx'
import { ActionMapProvider } from './keyboard/action-map.tsx'
import { labels } from './labels/labels.ts'
import { DeskPages } from './list/desk-pages.tsx'
import { DeskActions } from './many/desk-actions.tsx'
import { PaletteKey } from './palette/palette-key.tsx'
import { DeskFilters } from './search/desk-filters.tsx'
import { DeskFolders } from './search/desk-folders.tsx'
import { DeskOrigin } from './search/desk-origin.tsx'
import { serviceQuery } from './search/desk-query.ts'
import { useOpened } from './search/use-desk-search.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { SelectionProvider } from './selection/selection-provider.tsx'
import { DeskViews } from './views/desk-views.tsx'
import '../../enquiries/desk.css'
import './enquiries-desk.css'
import './desk-beside-panel.css'

/** Prefetches the list before the desk is rendered. */
export function fetchAhead(owner: string, search: DeskSearch): void {
  const queryClient = queryClientOf(owner)
  void queryClient.prefetchQuery(enquiries.list(serviceQuery(search)))
  // Otherwise the filter by label would appear after the others.
  void queryClient.prefetchQuery(labels)
}

/**
 * The enquiry desk: find, read, answer and mark enquiries. Its parts subscribe to what they show, of the URL, the
 * queries and the selection: opening or selecting an enquiry renders its row and little else.
 */
export function EnquiriesDesk({ staffMember }: { staffMember: StaffMember }) {
  return (
    <SelectionProvider>
      <DeskWorkProvider staffMember={staffMember}>
        <ActionMapProvider>
          <DeskFrame>
            <DeskHead />
            <DeskViews />
            <DeskFilters />
            <DeskOrigin />
            <DeskNotices />
            <div className="desk-above">
              <DeskFolders />
              <SelectionBar />
              <DeskArrivals />
              <DeskActions />
            </div>
            <DeskPages />
            <OpenedPanel />
            <DeskDialogs />
            <DeskKeys />
            <PaletteKey />
            <DeskToasts />
          </DeskFrame>
        </ActionMapProvider>
      </DeskWorkProvider>
    </SelectionProvider>
  )
}

function DeskFrame({ children }: { children: ReactNode }) {
  // Paint the panel's frame first: the narrower list takes longer.
  const isOpen = useDeferredValue(useOpened() !== undefined)
  return (
    <section className="desk desk-inbox" aria-labelledby="desk-title" data-panel={isOpen ? 'open' : 'closed'}>
      {children}
    </section>
  )
}

function DeskToasts() {
  return <Toaster toaster={useDeskWork().toaster} />
}
