// Made from the example business by the `content` command; do not edit.
import { hero1 as picture_hero1 } from '../../pictures/generated/contact.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ContactPage } from '../../schema/found-pages.ts'

export const contactPage: ContactPage = {
  heading: "Ask us anything",
  text: "One office, four people, all of them living within sight of the sea. Write, call or come by.",
  picture: withAlt(picture_hero1, "The veranda of the office in Candolim with two chairs and a writing table"),
  stats: [
    {
      value: "24 hours",
      label: "To a written answer, at most"
    },
    {
      value: "7 days",
      label: "Open every week"
    },
    {
      value: "₹0",
      label: "To pay for asking"
    }
  ],
  cards: [
    {
      key: "phone",
      title: "Call",
      text: "Fastest while the office is open."
    },
    {
      key: "email",
      title: "Email",
      text: "For lists, dates and questions with many parts."
    },
    {
      key: "whatsapp",
      title: "WhatsApp",
      text: "With a message ready to fill in."
    },
    {
      key: "office",
      title: "Office",
      text: "On the beach road in Candolim. There is tea."
    }
  ],
  hours: {
    heading: "Business hours",
    text: "Indian Standard Time. On Sunday we close an hour earlier."
  },
  urgent: {
    heading: "Already in Goa, and something is wrong?",
    text: "A missed pickup, a locked room, a cancelled boat: send a message on WhatsApp with the place you are at. It is looked at outside office hours too.",
    label: "WhatsApp"
  },
  trust: {
    heading: "What happens to your message",
    lines: [
      "We answer within 24 hours.",
      "Your details are used to answer you and for nothing else.",
      "Nothing is booked and nothing is charged until you say yes in writing."
    ]
  },
  form: {
    heading: "Send an enquiry",
    text: "Dates, number of guests and the ages of children let us answer with a price at once."
  },
  map: {
    heading: "Find the office",
    text: "Beach Road, Candolim: the yellow house with the veranda, on the left as you walk to the sea."
  }
}
