import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { hydrate } from '../../../test/hydrate.tsx'
import { EnquiryForm, type EnquiryFormProps, SENT_PANEL_DURATION } from './enquiry-form.tsx'
import { type EnquiryValues, enquiryFields } from './enquiry-rules.ts'

const asha: EnquiryValues = {
  name: 'Asha Naik',
  phone: '98220 12345',
  email: 'asha@example.com',
  dateOfPlan: '2026-12-24',
  subject: 'enquiry',
  message: 'Two rooms with a view, please.',
}
const labelOf = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  dateOfPlan: 'Date of plan',
  subject: 'Subject',
  message: 'Message',
} as const
type Field = keyof typeof labelOf
const fields = Object.keys(labelOf) as Field[]

const sample = (props: Partial<EnquiryFormProps> = {}) => (
  <EnquiryForm
    action="/api/enquiries"
    onSubmit={async () => {}}
    defaultValues={{ subject: 'enquiry' }}
    {...props}
  />
)
const field = (name: Field) => page.getByLabelText(labelOf[name], { exact: true })
const submit = () => page.getByRole('button', { name: 'Submit Enquiry' })

async function fill(values: Partial<EnquiryValues> = asha): Promise<void> {
  for (const name of fields) if (values[name] !== undefined) await field(name).fill(values[name])
}

afterEach(() => void vi.useRealTimers())

describeConformance('EnquiryForm', (props) => sample(props), { slot: 'enquiry-form', tag: 'form' })

test("an adopter adds rules; a field that the form itself refuses shows the form's problem", async () => {
  const onSubmit = vi.fn(async () => {})
  const check: EnquiryFormProps['check'] = ({ phone = '' }) =>
    phone.startsWith('+') ? [] : [{ field: 'phone', message: 'Begin with the country code' }]
  const screen = await render(sample({ onSubmit, check }))
  await fill({ ...asha, phone: '' })
  await submit().click()
  await expect.element(screen.getByText('Phone is required')).toBeVisible()
  await field('phone').fill(asha.phone)
  await submit().click()
  await expect.element(screen.getByText('Begin with the country code')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  await field('phone').fill(`+91 ${asha.phone}`)
  await submit().click()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

describe('before and without JavaScript', () => {
  test('it is a form that the browser can check and post', async () => {
    const { container } = await hydrate(
      sample({ children: <input type="hidden" name="page" value="/hotels" /> }),
      {
        before: (early) => {
          const form = early.querySelector('form')
          expect(form?.getAttribute('method')).toBe('post')
          expect(form?.getAttribute('action')).toBe('/api/enquiries')
          expect(form?.noValidate).toBe(false)
          expect(form?.checkValidity()).toBe(false)
          expect([...new FormData(form ?? undefined).keys()]).toEqual([...enquiryFields, 'website', 'page'])
        },
      },
    )
    expect(container.querySelector('form')?.noValidate).toBe(true)
  })

  test('what was typed before the script arrived is kept, reported and sent', async () => {
    const sent: EnquiryValues[] = []
    const reported: EnquiryValues[] = []
    const element = sample({
      initialValues: { name: 'An older draft', phone: '1' },
      onValuesChange: (values) => reported.push(values),
      onSubmit: async (values) => void sent.push(values),
    })
    const { complaints } = await hydrate(element, {
      before: async () => fill({ ...asha, phone: '' }),
    })
    expect(complaints).toEqual([])
    await expect.element(field('name')).toHaveValue('Asha Naik')
    await expect.element(field('phone')).toHaveValue('1')
    expect(reported[0]).toMatchObject({ name: 'Asha Naik' })
    await submit().click()
    await expect.poll(() => sent).toMatchObject([{ ...asha, phone: '1' }])
  })
})

describe('checking', () => {
  test('tells all problems at once, at the fields, and sends nothing', async () => {
    let sent = 0
    const screen = await render(sample({ defaultValues: {}, onSubmit: async () => void sent++ }))
    await field('name').fill('   ')
    await submit().click()
    for (const name of fields) {
      const text = `${name === 'dateOfPlan' ? 'Date of plan' : labelOf[name]} is required`
      await expect.element(field(name)).toHaveAccessibleDescription(text)
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect.element(field('name')).toHaveFocus()
    await expect.element(screen.getByText('6 fields need your attention.')).toBeInTheDocument()
    expect(await findAccessibilityProblems(screen.container)).toEqual([])
    expect(sent).toBe(0)
  })

  test('clears the error of the field that is edited and no other', async () => {
    await render(sample())
    await submit().click()
    await field('phone').fill('1')
    await expect.element(field('phone')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('name')).toHaveAttribute('aria-invalid', 'true')
  })

  test("an address the browser refuses is told in the form's own words", async () => {
    await render(sample())
    await fill({ ...asha, email: 'asha', message: 'too short' })
    await submit().click()
    await expect.element(field('email')).toHaveFocus()
    await expect
      .element(field('email'))
      .toHaveAccessibleDescription('Enter an email address such as name@example.com')
    await expect
      .element(field('message'))
      .toHaveAccessibleDescription('Message must be at least 10 characters')
  })
})

describe('sending', () => {
  test('everything rests meanwhile, and a second press sends nothing more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const busy: boolean[] = []
    let sent = 0
    const screen = await render(
      sample({
        onBusyChange: (now) => busy.push(now),
        onSubmit: () => {
          sent++
          return promise
        },
      }),
    )
    await fill()
    await submit().click()
    const button = screen.getByRole('button', { name: 'Submitting...' })
    await expect.element(button).toBeDisabled()
    for (const name of fields) await expect.element(field(name)).toBeDisabled()
    screen.container.querySelector('form')?.requestSubmit()
    resolve()
    await expect.element(screen.getByText('Enquiry Submitted!')).toBeVisible()
    expect([sent, busy]).toEqual([1, [true, false]])
  })

  test('passes the trimmed enquiry, and the trap and the hidden fields beside it', async () => {
    const sent: unknown[] = []
    await render(
      sample({
        onSubmit: async (...everything) => void sent.push(everything),
        children: <input type="hidden" name="page" value="/hotels" />,
      }),
    )
    await fill({ ...asha, name: '  Asha Naik ', message: `\n${asha.message} ` })
    await submit().click()
    await expect.poll(() => sent).toMatchObject([[asha, { website: '', page: '/hotels' }]])
  })

  test('a success resets to the defaults and stands for five seconds, then the form returns', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const drafts: EnquiryValues[] = []
    const screen = await render(sample({ onValuesChange: (values) => drafts.push(values) }))
    await fill({ ...asha, subject: 'Pool' })
    await submit().click()
    const title = screen.getByText('Enquiry Submitted!')
    await expect.element(title).toBeVisible()
    await expect.element(screen.getByText("We'll get back to you within 24 hours!")).toBeVisible()
    for (const badge of ['Quick Response', 'Personalized', 'Secure']) {
      await expect.element(screen.getByText(badge)).toBeVisible()
    }
    await expect.element(submit()).not.toBeInTheDocument()
    expect(document.activeElement?.textContent).toContain('Enquiry Submitted!')
    vi.advanceTimersByTime(SENT_PANEL_DURATION - 1)
    await expect.element(title).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(submit()).toBeVisible()
    await expect.element(field('subject')).toHaveValue('enquiry')
    await expect.element(field('name')).toHaveValue('')
    expect(drafts.at(-1)).toMatchObject({
      name: '',
      phone: '',
      email: '',
      dateOfPlan: '',
      subject: 'enquiry',
      message: '',
    })
  })

  test('a failure says so above the button and keeps what was typed', async () => {
    const screen = await render(sample({ onSubmit: () => Promise.reject(new Error('offline')) }))
    await fill()
    await submit().click()
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Failed to send enquiry. Please try again.')
    for (const name of fields) await expect.element(field(name)).toHaveValue(asha[name])
    expect(alert.element().getBoundingClientRect().bottom).toBeLessThan(
      submit().element().getBoundingClientRect().top,
    )
    await expect.element(submit()).toHaveFocus()
  })

  test('another try takes the failure away', async () => {
    let tries = 0
    const screen = await render(
      sample({ onSubmit: () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve()) }),
    )
    await fill()
    await submit().click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Enquiry Submitted!')).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('drafts', () => {
  test('a draft that comes late fills only what nobody has touched', async () => {
    const screen = await render(sample())
    await field('name').fill('Asha')
    await screen.rerender(sample({ initialValues: { name: 'Old', phone: '1', subject: 'Pool' } }))
    await expect.element(field('name')).toHaveValue('Asha')
    await expect.element(field('phone')).toHaveValue('1')
    await expect.element(field('subject')).toHaveValue('Pool')
  })

  test('defaults that come late, as after signing in, show in untouched fields', async () => {
    const screen = await render(sample())
    await field('message').fill('Hello')
    await screen.rerender(sample({ defaultValues: { subject: 'enquiry', name: 'Asha', message: 'x' } }))
    await expect.element(field('name')).toHaveValue('Asha')
    await expect.element(field('message')).toHaveValue('Hello')
  })

  test('every change is reported as it stands', async () => {
    const drafts: EnquiryValues[] = []
    await render(sample({ onValuesChange: (values) => drafts.push(values) }))
    await field('name').fill(' Asha')
    expect(drafts.at(-1)).toMatchObject({ name: ' Asha', subject: 'enquiry' })
  })
})

test('the trap is out of sight, out of the tab order and out of the accessibility tree', async () => {
  const screen = await render(sample())
  const trap = screen.container.querySelector<HTMLInputElement>('[name="website"]')
  expect(trap?.tabIndex).toBe(-1)
  expect(trap?.closest('[aria-hidden="true"]')?.getBoundingClientRect().width).toBe(1)
  await expect.element(screen.getByRole('textbox', { name: /leave/i })).not.toBeInTheDocument()
})

test('the words of the contact page', async () => {
  const labels = {
    submit: 'Send Message',
    submitting: 'Sending Message...',
    failure: 'Failed to send message. Please try again.',
  }
  const { promise, reject } = Promise.withResolvers<void>()
  const screen = await render(sample({ labels, onSubmit: () => promise }))
  await fill()
  await screen.getByRole('button', { name: 'Send Message' }).click()
  await expect.element(screen.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
  reject(new Error('offline'))
  await expect.element(screen.getByText('Failed to send message. Please try again.')).toBeVisible()
})

test('a default that changes shows, unless somebody has written over it', async () => {
  const form = (subject: string) => <EnquiryForm onSubmit={async () => {}} defaultValues={{ subject }} />
  const screen = await render(form('enquiry'))
  const subject = screen.getByLabelText('Subject')
  await screen.rerender(form('Enquiry: La View Hotel'))
  await expect.element(subject).toHaveValue('Enquiry: La View Hotel')
  await subject.fill('Two rooms')
  await screen.rerender(form('enquiry'))
  await expect.element(subject).toHaveValue('Two rooms')
})

test('a refusal shows its text, each problem at its field, and keeps every word', async () => {
  const refusal = {
    ok: false,
    error: 'The service did not take it.',
    errors: { phone: 'This number is not in use', context: 'Nobody sees this field' },
  } as const
  await render(sample({ onSubmit: async () => refusal }))
  await fill()
  await submit().click()
  await expect.element(page.getByText('The service did not take it.')).toBeVisible()
  await expect.element(page.getByText('This number is not in use')).toBeVisible()
  await expect.element(field('phone')).toHaveFocus()
  await expect.element(field('phone')).toHaveAccessibleDescription('This number is not in use')
  await expect.element(field('message')).toHaveValue(asha.message)
  await expect.element(page.getByText('Nobody sees this field')).not.toBeInTheDocument()
})

test('a handler that throws at once is a failure, and the form can be sent again', async () => {
  await render(
    sample({
      onSubmit: () => {
        throw new Error('offline')
      },
    }),
  )
  await fill()
  await submit().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(submit()).toBeVisible()
})
