import { Link } from '@tanstack/react-router'
import { useFilterSearch } from './use-desk-search.ts'

const folders = [
  [undefined, 'Inbox'],
  ['spam', 'Spam'],
  ['deleted', 'Deleted'],
] as const

/** Links to the inbox, the spam and the deleted enquiries. */
export function DeskFolders() {
  const search = useFilterSearch()
  const { limit, sort } = search
  return (
    <nav aria-label="Folders" className="desk-folders">
      <ul>
        {folders.map(([show, name]) => (
          <li key={name}>
            <Link
              to="/dashboard"
              search={{ limit, sort, show }}
              // Otherwise the inbox, which has no search params, would always be current.
              activeOptions={{ exact: true }}
              aria-current={search.show === show ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
