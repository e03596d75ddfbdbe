import type {
  Enquiry,
  EnquiryList,
  MyEnquiryList,
  OwnEnquiry,
  StaffDetail,
  StaffEnquiry,
} from '@susegad/api-client/contract'
import { PAGE_SIZE } from '@susegad/api-client/rules'
import { asha, joana } from './people.ts'

type Words = Pick<
  Enquiry,
  'name' | 'phone' | 'dateOfPlan' | 'subject' | 'message' | 'status' | 'createdAt' | 'context'
>

const letters: readonly Words[] = [
  {
    name: 'Asha Naik',
    phone: '+91 98220 11223',
    dateOfPlan: '2026-12-24',
    subject: 'Two rooms at Tree House Hotel',
    message:
      'We are six, two of them children, from the 24th to the 28th.\n\nCan the two rooms be beside each other, and is there a cot for the little one?',
    status: 'pending',
    createdAt: '2026-11-03T02:10:00Z',
    context: { kind: 'hotel', slug: 'tree-house-hotel' },
  },
  {
    name: 'Daniel D’Souza',
    phone: '+91 90110 77441',
    dateOfPlan: null,
    subject: 'Membership',
    message: 'Which of the hotels does the card cover in April?',
    status: 'in_progress',
    createdAt: '2026-11-02T11:45:00Z',
    context: { kind: 'membership' },
  },
  {
    name: 'Meera Iyer',
    phone: '+91 80800 45454',
    dateOfPlan: '2027-01-01',
    subject: 'New Year on the Mandovi for eleven people',
    message: 'A boat with dinner on the first of January. Four of us eat without onion and garlic.',
    status: 'pending',
    createdAt: '2026-11-02T05:30:00Z',
    context: { kind: 'activity', slug: 'dinner-cruise' },
  },
  {
    name: 'Joaquim Fernandes',
    phone: '+91 98900 32100',
    dateOfPlan: '2026-11-14',
    subject: 'Scuba diving with a beginner',
    message: 'My daughter is twelve and swims well. Is that old enough?',
    status: 'resolved',
    createdAt: '2026-10-29T08:05:00Z',
    context: { kind: 'activity', slug: 'scuba-diving' },
  },
  {
    name: 'Priya Kamat',
    phone: '+91 77098 11200',
    dateOfPlan: '2026-12-08',
    subject: 'Dudhsagar, with grandparents',
    message: 'How far is the walk from the jeep to the water, and are there steps?',
    status: 'resolved',
    createdAt: '2026-10-28T13:20:00Z',
    context: null,
  },
  {
    name: 'Tobias Lindqvist',
    phone: '+46 70 123 45 67',
    dateOfPlan: '2027-02-02',
    subject: 'Three weeks, one quiet beach',
    message: 'We would like to stay in one place and read. South, if you ask us, but we do not know it yet.',
    status: 'closed',
    createdAt: '2026-10-27T06:55:00Z',
    context: { kind: 'beach', slug: 'galgibaga-beach' },
  },
]

const idOf = (place: number) => `6f1d3c52-0b7e-4a83-9f0e-0d5b7f0b2d0${place}`

const enquiryOf = ({ name, ...words }: Words, place: number): Enquiry => ({
  _id: idOf(place),
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  ...words,
})

export const deskEnquiries: readonly StaffEnquiry[] = letters.map((words, place) => ({
  ...enquiryOf(words, place),
  assignedTo: words.status === 'in_progress' ? joana._id : null,
  assigneeName: words.status === 'in_progress' ? joana.name : null,
  customerId: place === 0 ? asha._id : null,
  updatedAt: words.createdAt,
  version: 1,
  spam: null,
  source: 'site',
  waitingSince: words.status === 'pending' ? words.createdAt : null,
  dueAt: words.status === 'pending' ? new Date(Date.parse(words.createdAt) + 86_400_000).toISOString() : null,
  snoozedUntil: null,
  snoozedBy: null,
  labels: [],
  priority: 'normal',
  deletedAt: null,
  erasedAt: null,
}))

const ashas: readonly OwnEnquiry[] = letters.slice(0, 4).map((words, place) => ({
  ...enquiryOf({ ...words, name: asha.name, phone: asha.phone }, place),
  messages: 0,
  hasPlan: false,
  lastAnswerAt: null,
}))

const listOf = <Item>(enquiries: readonly Item[]) => ({
  enquiries: [...enquiries],
  total: enquiries.length,
  totalPages: Math.ceil(enquiries.length / PAGE_SIZE),
  page: 1,
  limit: PAGE_SIZE,
})

export const deskList: EnquiryList = listOf(deskEnquiries)
export const emptyDesk: EnquiryList = listOf([])
export const ashasList: MyEnquiryList = listOf(ashas)
export const emptyList: MyEnquiryList = listOf([])

/** The details of an enquiry, as the desk's panel loads them. */
export function detailOf(id: string): StaffDetail {
  const enquiry = deskEnquiries.find(({ _id }) => _id === id)
  if (!enquiry) throw new Error(`The stories have no enquiry ${id}: open one of deskEnquiries.`)
  return {
    enquiry,
    plan: null,
    customer: { mark: null, enquiries: 1 },
    enteredBy: null,
    notes: [
      {
        _id: idOf(8),
        text: 'Rooms 4 and 5 share a veranda. I have asked the house to hold them until Friday.',
        author: joana.name,
        mentions: [],
        createdAt: '2026-11-03T02:50:00Z',
      },
    ],
    history: [
      {
        _id: idOf(9),
        change: 'assignedTo',
        from: null,
        to: joana.name,
        by: joana.name,
        at: '2026-11-03T02:45:00Z',
      },
    ],
    messages: [
      {
        _id: idOf(7),
        place: 1,
        direction: 'out',
        channel: 'email',
        author: joana.name,
        body: 'The two rooms are beside each other, and a cot stands ready.\n\nShall I hold them for you?',
        quoted: null,
        attachments: [],
        refusedFiles: [],
        correction: false,
        quote: null,
        accepts: null,
        createdAt: '2026-11-03T03:05:00Z',
        authorId: joana._id,
        sender: null,
        outcome: null,
        sending: { state: 'sent', why: null, at: '2026-11-03T03:05:10Z' },
      },
    ],
  }
}
