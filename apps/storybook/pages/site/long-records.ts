import { type ActivitySummary, activitiesPage, activitySummaries } from '@susegad/catalog-data/activities'
import { type BeachSummary, beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { type HotelSummary, hotelSummaries, hotelsPage } from '@susegad/catalog-data/hotels'

/** Every record with longer texts and higher numbers than the real catalogue has. */
export const longHotels: readonly HotelSummary[] = hotelSummaries.map((hotel) => ({
  ...hotel,
  name: 'The Grand Indo-Portuguese Heritage Mansion and Gardens of Upper Candolim',
  address: `House 1147/B, behind the Church of Our Lady of Hope, ${hotel.address}, Bardez, India`,
  tagline: `${hotel.tagline}. ${hotelsPage.text} ${hotelsPage.banner.text}`,
  reviews: 128_456,
  price: 132_999,
}))

export const longActivities: readonly ActivitySummary[] = activitySummaries.map((activity) => ({
  ...activity,
  name: `${activity.name} with Lunch among the Spice Gardens and the Late Boat Home`,
  cardLine: `${activity.cardLine ?? ''} ${activitiesPage.text}`,
  price: 132_999,
}))

export const longBeaches: readonly BeachSummary[] = beachSummaries.map((beach) => ({
  ...beach,
  name: `${beach.name} and Olive Ridley Turtle Nesting Sanctuary`,
  location: `${beach.location}, at the mouth of the Chapora river, beyond the ferry`,
  description: `${beach.description} ${beachesPage.text}`,
}))
