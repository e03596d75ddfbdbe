// Made from the example business by the `content` command; do not edit.
import type { WrittenListing } from '../../schema/page-schema.ts'

export const activitiesTexts: WrittenListing = {
  heading: "Things to do in Goa, with the small print read for you",
  text: "Who may join, what to bring, when it is cancelled and what it really costs: each page says it before you ask.",
  stats: [
    {
      value: "2,000+",
      label: "Adventurers"
    },
    {
      value: "4.9/5",
      label: "Rating"
    },
    {
      value: "50+",
      label: "Activities"
    },
    {
      value: "100%",
      label: "Safety"
    }
  ],
  priceSteps: [
    500,
    1000,
    2000
  ],
  whyHeading: "Why choose us",
  whyChoose: [
    {
      key: "safety",
      title: "Safety first",
      text: "Licensed crews only, and age, weight, wind and health limits that hold for everyone."
    },
    {
      key: "price",
      title: "Best prices",
      text: "The offer is already in the price you see. No bargaining on the sand."
    },
    {
      key: "instant",
      title: "Instant booking",
      text: "Tell us the day, and we book your place as soon as the crew confirms it."
    },
    {
      key: "premium",
      title: "Premium experience",
      text: "Small groups where it matters, such as ten divers to a boat and one guest to a flyboard."
    }
  ],
  countLine: "Showing {count} amazing activities",
  empty: {
    title: "No activities available",
    text: "Please check back later for updates"
  },
  banner: {
    heading: "Planning more than one day on the water?",
    text: "Members pay up to 50% less for water sports, all year."
  }
}
