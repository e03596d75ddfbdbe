import '@susegad/ui/button.css'
import '@susegad/ui/styles.css'
import { createApiClient } from '@susegad/api-client/client'
import { activitySummaries } from '@susegad/catalog-data/activities'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { ActivityCard } from '@susegad/ui/activity-card'
import { Button } from '@susegad/ui/button'
import { HotelCard } from '@susegad/ui/hotel-card'
import { formatPrice } from '@susegad/ui/logic/format-price'
import { Picture } from '@susegad/ui/picture'
import { renderToString } from 'react-dom/server'

export const client = createApiClient({ baseUrl: 'https://example.test/api' })

const page = (
  <main>
    {hotelSummaries.map((hotel) => (
      <Button key={hotel.slug} variant="primary">
        {hotel.pictures[0] && <Picture {...pictureSources(hotel.pictures[0])} />}
        {hotel.name} {formatPrice(hotel.price)}
      </Button>
    ))}
    {/* Cards take a record's fields unchanged, including null. */}
    {hotelSummaries.map(({ slug, name, address, rating, reviews, price, discount, pictures }) => (
      <HotelCard
        key={slug}
        {...{ name, address, rating, reviews, price, discount }}
        href={`/${slug}`}
        pictures={pictures.map((picture) => pictureSources(picture, '/media'))}
      />
    ))}
    {activitySummaries.map(({ slug, name, price, location, duration, cardLine, offer, status, pictures }) => (
      <ActivityCard
        key={slug}
        {...{ name, price, location, duration, offer, status }}
        summary={cardLine}
        href={`/${slug}`}
        pictures={pictures.map((picture) => pictureSources(picture, '/media'))}
      />
    ))}
  </main>
)

export const html: string = renderToString(page)
