import type { HotelOnCard } from '../../page-data/page-data.ts'
import { HotelItem } from './hotel-item.tsx'
import { PlaceList, type PlacesProps } from './place-list.tsx'

/** Hotels as wide rows with pictures on alternating sides. */
export function HotelRows({ headingLevel = 3, ...props }: PlacesProps<HotelOnCard>) {
  return (
    <PlaceList
      {...props}
      one="hotel"
      many="hotels"
      layout="rows"
      item={(hotel, index) => (
        <HotelItem hotel={hotel} headingLevel={headingLevel} side={index % 2 ? 'end' : 'start'} />
      )}
    />
  )
}
