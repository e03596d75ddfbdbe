// Made from the example business by the `content` command; do not edit.
import { card1 as picture_card1, hero1 as picture_hero1 } from '../../pictures/generated/membership.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { MembershipPage } from '../../schema/found-pages.ts'

export const membershipPage: MembershipPage = {
  heading: "One card, twelve months of Goa for less",
  text: "The membership card costs ₹1,499 and is good for 12 months. It takes up to 30% off hotels and up to 50% off water sports, for you or for whoever you lend it to.",
  pictures: {
    hero: withAlt(picture_hero1, "The Goan coast at evening from a terrace with an empty chair"),
    card: withAlt(picture_card1, "The membership card on a table with a view of the sea")
  },
  label: "Book Membership Now",
  salesLabel: "Get Your Membership Card",
  tooltip: "Get 30% off hotels + 50% off activities",
  terms: [
    "Transferable",
    "No name restrictions",
    "No blackout dates",
    "Instant activation"
  ],
  benefits: [
    {
      key: "hotels",
      title: "Up to 30% off hotels",
      text: "On luxury hotels 20-30%, by hotel and season. The exact figure is in our answer before you decide."
    },
    {
      key: "water",
      title: "Up to 50% off water sports",
      text: "Parasailing, jet ski, kayaking, scuba and the boats, with any of the operators on this site."
    },
    {
      key: "benefits",
      title: "Total benefits up to ₹14,999",
      text: "The most that the extras of the card may come to over its year: transfers, late check-outs and the like."
    },
    {
      key: "transferable",
      title: "Transferable",
      text: "There is no name on the card. Give it to your parents in May and to your sister in December."
    }
  ],
  steps: [
    {
      title: "Ask",
      text: "Send the form on the contact page, write to us on WhatsApp, or call."
    },
    {
      title: "Pay",
      text: "₹1,499 by UPI, card, net banking or cash at the office in Candolim."
    },
    {
      title: "Use",
      text: "The card’s number arrives by message and is active at once. Quote it with every booking."
    }
  ],
  examples: [
    {
      title: "A weekend in Calangute",
      nights: 2,
      night: {
        price: 1999,
        offer: 14
      },
      waterSports: [
        {
          price: 999,
          offer: 33,
          people: 2
        }
      ]
    },
    {
      title: "Five nights in Candolim",
      nights: 5,
      night: {
        price: 3299,
        offer: 20
      },
      waterSports: [
        {
          price: 1199,
          offer: 40,
          people: 2
        }
      ]
    },
    {
      title: "A family week by the pool",
      nights: 7,
      night: {
        price: 2999,
        offer: 18
      },
      waterSports: [
        {
          price: 999,
          offer: 33,
          people: 4
        }
      ]
    }
  ],
  questions: [
    {
      title: "How is the saving worked out?",
      lines: [
        "The year’s savings are stated as worth ₹23,600. Take away the price of ₹1,499 and ₹22,101 remain, which is 94%.",
        "That is what a card saves when everything it offers is used. Work out your own trip beside it: for one weekend the answer may be no."
      ]
    },
    {
      title: "Does it add to the offers already shown?",
      lines: [
        "No. The better of the two applies, the offer on the page or the member’s price.",
        "An offer is in the price that you see. Where it is 20%, a member’s 30% takes off only what is missing; where it is 50% already, everybody pays what a member pays."
      ]
    },
    {
      title: "Are there days on which it is not accepted?",
      lines: [
        "No blackout dates: it also holds at Christmas and New Year, as long as the hotel has a room."
      ]
    },
    {
      title: "Can I return it?",
      lines: [
        "Until it has been used, within 7 days of payment. After that, no."
      ]
    }
  ]
}
