import { FiltersBar } from '@susegad/ui/filters-bar'
import { Select } from '@susegad/ui/select'
import { useEffect, useRef } from 'react'
import { type ListingQuery, readListingQuery } from './listing-query.ts'
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
  query: ListingQuery
  onChange: (query: ListingQuery) => void
}

/** Narrows and sorts a listing; the address keeps what was chosen. */
export function ListingFilters({ what, fields, query, onChange }: ListingFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const early = useRef(true)
  useEffect(() => {
    const selects = form.current?.querySelectorAll('select') ?? []
    const chosen = Object.fromEntries(Array.from(selects, ({ name, value }) => [name, value]))
    // Someone may have chosen before the script was there.
    const wish = early.current ? readListingQuery(chosen) : {}
    early.current = false
    if (Object.keys(wish).length > 0) return onChange(wish)
    for (const select of selects) select.value = query[select.name as ListingField['name']] ?? ''
  })
  return (
    <FiltersBar
      ref={form}
      className="listing-filters"
      labels={{ region: `Narrow the ${what}` }}
      activeCount={fields.filter(({ name }) => query[name]).length}
      onClear={() => onChange({})}
    >
      {fields.map(({ name, label, all, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          defaultValue=""
          onChange={({ target }) => onChange(readListingQuery({ ...query, [name]: target.value }))}
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
