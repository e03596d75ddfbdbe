import { type Activity, isActive } from '@susegad/catalog-data/activities'
import type { Beach } from '@susegad/catalog-data/beaches'
import type { Hotel } from '@susegad/catalog-data/hotels'
import { plainText } from '@susegad/catalog-data/markdown'
import { mapSearch } from '@susegad/catalog-data/place'
import { formatPrice } from '@susegad/ui/logic/format-price'
import type { Beach as BeachData, Hotel as HotelData, TouristTrip, WithContext } from 'schema-dts'
import type { SiteData } from '../../page-data/site.ts'
import { geoData } from './agency.ts'
import { offerData } from './offer.ts'
import { pictureUrls } from './picture-urls.ts'

type Business = SiteData['business']

// No ratings on purpose: they are the business's own figures, not reviews collected on this site.

export function hotelData(
  hotel: Hotel,
  business: Business,
  path: string,
  origin: string,
): WithContext<HotelData> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': `${origin}${path}#hotel`,
    name: hotel.name,
    description: hotel.meta.description,
    url: `${origin}${path}`,
    image: pictureUrls(hotel.pictures, origin),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressRegion: business.region.name,
      addressCountry: business.country.code,
    },
    ...(hotel.coordinates ? { geo: geoData(hotel.coordinates) } : {}),
    ...(hotel.contact ? { telephone: hotel.contact } : {}),
    ...(hotel.email ? { email: hotel.email } : {}),
    priceRange: `from ${formatPrice(hotel.price, business)} a night`,
    ...(hotel.checkIn ? { checkinTime: hotel.checkIn } : {}),
    ...(hotel.checkOut ? { checkoutTime: hotel.checkOut } : {}),
    currenciesAccepted: business.currency,
    amenityFeature: hotel.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: hotel.rooms.map((room) => ({
      '@type': 'HotelRoom',
      name: room.category,
      description: plainText(room.description),
    })),
    makesOffer: offerData({ price: hotel.price, unit: 'night' }, business, path, origin),
  }
}

export function activityData(
  activity: Activity,
  business: Business,
  path: string,
  origin: string,
): WithContext<TouristTrip> {
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    '@id': `${origin}${path}#trip`,
    name: activity.name,
    description: activity.meta.description,
    url: `${origin}${path}`,
    image: pictureUrls(activity.pictures, origin),
    provider: { '@id': `${origin}/#agency` },
    offers: offerData(
      { price: activity.price, unit: 'person', available: isActive(activity) },
      business,
      path,
      origin,
    ),
    ...(activity.coordinates
      ? {
          itinerary: {
            '@type': 'Place',
            name: activity.location ?? business.region.name,
            geo: geoData(activity.coordinates),
          },
        }
      : {}),
  }
}

export function beachData(
  beach: Beach,
  business: Business,
  path: string,
  origin: string,
): WithContext<BeachData> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Beach',
    '@id': `${origin}${path}#beach`,
    name: beach.name,
    description: beach.meta.description,
    url: `${origin}${path}`,
    image: pictureUrls(beach.pictures, origin),
    isAccessibleForFree: true,
    publicAccess: true,
    address: {
      '@type': 'PostalAddress',
      addressLocality: beach.location,
      addressRegion: business.region.name,
      addressCountry: business.country.code,
    },
    ...(beach.coordinates
      ? { geo: geoData(beach.coordinates), hasMap: mapSearch(beach.name, business.region.name) }
      : {}),
  }
}
