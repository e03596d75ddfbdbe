import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Pagination } from '@susegad/ui/pagination'
import { Select } from '@susegad/ui/select'
import { PAGE_SIZES } from '../search/search-steps.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useListSearch } from '../search/use-desk-search.ts'
import { useListed } from '../search/use-listed.ts'
import { PageLink } from './page-link.tsx'
import './desk-footer.css'

/** Shown range, pagination and page size. */
export function DeskFooter() {
  const list = useListed()
  const { page = 1, limit = PAGE_SIZE } = useListSearch()
  const navigation = useDeskNavigation()
  if (!list || list.total === 0) return null
  return (
    <footer className="desk-footer">
      <Pagination
        page={page}
        totalPages={list.totalPages}
        results={{ pageSize: limit, total: list.total }}
        href="{page}"
        linkAs={PageLink}
      />
      <Select
        label="Rows per page"
        value={limit}
        onChange={({ currentTarget }) => navigation.limit(Number(currentTarget.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </footer>
  )
}
