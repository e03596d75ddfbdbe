import { KeyboardIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Toaster } from '@susegad/ui/toast'
import { useDeferredValue } from 'react'
import { useDocumentTitle } from '../../shell/navigation/use-document-title.ts'
import { queryClientOf } from '../../signed-in/query-client.ts'
import { AlertsMenu } from './alerts/alerts-menu.tsx'
import { ArrivalsNotice } from './arrivals/arrivals-notice.tsx'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { EnquiryPanel } from './enquiry/enquiry-panel.tsx'
import { NewEnquiry } from './entering/new-enquiry.tsx'
import { DeskFailed } from './list/desk-empty.tsx'
import { DeskPages } from './list/desk-pages.tsx'
import { DeskFilters } from './search/desk-filters.tsx'
import { DeskFolders } from './search/desk-folders.tsx'
import { DeskOrigin } from './search/desk-origin.tsx'
import { enquiries } from './search/desk-queries.ts'
import { serviceQuery } from './search/desk-query.ts'
import { type DeskSearch, readDeskSearch, withPage } from './search/desk-search.ts'
import { useListSearch } from './search/use-list-search.ts'
import { DeskActions } from './selection/desk-actions.tsx'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useDesk } from './use-desk.ts'
import { useMayWrite } from './use-may-write.ts'
import { DeskViews } from './views/desk-views.tsx'
import './enquiries-desk.css'
import './desk-beside-panel.css'
import { pageTitle } from '../../shell/navigation/page-title.ts'

/** Prefetches the list before the desk is rendered. */
export function fetchAhead(owner: string, search: DeskSearch): void {
  void queryClientOf(owner).prefetchQuery(enquiries.list(serviceQuery(readDeskSearch({ ...search }))))
}

interface EnquiriesDeskProps {
  search: DeskSearch
  staffMember: { _id: string; name: string }
}

/** The enquiry desk: find, read, answer and mark enquiries. */
export function EnquiriesDesk({ search, staffMember }: EnquiriesDeskProps) {
  const desk = useDesk(search, staffMember._id)
  const mayWrite = useMayWrite()
  useDocumentTitle(`${desk.arrivals > 0 ? `(${desk.arrivals}) ` : ''}${pageTitle('Enquiries')}`)
  const { list, selection, deletion, many, navigation, opened } = desk
  const listed = useListSearch(search)
  // Memoized: the parts above the list don't depend on its page.
  const filtered = useListSearch(withPage(listed, 1))
  // Paint the row and the panel's frame first; defer the narrower list and the panel's content.
  const settled = useDeferredValue(opened)
  const inPanel = opened && (settled ?? opened)
  const total = list.data?.total ?? 0
  const askSingle = (id: string) => deletion.ask({ ids: [id], kind: 'single' })
  return (
    <section
      ref={desk.desk}
      className="desk"
      aria-labelledby="desk-title"
      data-panel={settled ? 'open' : 'closed'}
    >
      <header className="desk-head">
        <div>
          <h1 id="desk-title" ref={desk.title} tabIndex={-1}>
            Enquiries
          </h1>
          <p>Manage all customer enquiries</p>
        </div>
        {mayWrite && <NewEnquiry onEntered={navigation.open} />}
        <AlertsMenu />
        <IconButton
          aria-label="Keyboard shortcuts"
          className="desk-help"
          onClick={() => desk.help.onOpenChange(true)}
        >
          <KeyboardIcon />
        </IconButton>
      </header>
      <DeskViews search={filtered} />
      <DeskFilters
        search={filtered}
        onFilter={navigation.filter}
        onSort={navigation.sort}
        onClear={navigation.clear}
      />
      <DeskOrigin search={filtered} onFilter={navigation.filter} />
      <DeskNotices list={list} deletion={deletion} copy={desk.copy} many={many} />
      <div className="desk-above">
        <DeskFolders search={filtered} />
        <SelectionBar selection={selection} total={total} page={desk.page} />
        <ArrivalsNotice count={desk.arrivals} outdated={desk.live.outdated} onShow={desk.showArrivals} />
        <DeskActions
          selection={selection}
          listed={list.data?.enquiries ?? []}
          total={total}
          folder={search.show}
          copy={desk.copy}
          many={many}
          isDeleting={deletion.isDeleting}
          onDelete={() => deletion.ask(desk.selectedForDeletion())}
          onBegun={() => desk.title.current?.focus()}
        />
      </div>
      {list.error && !list.data && (
        <DeskFailed
          error={list.error}
          state={list.isFetching ? 'retrying' : 'failed'}
          onRetry={() => void list.refetch()}
        />
      )}
      <DeskPages
        ref={desk.table}
        search={listed}
        opened={opened}
        list={list}
        selection={selection}
        navigation={navigation}
        onDelete={askSingle}
        onRestore={(id) => void many.start({ verb: 'restore', scope: { ids: [id] } })}
      />
      {inPanel && (
        <EnquiryPanel
          id={inPanel}
          listed={list.data?.enquiries.find(({ _id }) => _id === inPanel)}
          neighbours={desk.neighbours}
          staffMember={staffMember}
          onOpen={navigation.open}
          onClose={navigation.close}
          onDelete={askSingle}
          onChanged={desk.tellChange}
          onSpam={desk.setAside}
        />
      )}
      <DeskDialogs deletion={deletion} copy={desk.copy} help={desk.help} onBeforeDelete={desk.makeWay} />
      <Toaster toaster={desk.toaster} />
    </section>
  )
}
