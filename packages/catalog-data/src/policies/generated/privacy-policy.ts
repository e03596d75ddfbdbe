// Made from the example business by the `content` command; do not edit.
import type { Policy } from '../../schema/policy-schema.ts'

export const privacyPolicy: Policy = {
  slug: "privacy-policy",
  title: "Privacy Policy",
  updated: "2026-11-24",
  intro: "What {business.name} knows about you, why, for how long, and how you can have it corrected or erased. It follows India’s Digital Personal Data Protection Act, 2023.",
  sections: [
    {
      id: "who",
      heading: "Who is responsible",
      paragraphs: [
        "{business.name}, {business.address.text}. For anything on this page write to {business.email}."
      ]
    },
    {
      id: "what",
      heading: "What we collect",
      paragraphs: [
        "Only what you give us, and what a web server cannot avoid seeing:"
      ],
      list: [
        "Enquiries: name, phone, email, date of plan, subject and your message.",
        "Accounts: name, username, email, phone, a password that is stored only as a hash, and if you wish your date of birth and address.",
        "Bookings: the names and ages of guests, and what the hotel or operator must record by law.",
        "Technical: the address of your device and the time of a request, in logs that guard against abuse."
      ]
    },
    {
      id: "why",
      heading: "What we use it for",
      paragraphs: [
        "To answer you, to arrange what you ask for, and to keep the accounts that the law requires. We do not sell data, we do not build profiles, and we send no advertising unless you have asked for it separately."
      ]
    },
    {
      id: "consent",
      heading: "Your consent",
      paragraphs: [
        "When you send a form you agree to this use for this purpose; with it we keep the date and which wording of this notice you saw. You may withdraw at any time, as easily as you gave it: delete your account in your profile, or write to us. What was done before stays lawful."
      ]
    },
    {
      id: "who-sees",
      heading: "Who else sees it",
      paragraphs: [
        "No more people than the errand needs:"
      ],
      list: [
        "The hotel or operator you ask about, once you want to book.",
        "Our hosting company, which stores the data for us.",
        "WhatsApp, if you choose to write to us there; its own rules then apply.",
        "Google, where a page shows a map: the map is loaded from its servers.",
        "Authorities, where a law or a court obliges us."
      ]
    },
    {
      id: "browser",
      heading: "What stays in your browser",
      paragraphs: [
        "There are no advertising cookies. The browser’s own storage keeps your sign-in if you have an account, your choice of light or dark, and drafts of forms. Signing out removes the sign-in and your drafts, sending a form removes its draft, and clearing the browser’s data removes everything.",
        "One cookie is set when you sign in. It says that this browser has done so before, so that strangers who guess passwords can’t lock you out of it; it signs nobody in, and ends 90 days after your last visit."
      ]
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: [
        "Enquiries and accounts are kept until they are no longer needed to answer you, or until you have them erased. An enquiry deleted by our staff can be recovered for 30 days, then it is gone. Letters that the site has sent are erased after 30 days. Booking records are kept for eight years, as the law on accounts requires.",
        "Who of our staff read, changed or exported what is recorded without any of your details."
      ]
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "With an account you download and erase what we hold about you in your profile, yourself.",
        "You may also ask {business.email} at any time, without giving a reason, to:"
      ],
      list: [
        "see what we hold about you and with whom it was shared",
        "have it corrected or completed",
        "have it erased, unless a law obliges us to keep it",
        "name a person who may do this for you if you die or are unable to"
      ]
    },
    {
      id: "children",
      heading: "Children",
      paragraphs: [
        "Forms and accounts are for adults. A parent or guardian gives the details of children who travel along."
      ]
    },
    {
      id: "security",
      heading: "How it is protected",
      paragraphs: [
        "Connections are encrypted, passwords are hashed, and only staff who answer enquiries can read them. If something goes wrong that concerns you, we tell you and the Data Protection Board of India without delay."
      ]
    },
    {
      id: "complaints",
      heading: "Complaints",
      paragraphs: [
        "Write to {business.legal.grievance}, or to {business.email}. You get an answer within 30 days. If it does not satisfy you, you may turn to the Data Protection Board of India."
      ]
    }
  ]
}
