import { CONTENT_KINDS, type ContentKind } from '@susegad/api-client/rules'
import type { StudioSearch } from './content/studio-search.ts'
import { FilesPage } from './files/files-page.tsx'
import { HistoryPage } from './history/history-page.tsx'
import { ChangesPage } from './publish/changes-page.tsx'
import { RecordPage } from './records/record-page.tsx'
import { RecordsPage } from './records/records-page.tsx'
import './studio.css'

/** The studio: all records, one record, the history or unpublished changes. */
export function StudioPage({ search }: { search: StudioSearch }) {
  const { record, view, field } = search
  const name = record && recordIn(record)
  if (name) return <RecordPage key={record} name={name} field={field} />
  if (view === 'changes') return <ChangesPage />
  if (view === 'history') return <HistoryPage />
  if (view === 'files') return <FilesPage />
  return <RecordsPage />
}

function recordIn(text: string): { kind: ContentKind; slug: string } | undefined {
  const [name, slug] = text.split('/')
  const kind = CONTENT_KINDS.find((known) => known === name)
  return kind && slug ? { kind, slug } : undefined
}
