import { createApiClient } from '@susegad/api-client/client'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { Button } from '@susegad/ui/button'
import { formatPrice } from '@susegad/ui/logic/format-price'
import { renderToString } from 'react-dom/server'

export const client = createApiClient({ baseUrl: 'https://example.test/api' })

const page = (
  <main>
    {hotelSummaries.map((hotel) => (
      <Button key={hotel.slug} variant="primary">
        {hotel.name} {formatPrice(hotel.price)}
      </Button>
    ))}
  </main>
)

export const html: string = renderToString(page)
