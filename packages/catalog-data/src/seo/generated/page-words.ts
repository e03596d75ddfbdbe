// Made from the example business by the `content` command; do not edit.
interface Words {
  title: string
  description: string
}

export type UnnamedPage = 'hotels' | 'activity' | 'beaches' | 'dining' | 'gallery' | 'membership' | 'terms-and-conditions' | 'privacy-policy' | 'refund-policy' | 'search'

export const homeWords: Words & { keywords: readonly string[] } = {
  title: "{business.name}: hotels, activities and beaches in Goa",
  description: "A travel agency in {business.address.locality}, Goa. Five hotels, fourteen activities and twelve beaches described plainly, with prices in rupees and an answer within 24 hours.",
  keywords: [
    "Goa travel agency",
    "Goa hotels",
    "Goa activities",
    "Goa beaches",
    "Goa holiday",
    "{business.address.locality}"
  ]
}

export const contactWords: Words & { keywords: readonly string[] } = {
  title: "Contact {business.name} in {business.address.locality}: form, WhatsApp, phone, office",
  description: "Write, call or come by: {business.address.street}, {business.address.locality}. Open daily from 10:00 AM to 7:00 PM, on Sunday until 6:00 PM. Answers within 24 hours.",
  keywords: [
    "Goa travel agency contact",
    "{business.address.locality} travel agent",
    "Goa trip enquiry",
    "WhatsApp Goa travel"
  ]
}

/** Pages that do not name the business. */
export const unnamedWords: Readonly<Record<UnnamedPage, Words>> = {
  hotels: {
    title: "Hotels in Goa from ₹1,999 a night",
    description: "Hotels in Candolim, Baga, Calangute and Anjuna with pools, meal plans, child policies and cancellation rules written out. From ₹1,999 a night, 14% to 20% off."
  },
  activity: {
    title: "Things to do in Goa: cruises, diving, water sports and tours",
    description: "Cruises from ₹249, scuba, paragliding, flyboarding, bungee, Dudhsagar and two sightseeing tours, with age, weight and weather rules and the real price of each."
  },
  beaches: {
    title: "Beaches of Goa, north to south: which one is yours",
    description: "Twelve Goan beaches from Arambol to Palolem: sand, sea, company, season, facilities, safety and how to get there."
  },
  dining: {
    title: "Eating in Goa: fish thali, poi, beach shacks and bebinca",
    description: "Four tables of Goa and what to order at each: the fish thali, a shack in the sand, bread from the bicycle, and bebinca."
  },
  gallery: {
    title: "Gallery: rooms, pools, tables and fronts of our Goa hotels",
    description: "Look through every room, pool, restaurant and façade of five Goa hotels, by hotel or by kind of picture."
  },
  membership: {
    title: "Membership card, ₹1,499: up to 30% off hotels and 50% off water sports",
    description: "A 12-month card for Goa: up to 30% off hotels, up to 50% off water sports, transferable, no blackout dates. Work out whether it pays for your trip."
  },
  "terms-and-conditions": {
    title: "Terms & Conditions",
    description: "What an enquiry and a booking with us mean: prices, deposits, identity, age and health rules, changes and liability."
  },
  "privacy-policy": {
    title: "Privacy Policy",
    description: "What we know about you, why, for how long, who else sees it, and how to have it corrected or erased."
  },
  "refund-policy": {
    title: "Refund Policy",
    description: "Full refund 30 or more days before check-in, one night's charge for 15 to 30 days, non-refundable under 15 days. Paid back within 7 to 14 business days."
  },
  search: {
    title: "Search hotels, activities and beaches",
    description: "Find a hotel, an activity, a beach or an answer on this site."
  }
}

export const pageKeywords: Readonly<Record<UnnamedPage, readonly string[]>> = {
  hotels: [
    "Goa hotels",
    "hotels in Calangute",
    "hotels in Candolim",
    "hotels near Baga beach",
    "hotel with pool Goa"
  ],
  activity: [
    "things to do in Goa",
    "Goa water sports",
    "Goa cruise",
    "scuba diving Goa",
    "Goa sightseeing"
  ],
  beaches: [
    "Goa beaches",
    "North Goa beaches",
    "South Goa beaches",
    "quiet beaches Goa",
    "best time Goa beach"
  ],
  dining: [
    "Goan food",
    "fish thali Goa",
    "beach shacks Goa",
    "bebinca",
    "where to eat in Goa"
  ],
  gallery: [
    "Goa hotel photos",
    "hotel gallery Goa",
    "pool photos Goa",
    "hotel rooms Goa"
  ],
  membership: [
    "Goa membership card",
    "Goa hotel discount",
    "water sports discount Goa",
    "Goa travel card"
  ],
  "terms-and-conditions": [
    "terms and conditions",
    "Goa booking terms"
  ],
  "privacy-policy": [
    "privacy policy",
    "personal data",
    "DPDP Act"
  ],
  "refund-policy": [
    "refund policy",
    "cancellation Goa hotel",
    "Goa booking refund"
  ],
  search: [
    "search",
    "Goa hotels search",
    "Goa activities search"
  ]
}
