import { AUDIT_ACTIONS } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { XIcon } from '@susegad/ui/icon'
import { Select } from '@susegad/ui/select'
import { useQuery } from '@tanstack/react-query'
import { staff } from '../../enquiries/staff.ts'
import type { ActivitySearch } from './activity-search.ts'
import { actionTexts } from './activity-text.ts'

interface ActivityFiltersProps {
  search: ActivitySearch
  onFilter: (change: ActivitySearch) => void
}

/** Filters the log by person, action or enquiry; the URL holds the values. */
export function ActivityFilters({ search, onFilter }: ActivityFiltersProps) {
  const people = useQuery(staff).data?.staff ?? []
  const { by = '', action = '', enquiry } = search
  return (
    <search className="activity-filters" aria-label="Filter the audit log">
      <Select
        label="Who"
        name="by"
        value={by}
        onChange={({ currentTarget }) => onFilter({ by: currentTarget.value || undefined })}
      >
        <option value="">Anyone</option>
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        {by && by !== 'service' && !people.some(({ _id }) => _id === by) && (
          <option value={by}>Another colleague</option>
        )}
        <option value="service">The service</option>
      </Select>
      <Select
        label="Action"
        name="action"
        value={action}
        onChange={({ currentTarget }) =>
          onFilter({ action: AUDIT_ACTIONS.find((known) => known === currentTarget.value) })
        }
      >
        <option value="">Anything</option>
        {AUDIT_ACTIONS.map((known) => (
          <option key={known} value={known}>
            {actionTexts[known]}
          </option>
        ))}
      </Select>
      {enquiry && (
        <Button variant="outline" onClick={() => onFilter({ enquiry: undefined })}>
          Of one enquiry only
          <XIcon />
        </Button>
      )}
    </search>
  )
}
