'use client'

import { FiltersBar } from '@susegad/ui/filters-bar'
import { useLocale } from '@susegad/ui/locale'
import { formatPrice } from '@susegad/ui/logic/format-price'
import { Select } from '@susegad/ui/select'
import { anyHotel, areaOf, type HotelChoice, type ListedHotel } from './filter-hotels.ts'

const priceLimits = [2500, 3000, 4000]

export interface HotelFiltersProps {
  hotels: readonly ListedHotel[]
  choice: HotelChoice
  onChoice: (choice: HotelChoice) => void
}

/** Area, price and order of a hotel list. */
export function HotelFilters({ hotels, choice, onChoice }: HotelFiltersProps) {
  const format = useLocale()
  const areas = [...new Set(hotels.map(areaOf))].sort()
  const field = (name: keyof HotelChoice) => ({
    name,
    value: choice[name],
    onChange: (event: { target: HTMLSelectElement }) => onChoice({ ...choice, [name]: event.target.value }),
  })
  return (
    <FiltersBar
      labels={{ region: 'Narrow the hotels' }}
      activeCount={Object.values(choice).filter(Boolean).length}
      onClear={() => onChoice(anyHotel)}
    >
      <Select label="Area" {...field('area')}>
        <option value="">The whole coast</option>
        {areas.map((area) => (
          <option key={area}>{area}</option>
        ))}
      </Select>
      <Select label="Price per night" {...field('price')}>
        <option value="">Any price</option>
        {priceLimits.map((limit) => (
          <option key={limit} value={limit}>
            Up to {formatPrice(limit, format)}
          </option>
        ))}
      </Select>
      <Select label="Sort by" {...field('order')}>
        <option value="">Recommended</option>
        <option value="cheapest">Price, low to high</option>
        <option value="dearest">Price, high to low</option>
        <option value="rating">Rating</option>
      </Select>
    </FiltersBar>
  )
}
