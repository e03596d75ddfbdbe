import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Block, Sections } from '../../../catalogue/place/text-blocks.tsx'
import type { HotelOfPage } from '../../../page-data/page-data.ts'
import { clockText } from '../../../shell/formats/clock-text.ts'

/** Check-in and check-out times, and the other notes of the record. */
export function HotelGoodToKnow({ hotel: { checkIn, checkOut, more } }: { hotel: HotelOfPage }) {
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
