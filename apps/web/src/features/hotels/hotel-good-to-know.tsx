import type { Hotel } from '@susegad/catalog-data/hotels'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Block, Sections } from '../../catalogue/text-blocks.tsx'
import { clockText } from './clock-text.ts'

/** When one may come and must leave, and whatever else the record says. */
export function HotelGoodToKnow({ hotel: { checkIn, checkOut, more } }: { hotel: Hotel }) {
  return (
    <>
      {checkIn || checkOut ? (
        <Block title="Good to know">
          <DescriptionList layout="columns">
            {checkIn ? <DescriptionItem term="Check-in">from {clockText(checkIn)}</DescriptionItem> : null}
            {checkOut ? <DescriptionItem term="Check-out">by {clockText(checkOut)}</DescriptionItem> : null}
          </DescriptionList>
        </Block>
      ) : null}
      <Sections sections={more} />
    </>
  )
}
