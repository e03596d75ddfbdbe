import type { TemplateInput } from '@susegad/api-client/contract'

const shared = { shared: true, language: 'en' } as const

/** Templates for a team that has none yet. They name no place of their own: {place} is what was asked about. */
export const starterTemplates: readonly TemplateInput[] = [
  {
    ...shared,
    name: 'First answer',
    text: 'Hello {name},\n\nThank you for writing to us about {place}. We are checking what is free on your dates and will write again with the exact price.\n\nIs there anything else we should know about your stay?',
  },
  {
    ...shared,
    name: 'Ask for dates',
    text: 'Hello {name},\n\nThank you for writing to us. Which day would you like to arrive, how many nights will you stay, and how many of you are coming? Please tell us the ages of any children too.\n\nThen we can tell you what is free and what it costs.',
  },
  {
    ...shared,
    name: 'Quote sent',
    text: 'Hello {name},\n\nHere is our quote for {place}. It shows what is included, the price, and until when it is valid.\n\nYou can accept it with the link below. If you would like anything changed, reply to this email.',
  },
  {
    ...shared,
    name: 'Follow-up',
    text: 'Hello {name},\n\nA few days ago we wrote to you about {place}. Have you had time to decide?\n\nIf you have a question, or your dates have changed, reply to this email and we will see what we can do.',
  },
  {
    ...shared,
    name: 'No rooms available',
    text: 'Hello {name},\n\nWe are sorry: {place} has no rooms available on your dates.\n\nCould you come on other days? We can also suggest something similar nearby that is still free.',
  },
  {
    ...shared,
    name: 'Thanks after the stay',
    text: 'Hello {name},\n\nThank you for travelling with us. We hope that you enjoyed {place} and are safely home.\n\nWhat did you like, and what could we do better? We read every reply.',
  },
]
