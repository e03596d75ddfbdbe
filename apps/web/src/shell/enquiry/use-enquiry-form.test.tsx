import { savePlace } from '@susegad/catalog-data/trip'
import { EnquiryForm } from '@susegad/ui/enquiry-form'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InExampleSite } from '../../../test/in-example-site.tsx'
import {
  beginSession,
  currentSession,
  endRefusedSession,
  leaveSession,
  startSession,
} from '../session/session.ts'
import { VISITOR } from '../session/typed-words.ts'
import { changeTrip } from '../trip/keep-trip.ts'
import { keepDraft, readDraft } from './enquiry-draft.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

const asha = {
  _id: 'asha',
  name: 'Asha Naik',
  username: 'asha',
  email: 'asha@example.com',
  role: 'customer',
  phone: '98220 12345',
}
const meera = { ...asha, _id: 'meera', name: 'Meera Nair', email: 'meera@example.com', phone: '98470 54321' }
const message = 'Two rooms with a view, please.'

interface FormProps {
  subject: string
  /** Whether its fields are rendered; a closed drawer beside another form has none. */
  open?: boolean
}

function Form({ subject, open = true }: FormProps) {
  const form = useEnquiryForm('drawer', { kind: 'page', page: '/' }, subject ? { subject } : {})
  return open && <EnquiryForm {...form} />
}
const field = (name: string) => page.getByLabelText(name, { exact: true })
const submit = () => page.getByRole('button', { name: 'Submit Enquiry' }).click()
const stored = () => Response.json({ enquiry: { _id: '1' } }, { status: 201 })

/** Renders the form on a place's page; returns how to go on to another and how to leave. */
function show(subject = 'enquiry', business = {}) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const draw = (form: ReactNode) => root.render(<InExampleSite business={business}>{form}</InExampleSite>)
  const goTo = (place: string) => draw(<Form subject={place} />)
  let open = true
  const toggle = () => {
    open = !open
    draw(<Form subject={subject} open={open} />)
  }
  const leave = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(leave)
  goTo(subject)
  return { goTo, leave, toggle }
}

async function fill(): Promise<void> {
  await field('Name').fill('Asha Naik')
  await field('Phone').fill('98220 12345')
  await field('Email').fill('asha@example.com')
  await field('Date of plan').fill('2027-01-14')
  await field('Message').fill(message)
}

/** Mocks the answers to sent enquiries; returns the idempotency keys that it received. */
function answerWith(...answers: (() => Response)[]): string[] {
  const keys: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key') ?? '')
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Response.error()
  })
  return keys
}

let started: Promise<void> | undefined
async function startAsVisitor(): Promise<void> {
  started ??= startSession(async () => null)
  await started
  leaveSession()
  localStorage.clear()
  sessionStorage.clear()
}
afterEach(() => void vi.restoreAllMocks())

// Runs first, while the session is not known yet.
test('what is typed before the draft has come joins it', async () => {
  keepDraft(VISITOR, 'drawer', { message })
  show()
  await field('Name').fill('Asha')
  await expect.element(field('Message')).toHaveValue('')
  started ??= startSession(async () => null)
  await started
  await expect.element(field('Message')).toHaveValue(message)
  await expect.element(field('Name')).toHaveValue('Asha')
  expect(readDraft(VISITOR, 'drawer')).toEqual({ name: 'Asha', message })
})

describe('a draft', () => {
  beforeEach(startAsVisitor)

  test('comes back, but a subject that the site proposed follows the place', async () => {
    const first = show('Enquiry: La View Hotel')
    await field('Message').fill(message)
    first.leave()
    show('Enquiry: Amara Grand Hotel')
    await expect.element(field('Message')).toHaveValue(message)
    await expect.element(field('Subject')).toHaveValue('Enquiry: Amara Grand Hotel')
  })

  test('holds a subject that was typed', async () => {
    const first = show('Enquiry: La View Hotel')
    await field('Subject').fill('Our wedding')
    first.leave()
    const second = show('Enquiry: Amara Grand Hotel')
    await expect.element(field('Subject')).toHaveValue('Our wedding')
    second.goTo('enquiry')
    await expect.element(field('Subject')).toHaveValue('Our wedding')
  })

  test('of a visitor stays when they sign in', async () => {
    show()
    await field('Message').fill(message)
    beginSession('token', asha)
    await expect.element(field('Name')).toHaveValue('Asha Naik')
    await expect.element(field('Message')).toHaveValue(message)
  })

  test('is gone from the form and from the browser when its person signs out', async () => {
    beginSession('token', asha)
    const first = show()
    await field('Message').fill(message)
    leaveSession()
    for (const name of ['Name', 'Phone', 'Email', 'Message'])
      await expect.element(field(name)).toHaveValue('')
    expect(JSON.stringify(localStorage)).not.toContain(message)
    first.leave()
    beginSession('hers', meera)
    show()
    await expect.element(field('Name')).toHaveValue('Meera Nair')
    await expect.element(field('Message')).toHaveValue('')
  })

  test('waits for its person when the session has expired, and is shown to nobody else', async () => {
    beginSession('token', asha)
    show()
    await field('Message').fill(message)
    endRefusedSession('token')
    await expect.element(field('Message')).toHaveValue('')
    beginSession('hers', meera)
    await expect.element(field('Email')).toHaveValue('meera@example.com')
    await expect.element(field('Message')).toHaveValue('')
    await field('Message').fill('Words of Meera’s own.')
    endRefusedSession('hers')
    beginSession('again', asha)
    await expect.element(field('Email')).toHaveValue('asha@example.com')
    await expect.element(field('Message')).toHaveValue(message)
  })
})

test('fields that a closed drawer dropped come back as they were left, and empty once they were sent', async () => {
  await startAsVisitor()
  answerWith(stored)
  const drawer = show()
  await fill()
  drawer.toggle()
  await expect.element(field('Message')).not.toBeInTheDocument()
  drawer.toggle()
  await expect.element(field('Message')).toHaveValue(message)
  await submit()
  await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
  drawer.toggle()
  await expect.element(field('Message')).not.toBeInTheDocument()
  drawer.toggle()
  await expect.element(field('Message')).toHaveValue('')
})

describe('sending', () => {
  beforeEach(startAsVisitor)

  test('leaves a form that knows its person for the next enquiry, with nothing of the last', async () => {
    answerWith(stored)
    beginSession('token', asha)
    const first = show()
    for (const [name, value] of [
      ['Name', 'Asha Naik'],
      ['Phone', '98220 12345'],
      ['Email', 'asha@example.com'],
    ] as const)
      await expect.element(field(name)).toHaveValue(value)
    await field('Phone').fill('0832 000')
    await field('Date of plan').fill('2027-01-14')
    await field('Message').fill(message)
    await submit()
    await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
    first.leave()
    show()
    await expect.element(field('Phone')).toHaveValue('98220 12345')
    await expect.element(field('Message')).toHaveValue('')
    await expect.element(field('Date of plan')).toHaveValue('')
  })

  test('that something else answers is not confirmed, and another try does not double it', async () => {
    const portal = () => new Response('<html>Sign in to the Wi-Fi</html>')
    const keys = answerWith(portal, portal, stored)
    const first = show()
    await fill()
    await submit()
    const alert = page.getByText('We could not confirm that your enquiry arrived.', { exact: false })
    await expect.element(alert).toBeVisible()
    await expect.element(field('Message')).toHaveValue(message)

    // The visitor reloads a page that a captive portal answered.
    first.leave()
    show()
    await expect.element(field('Message')).toHaveValue(message)
    await submit()
    await expect.poll(() => keys.length).toBe(2)
    await expect.element(alert).toBeVisible()
    await submit()
    await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  test('without a connection says so, and keeps every word', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show()
    await fill()
    await submit()
    const alert = page.getByText('You are offline. Your enquiry is kept here; send it when you are back.', {
      exact: true,
    })
    await expect.element(alert).toBeVisible()
    await expect.element(field('Message')).toHaveValue(message)
    connection.mockReturnValue(true)
    answerWith(() => Response.json({ message: 'no' }, { status: 500 }), stored)
    await submit()
    await expect.element(page.getByText('Failed to send enquiry. Please try again.')).toBeVisible()
    await submit()
    await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
  })

  test('takes along the dates and people of the trip, and the language of the page', async () => {
    document.documentElement.lang = 'en-IN'
    const sent = vi.spyOn(window, 'fetch').mockImplementation(async () => stored())
    const dates = { arrival: '2099-01-14', departure: '2099-01-17', rooms: [{ adults: 2, children: [6] }] }
    changeTrip((trip) => ({ ...savePlace(trip, 'beach/baga', new Date()), ...dates }))
    show()
    await expect.element(field('Date of plan')).toHaveValue(dates.arrival)
    await fill()
    await submit()
    await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
    const body = JSON.parse(String(sent.mock.calls[0]?.[1]?.body))
    expect(body).toMatchObject({ language: 'en', trip: { ...dates, saved: [], days: [], stay: null } })
  })

  test('takes along the people that the site shows until somebody says otherwise', async () => {
    const sent = vi.spyOn(window, 'fetch').mockImplementation(async () => stored())
    const dates = { arrival: '2099-01-14', departure: '2099-01-17' }
    changeTrip((trip) => ({ ...savePlace(trip, 'beach/baga', new Date()), ...dates }))
    show()
    await fill()
    await submit()
    await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
    const { trip } = JSON.parse(String(sent.mock.calls[0]?.[1]?.body))
    expect(trip.rooms).toEqual([{ adults: 2, children: [] }])
  })

  test('is confirmed with the promise of the business', async () => {
    answerWith(stored)
    show('enquiry', { replyPromise: 'within a day' })
    await fill()
    await submit()
    await expect.element(page.getByText("We'll get back to you within a day!")).toBeVisible()
  })

  test('other words, and the same words after they were sent, have a key of their own', async () => {
    const refused = () => Response.json({ message: 'no' }, { status: 500 })
    const keys = answerWith(refused, stored)
    show()
    await fill()
    await submit()
    await expect.element(page.getByText('Failed to send enquiry. Please try again.')).toBeVisible()
    await field('Message').fill(`${message} And a cot.`)
    await submit()
    await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
    expect(new Set(keys).size).toBe(2)
    expect(currentSession().status).toBe('anonymous')
  })
})

describe('a refusal of the service', () => {
  beforeEach(startAsVisitor)

  test('names the field that it is about, and keeps every word', async () => {
    const errors = { phone: 'Enter a phone number' }
    answerWith(() => Response.json({ message: 'The enquiry has mistakes', errors }, { status: 400 }))
    show()
    await fill()
    await submit()
    await expect.element(page.getByText('Enter a phone number')).toBeVisible()
    await expect.element(field('Phone')).toHaveFocus()
    await expect.element(field('Message')).toHaveValue(message)
  })
})
