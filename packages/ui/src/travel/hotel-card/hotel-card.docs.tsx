import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { HotelCard } from './hotel-card.tsx'

const amara = {
  name: 'Amara Grand Hotel',
  address: 'Fort Aguada Road, Candolim',
  rating: 4.6,
  reviews: 1284,
  price: 1999,
  pictures: samplePictures.slice(2, 3),
  href: '#amara',
}

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <HotelCard {...amara} callHref="tel:+918320000142">
            A grand Indo-Portuguese house with a garden pool, five minutes from the sand.
          </HotelCard>
        ),
        because: 'The text says what only this hotel has, and guests can call from the list.',
      },
      wrong: {
        shown: <HotelCard {...amara}>The ultimate destination for an unforgettable stay.</HotelCard>,
        because: 'Guests cannot call, and learn nothing from a text that fits every hotel.',
      },
    },
  ],
}
