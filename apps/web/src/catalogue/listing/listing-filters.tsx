import { FiltersBar } from '@susegad/ui/filters-bar'
import { Select } from '@susegad/ui/select'
import { useEffect, useRef } from 'react'
import type { ListingQuery } from './listing-query.ts'
import type { Listing } from './use-listing.ts'
import './listing-filters.css'

export interface ListingField {
  name: keyof ListingQuery
  label: string
  /** Label of the option that does not filter. */
  all: string
  options: readonly (readonly [value: string, label: string])[]
}

interface ListingFiltersProps {
  /** The plural of the listed records, e.g. 'hotels'. */
  what: string
  fields: readonly ListingField[]
  listing: Listing
}

/** The selected option of a field; none if the URL's value is not an option. */
const chosenOf = ({ name, options }: ListingField, query: ListingQuery) =>
  options.find(([value]) => value === query[name])?.[0] ?? ''

/** Filters and sorts a listing; the URL holds the selection. */
export function ListingFilters({ what, fields: offered, listing }: ListingFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const { query, narrow, showAll } = listing
  // Hide a field without options, such as areas or price steps.
  const fields = offered.filter(({ options }) => options.length > 0)
  const chosen: ListingQuery = Object.fromEntries(fields.map((field) => [field.name, chosenOf(field, query)]))
  const choices = JSON.stringify(chosen)
  useEffect(() => {
    const asked: ListingQuery = JSON.parse(choices)
    for (const select of form.current?.querySelectorAll('select') ?? [])
      select.value = asked[select.name as ListingField['name']] ?? ''
  }, [choices])
  return (
    <FiltersBar
      ref={form}
      className="listing-filters"
      labels={{ region: `Narrow the ${what}` }}
      activeCount={fields.filter(({ name }) => chosen[name]).length}
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
