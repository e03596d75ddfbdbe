import type { EnquiryList } from '@susegad/api-client/contract'
import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Pagination } from '@susegad/ui/pagination'
import { Select } from '@susegad/ui/select'
import type { ComponentProps } from 'react'
import { memo } from 'react'
import { plainSearchText } from '../../../shell/navigation/plain-search.ts'
import { DashboardLink } from '../search/dashboard-link.tsx'
import { type DeskSearch, PAGE_SIZES, withEnquiry, withPage } from '../search/desk-search.ts'

interface DeskFooterProps {
  search: DeskSearch
  list: EnquiryList
  onLimit: (limit: number) => void
}

/** Keeps the list in view when the page turns. */
const StayingLink = (props: ComponentProps<typeof DashboardLink>) => (
  <DashboardLink {...props} resetScroll={false} />
)

/** Shown range, pagination and page size. */
export const DeskFooter = memo(function DeskFooter({ search, list, onLimit }: DeskFooterProps) {
  const limit = search.limit ?? PAGE_SIZE
  const others = plainSearchText({ ...withEnquiry(withPage(search, 1), undefined) })
  return (
    <footer className="desk-footer">
      <Pagination
        page={search.page ?? 1}
        totalPages={list.totalPages}
        results={{ pageSize: limit, total: list.total }}
        href={`/dashboard${others || '?'}${others && '&'}page={page}`}
        linkAs={StayingLink}
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
})
