// Made from the example business by the `content` command; do not edit.
import type { WrittenBeaches } from '../../schema/page-schema.ts'

export const beachesTexts: WrittenBeaches = {
  heading: "Twelve beaches, from the lake at Arambol to the island at Palolem",
  text: "Goa has a hundred kilometres of coast and no two beaches alike. Here is what each is good for, when to come, and where not to swim.",
  countLine: "Showing {count} beaches",
  empty: {
    title: "No beaches available",
    text: "Please check back later for updates"
  },
  waterSports: {
    heading: "Popular Watersport Activities",
    text: "Rides, boats and boards that start from these shores."
  },
  banner: {
    heading: "On the water more than once?",
    text: "The membership card takes up to 50% off water sports for 12 months."
  },
  closing: {
    heading: "Not sure which one?",
    text: "Tell us who is coming and in which month. We name two beaches and a hotel near each."
  }
}
