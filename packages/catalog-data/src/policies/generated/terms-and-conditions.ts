// Made from the example business by the `content` command; do not edit.
import type { Policy } from '../../schema/policy-schema.ts'

export const termsAndConditions: Policy = {
  slug: "terms-and-conditions",
  title: "Terms & Conditions",
  updated: "2026-10-01",
  intro: "These terms are between you and {business.name}, {business.address.text}. They hold for this site and for anything you book with us after using it.",
  sections: [
    {
      id: "what-we-do",
      heading: "What we do",
      paragraphs: [
        "{business.name} is a travel agency. We present hotels, tours and activities run by others, answer your questions, and arrange bookings with them in your name. The hotel or operator provides the service and is responsible for it; we are responsible for telling you the truth about it and for passing on your booking and your money correctly."
      ]
    },
    {
      id: "no-online-payment",
      heading: "An enquiry is not a booking",
      paragraphs: [
        "Nothing is sold or charged on this site. An enquiry, a call or a chat binds neither side. A booking exists once you have our written confirmation with price and terms, and have paid the deposit named in it."
      ]
    },
    {
      id: "prices",
      heading: "Prices and offers",
      paragraphs: [
        "Prices are in Indian rupees. Hotel prices are per room and night for two people and are the lowest of the year at a rate that can be cancelled; activity prices are per person. An offer shown beside a price is already taken off it.",
        "Prices change with season and demand. The one in your confirmation is the one that counts, and it does not change afterwards."
      ]
    },
    {
      id: "payment",
      heading: "Payment",
      paragraphs: [
        "Hotels ask for a 50% deposit to confirm; the balance is paid at check-in. Activities are paid in full when confirmed. We accept Indian rupees in cash, cards, UPI and net banking."
      ]
    },
    {
      id: "identity",
      heading: "Identity",
      paragraphs: [
        "Hotels must register every guest. Bring a government photo ID with an address; a PAN card is not accepted. A passport is mandatory for non-resident Indians and foreigners, with a visa where the law asks for one. Several activities also check ID."
      ]
    },
    {
      id: "fitness",
      heading: "Age, weight and health",
      paragraphs: [
        "The limits on an activity’s page are set by its operator for safety, and hold without exception. Tell us before you book about pregnancy, heart, back, ear or breathing trouble, epilepsy, or a recent operation. Crews may refuse anyone they think unfit, and anyone who has been drinking."
      ]
    },
    {
      id: "children",
      heading: "Children",
      paragraphs: [
        "Each hotel has its own child policy, printed in its questions and answers. Under 18, guests travel with an adult who is responsible for them."
      ]
    },
    {
      id: "changes",
      heading: "Changes and cancellation",
      paragraphs: [
        "By you: see the refund policy. By the hotel or operator: you get an equal or better replacement at no extra cost, or all your money back. Weather, tides, strikes and orders of the authorities may change a programme on the day."
      ]
    },
    {
      id: "membership",
      heading: "Membership card",
      paragraphs: [
        "The card costs ₹1,499 and is valid for 12 months from payment. It gives up to 30% off hotels and up to 50% off water sports with our partners. It is transferable, carries no name, has no blackout dates and is active at once. The better of the member’s price and the offer on the page applies; they are not added."
      ]
    },
    {
      id: "accounts",
      heading: "Your account",
      paragraphs: [
        "An account shows your enquiries. Keep its password to yourself, and tell us if you think someone else knows it. We may close an account that is used to harm others."
      ]
    },
    {
      id: "our-content",
      heading: "Pictures and texts",
      paragraphs: [
        "Drawings on this site show the character of a place and are not photographs of it. Texts and drawings belong to us or to our partners. Share links freely; ask before you copy."
      ]
    },
    {
      id: "liability",
      heading: "Liability",
      paragraphs: [
        "We answer for our own mistakes up to the price of the booking concerned. Nothing here limits liability for death, injury or fraud, or the rights that consumer law gives you."
      ]
    },
    {
      id: "law",
      heading: "Law and disputes",
      paragraphs: [
        "Indian law applies, and disputes go to {business.legal.jurisdiction}. Write first to {business.email} or call {business.phone.text}: most things are settled by a conversation."
      ]
    }
  ]
}
