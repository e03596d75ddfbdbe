/** A made-up enquiry, as the desk lists it. */
export interface DeskEnquiry {
  id: string
  name: string
  phone: string
  email: string
  plan: string
  subject: string
  status: 'pending' | 'in_progress' | 'resolved'
  created: string
}

const rows: readonly (readonly [string, string, string, string, string, DeskEnquiry['status'], string])[] = [
  [
    'Asha Naik',
    '+91 98220 11223',
    'asha@example.com',
    '24 Dec 2026',
    'Two rooms at Tree House Hotel',
    'pending',
    '3 Nov 2026',
  ],
  [
    'Daniel D’Souza',
    '+91 90110 77441',
    'daniel@example.com',
    'N/A',
    'membership',
    'in_progress',
    '2 Nov 2026',
  ],
  [
    'Meera Iyer',
    '+91 80800 45454',
    'meera@example.com',
    '1 Jan 2027',
    'New Year on the Mandovi for eleven people',
    'pending',
    '1 Nov 2026',
  ],
  [
    'Joaquim Fernandes',
    '+91 98900 32100',
    'joaquim@example.com',
    '14 Nov 2026',
    'Scuba diving with a beginner',
    'resolved',
    '29 Oct 2026',
  ],
  [
    'Priya Kamat',
    '+91 77098 11200',
    'priya@example.com',
    '8 Dec 2026',
    'Dudhsagar, with grandparents',
    'resolved',
    '28 Oct 2026',
  ],
  [
    'Tobias Lindqvist',
    '+46 70 123 45 67',
    'tobias@example.com',
    '2 Feb 2027',
    'Three weeks, one quiet beach',
    'pending',
    '27 Oct 2026',
  ],
  [
    'Sunita Rane',
    '+91 94220 55660',
    'sunita@example.com',
    '19 Dec 2026',
    'A boat for a birthday',
    'in_progress',
    '26 Oct 2026',
  ],
]

export const deskEnquiries: readonly DeskEnquiry[] = rows.map(
  ([name, phone, email, plan, subject, status, created], place) => ({
    id: String(place + 1),
    name,
    phone,
    email,
    plan,
    subject,
    status,
    created,
  }),
)
