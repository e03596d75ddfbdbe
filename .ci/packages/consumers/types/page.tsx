import '@susegad/ui/button.css'
import '@susegad/ui/styles.css'
import { createApiClient } from '@susegad/api-client/client'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { Button } from '@susegad/ui/button'
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
  </main>
)

export const html: string = renderToString(page)
