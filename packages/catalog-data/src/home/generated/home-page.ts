// Made from the example business by the `content` command; do not edit.
import { hero1 as picture_hero1, hero2 as picture_hero2, hero3 as picture_hero3, hero4 as picture_hero4, hero5 as picture_hero5, hero6 as picture_hero6 } from '../../pictures/generated/home.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { HomePage } from '../../schema/found-pages.ts'

export const homePage: HomePage = {
  hero: {
    heading: "Goa, without the hurry",
    text: "Susegad is the Goan word for taking one’s time. Choose a hotel, a boat or a beach, ask us anything, and leave the arranging to people who live here.",
    pictures: [
      withAlt(picture_hero1, "Painted fishing canoes drawn up under coconut palms at sunrise"),
      withAlt(picture_hero2, "The laterite bastion of an old fort in the sea, with a white lighthouse above it"),
      withAlt(picture_hero3, "A street of limewashed houses and tiled eaves in Fontainhas, with a white chapel at its end"),
      withAlt(picture_hero4, "A river boat strung with lights under the cable bridge of the Mandovi at dusk"),
      withAlt(picture_hero5, "The Dudhsagar falls in four tiers of white water, with a train crossing the stone viaduct"),
      withAlt(picture_hero6, "A table laid for two on an arcaded veranda, high over a bay at sunset")
    ],
    links: [
      {
        label: "Activities",
        to: "#activity"
      },
      {
        label: "Hotels",
        to: "#hotels"
      },
      {
        label: "Beaches",
        to: "#beaches"
      },
      {
        label: "Book Membership Now",
        to: "/membership"
      },
      {
        label: "Contact Us",
        to: "/contact"
      }
    ]
  },
  stats: [
    {
      value: "10,000+",
      label: "Happy guests"
    },
    {
      value: "4.9/5",
      label: "Rating"
    },
    {
      value: "500+",
      label: "Successful bookings"
    },
    {
      value: "24/7",
      label: "Support"
    }
  ],
  why: {
    heading: "Why choose us",
    features: [
      {
        key: "premium",
        title: "Premium experience",
        text: "We work with a handful of hotels and crews whose boats, rooms and kitchens we have seen for ourselves."
      },
      {
        key: "secure",
        title: "Secure booking",
        text: "You pay nothing on this site. Price and terms reach you in writing before any money changes hands."
      },
      {
        key: "offers",
        title: "Exclusive offers",
        text: "An offer shown beside a price is already taken off it. Where a member’s price is lower still, members pay that."
      },
      {
        key: "instant",
        title: "Instant confirmation",
        text: "As soon as the hotel or the boatman says yes, the confirmation is on your phone by WhatsApp or email."
      }
    ]
  },
  hotels: {
    heading: "Places to stay",
    text: "From a mansion garden in Candolim to a cottage on stilts behind Anjuna.",
    empty: {
      title: "No hotels available",
      text: "Please check back later for updates"
    }
  },
  activities: {
    heading: "Things to do",
    text: "On the river, under the sea, over the cliffs, behind the falls.",
    empty: {
      title: "No activities available",
      text: "Please check back later for updates"
    }
  },
  beaches: {
    heading: "Down the coast",
    text: "Twelve beaches from Arambol to Palolem, in the order you would pass them by boat.",
    empty: {
      title: "No beaches available",
      text: "Please check back later for updates"
    }
  },
  closing: {
    heading: "Tell us when you are coming",
    text: "Write a few lines about your dates and who is travelling. We answer within 24 hours, with prices, and you decide in your own time."
  }
}
