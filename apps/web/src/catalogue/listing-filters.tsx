import { FiltersBar } from '@susegad/ui/filters-bar'
import { Select } from '@susegad/ui/select'
import { useEffect, useRef } from 'react'
import type { ListingQuery } from './listing-query.ts'
import type { Listing } from './use-listing.ts'
import './listing-filters.css'

export interface ListingField {
  name: keyof ListingQuery
  label: string
  /** The choice that leaves it open. */
  all: string
  options: readonly (readonly [value: string, label: string])[]
}

interface ListingFiltersProps {
  /** What is narrowed, such as 'hotels'. */
  what: string
  fields: readonly ListingField[]
  listing: Listing
}

/** Narrows and sorts a listing; the address keeps what was chosen. */
export function ListingFilters({ what, fields, listing }: ListingFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const { query, narrow, showAll } = listing
  const address = JSON.stringify(query)
  useEffect(() => {
    const asked: ListingQuery = JSON.parse(address)
    for (const select of form.current?.querySelectorAll('select') ?? [])
      select.value = asked[select.name as ListingField['name']] ?? ''
  }, [address])
  return (
    <FiltersBar
      ref={form}
      className="listing-filters"
      labels={{ region: `Narrow the ${what}` }}
      activeCount={fields.filter(({ name }) => query[name]).length}
      onClear={showAll}
    >
      {fields.map(({ name, label, all, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          defaultValue=""
          onChange={({ target }) => narrow({ [name]: target.value })}
        >
          <option value="">{all}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
    </FiltersBar>
  )
}
