import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { hydrate } from '../../../test/hydrate.tsx'
import type { EnquiryFormProps } from '../enquiry-form/enquiry-form.tsx'
import { EnquiryDrawer, EnquiryTab } from './enquiry-drawer.tsx'

const form: EnquiryFormProps = { action: '/api/enquiries', onSubmit: async () => {} }

describeConformance('EnquiryTab', (props) => <EnquiryTab {...props} />, {
  slot: 'enquiry-tab',
  tag: 'button',
})
describeConformance('EnquiryDrawer', (props) => <EnquiryDrawer {...props} form={form} />, {
  slot: 'enquiry-drawer',
  tag: 'dialog',
})

const sample = (own: Partial<EnquiryFormProps> = {}) => (
  <>
    <a href="#behind">Behind</a>
    <EnquiryTab />
    <EnquiryDrawer form={{ ...form, ...own }} />
  </>
)

const tab = () => page.getByRole('button', { name: 'Enquiry', exact: true })
const drawer = () => page.getByRole('dialog', { name: 'Resort Enquiry' })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const pressBeside = () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })

async function fill(): Promise<void> {
  await field('Name').fill('Asha Naik')
  await field('Phone').fill('1')
  await field('Email').fill('asha@example.com')
  await field('Date of plan').fill('2026-12-24')
  await field('Message').fill('Two rooms, please.')
}

test('the tab opens it as a modal dialog with its title, subtitle and the form', async () => {
  const screen = await render(sample())
  await tab().click()
  await expect.element(drawer()).toBeVisible()
  expect(drawer().element().matches(':modal')).toBe(true)
  expect(drawer().element().contains(document.activeElement)).toBe(true)
  await expect.element(screen.getByText('Quick booking inquiry')).toBeVisible()
  await expect.element(field('Subject')).toHaveValue('enquiry')
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('Back closes it and stays on the page; closing it otherwise leaves no entry behind', async () => {
  history.replaceState(null, '')
  const before = history.length
  await render(
    <>
      <EnquiryTab />
      <EnquiryDrawer form={form} historyKey="drawer" />
    </>,
  )
  await tab().click()
  await expect.poll(() => history.state?.drawer).toBe(true)
  await field('Message').fill('Two rooms.')
  history.back()
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(false)

  await tab().click()
  await expect.poll(() => history.state?.drawer).toBe(true)
  await expect.element(field('Message')).toHaveValue('Two rooms.')
  await drawer().getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => history.state?.drawer).toBeUndefined()
  expect(history.length).toBe(before + 1)
})

test('it opens before the script arrives, and hydrates open', async () => {
  const { complaints } = await hydrate(sample(), {
    before: async () => {
      await tab().click()
      await expect.element(page.getByRole('dialog', { name: 'Enquiry' })).toBeVisible()
      await field('Name').fill('Asha')
    },
  })
  expect(complaints).toEqual([])
  await expect.element(drawer()).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Asha')
  await userEvent.keyboard('{Escape}')
  await expect.element(tab()).toHaveFocus()
})

test.each([
  ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press on the dimmed page', pressBeside],
])('%s closes it and the focus returns to the tab', async (_, close) => {
  await page.viewport(900, 800)
  await render(sample())
  await tab().click()
  await expect.element(drawer()).toBeVisible()
  await close()
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(tab()).toHaveFocus()
})

test('Tab stays inside', async () => {
  await render(sample())
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(drawer()).toBeVisible()
  for (let press = 0; press < 12; press++) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    expect(focused === document.body || drawer().element().contains(focused)).toBe(true)
  }
})

test('while it is sent nothing closes it', async () => {
  await page.viewport(900, 800)
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = await render(sample({ onSubmit: () => promise }))
  await tab().click()
  await fill()
  await screen.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect.element(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await pressBeside()
  await expect.element(drawer()).toBeVisible()
  resolve()
  await expect.element(screen.getByText('Enquiry Submitted!')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeEnabled()
})

test('closing forgets the errors and keeps what was typed', async () => {
  await render(sample())
  await tab().click()
  await field('Name').fill('Asha')
  await page.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect.element(field('Phone')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await tab().click()
  await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Name')).toHaveValue('Asha')
})

test('in the page’s own HTML it still forgets the errors at the second closing', async () => {
  await hydrate(sample())
  await tab().click()
  await userEvent.keyboard('{Escape}')
  await tab().click()
  await page.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect.element(field('Phone')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await tab().click()
  await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['the confirmation', async () => {}, 'Enquiry Submitted!'],
  ['a failure', () => Promise.reject(new Error('offline')), 'Failed to send enquiry. Please try again.'],
])('closing forgets %s', async (_, onSubmit, text) => {
  const screen = await render(sample({ onSubmit }))
  await tab().click()
  await fill()
  await screen.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await tab().click()
  await expect.element(screen.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
  await expect.element(screen.getByText(text)).not.toBeInTheDocument()
})

test.each(['ltr', 'rtl'])('in %s the tab stands on the edge at mid-height', async (dir) => {
  await render(<div dir={dir}>{sample()}</div>)
  const box = tab().element().getBoundingClientRect()
  const middle = box.top + box.height / 2
  expect(Math.abs(middle - window.innerHeight / 2)).toBeLessThan(2)
  expect(dir === 'ltr' ? Math.round(box.right) : Math.round(box.left)).toBe(
    dir === 'ltr' ? document.documentElement.clientWidth : 0,
  )
  expect(box.height).toBeGreaterThan(box.width)
})

test('beside another form it has its own only while it is open', async () => {
  const screen = await render(
    <>
      <EnquiryTab />
      <EnquiryDrawer form={form} standIn={<a href="#form">To the form</a>} />
    </>,
  )
  expect(screen.container.querySelector('form')).toBeNull()
  await tab().click()
  await expect.element(field('Name')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.container.querySelector('form')).toBeNull()
})

test('opened and closed by its owner it shows the form, and forgets the problems', async () => {
  const owned = (open: boolean) => (
    <EnquiryDrawer open={open} form={form} standIn={<a href="#form">To the form</a>} />
  )
  const screen = await render(owned(true))
  await expect.element(field('Name')).toBeVisible()
  await screen.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await screen.rerender(owned(false))
  await expect.poll(() => screen.container.querySelector('form')).toBeNull()
  await screen.rerender(owned(true))
  await expect.element(field('Name')).toBeVisible()
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
})

test('where its owner refuses to close it, the form stays with its problems', async () => {
  const told: boolean[] = []
  await render(
    <EnquiryDrawer
      open
      form={form}
      standIn={<a href="#form">To the form</a>}
      onOpenChange={(now) => told.push(now)}
    />,
  )
  await page.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(told).toEqual([false]))
  vi.runAllTimers()
  await expect.element(field('Name')).toBeVisible()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
})
