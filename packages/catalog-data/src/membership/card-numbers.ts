/** Numbers of the membership card, in rupees, percent and months. */
export const membership = {
  price: 1499,
  worth: 23600,
  saving: 22101,
  savingPercent: 94,
  validMonths: 12,
  hotelPercent: 30,
  luxuryHotelPercent: { from: 20, to: 30 },
  waterSportPercent: 50,
  benefitsUpTo: 14999,
} as const
