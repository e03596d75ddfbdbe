// Made from the example business by the `content` command; do not edit.
import type { WrittenListing } from '../../schema/page-schema.ts'

export const hotelsTexts: WrittenListing = {
  heading: "Hotels in Goa we know room by room",
  text: "Five places between Candolim and Anjuna, each visited by us, each with its rules written out: meal plans, extra beds, children, cancellation.",
  stats: [
    {
      value: "500+",
      label: "Guests"
    },
    {
      value: "4.8/5",
      label: "Rating"
    },
    {
      value: "15+",
      label: "Hotels"
    },
    {
      value: "24/7",
      label: "Support"
    }
  ],
  priceSteps: [
    2200,
    2500,
    3000
  ],
  whyHeading: "Why book through us",
  whyChoose: [
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
  ],
  countLine: "Showing {count} hotels",
  empty: {
    title: "No hotels available",
    text: "Please check back later for updates"
  },
  banner: {
    heading: "Staying more than two nights?",
    text: "The membership card takes up to 30% off hotels for 12 months, and anyone in the family may use it."
  }
}
