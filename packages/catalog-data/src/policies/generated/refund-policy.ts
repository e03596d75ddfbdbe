// Made from the example business by the `content` command; do not edit.
import type { Policy } from '../../schema/policy-schema.ts'

export const refundPolicy: Policy = {
  slug: "refund-policy",
  title: "Refund Policy",
  updated: "2026-10-01",
  intro: "Plans change. This page says what you get back, when, and how to ask for it. Days are counted back from the day of check-in or of the activity, in Indian time.",
  sections: [
    {
      id: "hotels",
      heading: "Hotel bookings",
      paragraphs: [
        "What is returned depends on how early you cancel:"
      ],
      list: [
        "Full refund if cancelled 30 or more days before check-in.",
        "One night's charge for 15 to 30 days before check-in; the rest is returned.",
        "Non-refundable under 15 days before check-in, and if you do not arrive."
      ]
    },
    {
      id: "the-thirtieth-day",
      heading: "Where two rules meet",
      paragraphs: [
        "On the 30th day before check-in you still get the full refund. On the 15th day one night is charged. From the 14th day nothing is returned."
      ]
    },
    {
      id: "saver-rates",
      heading: "Non-refundable rates",
      paragraphs: [
        "A rate marked non-refundable costs less because it cannot be given back: 100% is forfeited whenever you cancel. It is named so on the hotel’s page and again in our confirmation."
      ]
    },
    {
      id: "activities",
      heading: "Activities and tours",
      paragraphs: [
        "For everything that is not a hotel room:"
      ],
      list: [
        "Cancelled by you until 6:00 pm two days before: full refund.",
        "Cancelled later, or you do not come: no refund, but a change of name is always free.",
        "Cancelled by the crew for weather, tide or safety: another day or your money back, as you choose.",
        "Turned away because of age, weight, health, alcohol or a missing ID: no refund. The rules are on each activity’s page."
      ]
    },
    {
      id: "membership",
      heading: "Membership card",
      paragraphs: [
        "The card can be returned within 7 days of payment if it has not been used. Once a member’s price has been given, it is not refundable, but it stays transferable."
      ]
    },
    {
      id: "how",
      heading: "How to cancel",
      paragraphs: [
        "Write to {business.email} or call {business.phone.text} with the name and dates of the booking. The moment your message reaches us counts, not the moment we read it. You get a confirmation with the amount."
      ]
    },
    {
      id: "when",
      heading: "When the money comes",
      paragraphs: [
        "Refunds are processed within 7 to 14 business days, to the account, card or UPI address they were paid from. Cash is returned at the office. We charge no fee; your bank may."
      ]
    },
    {
      id: "disagreement",
      heading: "If you disagree",
      paragraphs: [
        "Reply to the confirmation and say why. A person who did not decide the first time looks at it and answers within 7 days."
      ]
    }
  ]
}
