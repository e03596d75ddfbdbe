import { setStay } from '@susegad/catalog-data/trip'
import { changeTrip } from '../../../shell/trip/device-trip.ts'

/** Takes a hotel for the whole trip; null leaves it open again. */
export const chooseHotel = (hotel: string | null): void =>
  changeTrip((trip) => setStay(trip, hotel === null ? null : { hotel, room: null, plan: 'CP' }, new Date()))
