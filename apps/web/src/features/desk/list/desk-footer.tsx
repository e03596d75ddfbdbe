import type { EnquiryList } from '@susegad/api-client/contract'
import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Pagination } from '@susegad/ui/pagination'
import { Select } from '@susegad/ui/select'
import { Link } from '@tanstack/react-router'
import { type DeskSearch, PAGE_SIZES, withEnquiry, withPage } from '../search/desk-search.ts'

interface DeskFooterProps {
  search: DeskSearch
  list: EnquiryList
  onLimit: (limit: number) => void
}

/** Shown range, pagination and page size. */
export function DeskFooter({ search, list, onLimit }: DeskFooterProps) {
  const limit = search.limit ?? PAGE_SIZE
  return (
    <footer className="desk-footer">
      <Pagination
        page={search.page ?? 1}
        totalPages={list.totalPages}
        results={{ pageSize: limit, total: list.total }}
        renderLink={(page, content) => (
          <Link
            to="/dashboard"
            search={withEnquiry(withPage(search, page), undefined)}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {content}
          </Link>
        )}
      />
      <Select
        label="Rows per page"
        value={limit}
        onChange={({ currentTarget }) => onLimit(Number(currentTarget.value))}
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
