import type { EnquiryList } from '@susegad/api-client/contract'
import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Pagination } from '@susegad/ui/pagination'
import { Select } from '@susegad/ui/select'
import { memo } from 'react'
import { plainSearchText } from '../../../shell/navigation/plain-search.ts'
import { type DeskSearch, PAGE_SIZES, withEnquiry, withPage } from '../search/desk-search.ts'
import { PageLink, TurnPage } from './page-link.tsx'

interface DeskFooterProps {
  search: DeskSearch
  list: EnquiryList
  onTurn: (page: number) => void
  onLimit: (limit: number) => void
}

/** Shown range, pagination and page size. */
export const DeskFooter = memo(function DeskFooter({ search, list, onTurn, onLimit }: DeskFooterProps) {
  const limit = search.limit ?? PAGE_SIZE
  const others = plainSearchText({ ...withEnquiry(withPage(search, 1), undefined) })
  return (
    <footer className="desk-footer">
      <TurnPage value={onTurn}>
        <Pagination
          page={search.page ?? 1}
          totalPages={list.totalPages}
          results={{ pageSize: limit, total: list.total }}
          href={`/dashboard${others || '?'}${others && '&'}page={page}`}
          linkAs={PageLink}
        />
      </TurnPage>
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
