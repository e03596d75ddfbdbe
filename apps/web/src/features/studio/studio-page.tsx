import { pageTitle } from '../../shell/navigation/page-title.ts'
import { useDocumentTitle } from '../../shell/navigation/use-document-title.ts'
import { RecordPage } from './records/record-page.tsx'
import { RecordsPage } from './records/records-page.tsx'
import { readStudioSearch, recordIn, type StudioSearch } from './studio-search.ts'
import './studio.css'

/** The site's content: all of it, or the record that is open. */
export function StudioPage({ raw }: { raw: StudioSearch }) {
  const { record } = readStudioSearch({ ...raw })
  useDocumentTitle(pageTitle('Site'))
  const name = record && recordIn(record)
  if (name) return <RecordPage key={record} name={name} />
  return <RecordsPage />
}
