import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { PartyField, type PartyFieldProps } from './party-field.tsx'

const party = (props: Partial<PartyFieldProps> = {}) => <PartyField label="Rooms and guests" {...props} />

describeConformance('PartyField', (props) => party(props), { slot: 'party-field', tag: 'fieldset' })

const room = (number: number) => page.getByRole('group', { name: `Room ${number}`, exact: true })
const more = (label: string) => page.getByRole('button', { name: `More: ${label}`, exact: true })

test('adds adults and children, each child with an age', async () => {
  const onValueChange = vi.fn()
  await render(party({ onValueChange }))
  await more('Adults').click()
  await more('Children').click()
  await page.getByRole('spinbutton', { name: 'Age of child 1' }).fill('4')
  expect(onValueChange).toHaveBeenLastCalledWith([{ adults: 3, children: [4] }])
  await page.getByRole('button', { name: 'Fewer: Children' }).click()
  expect(onValueChange).toHaveBeenLastCalledWith([{ adults: 3, children: [] }])
})

test('adds and removes rooms, says so and keeps the focus', async () => {
  const onValueChange = vi.fn()
  await render(party({ onValueChange, defaultValue: [{ adults: 3, children: [] }] }))
  const add = page.getByRole('button', { name: 'Add a room' })
  expect(page.getByRole('button', { name: /Remove/ }).elements()).toEqual([])
  await add.click()
  await expect.element(room(2)).toBeVisible()
  await expect.element(page.getByText('Room 2 added')).toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  await room(1).getByRole('button', { name: 'Remove room 1' }).click()
  await expect.element(page.getByText('Room 1 removed. Rooms left: 1')).toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  expect(onValueChange).toHaveBeenLastCalledWith([{ adults: 2, children: [] }])
})

test('keeps to its limits, also when a number is typed', async () => {
  const onValueChange = vi.fn()
  const limits = { maxRooms: 1, maxAdults: 4, maxChildren: 1, maxAge: 12 }
  await render(party({ ...limits, onValueChange, defaultValue: [{ adults: 4, children: [12] }] }))
  for (const label of ['Adults', 'Children', 'Age of child 1'])
    await expect.element(more(label)).toBeDisabled()
  await page.getByRole('button', { name: 'Add a room' }).click({ force: true })
  expect(onValueChange).not.toHaveBeenCalled()
  await page.getByRole('spinbutton', { name: 'Age of child 1' }).fill('40')
  await expect.element(page.getByRole('spinbutton', { name: 'Age of child 1' })).toHaveValue(12)
})

test('an emptied number stays as it was until another is typed', async () => {
  const onValueChange = vi.fn()
  await render(party({ onValueChange, defaultValue: [{ adults: 2, children: [9] }] }))
  const age = page.getByRole('spinbutton', { name: 'Age of child 1' })
  await age.fill('')
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('11')
  expect(onValueChange).toHaveBeenLastCalledWith([{ adults: 2, children: [11] }])
  await age.fill('')
  await userEvent.tab()
  await expect.element(age).toHaveValue(11)
})

test('the value that is given is what it shows', async () => {
  const screen = await render(party({ value: [{ adults: 2, children: [] }] }))
  await more('Adults').click()
  await expect.element(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2)
  await screen.rerender(party({ value: [{ adults: 5, children: [3] }] }))
  await expect.element(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(5)
  await expect.element(page.getByRole('spinbutton', { name: 'Age of child 1' })).toHaveValue(3)
})

test('a form sends it as JSON, and a reset brings back what it began with', async () => {
  const screen = await render(
    <form>{party({ name: 'rooms', defaultValue: [{ adults: 1, children: [5] }] })}</form>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  const sent = () => JSON.parse(String(new FormData(form).get('rooms')))
  await more('Adults').click()
  expect(sent()).toEqual([{ adults: 2, children: [5] }])
  form.reset()
  await expect.poll(sent).toEqual([{ adults: 1, children: [5] }])
})

test('two rooms fit a panel of 256 px, and axe finds nothing', async () => {
  const rooms = [
    { adults: 12, children: [17, 8] },
    { adults: 2, children: [] },
  ]
  const screen = await render(
    <div style={{ inlineSize: '256px' }}>{party({ defaultValue: rooms, error: 'Too many people' })}</div>,
  )
  const panel = screen.container.firstElementChild as HTMLElement
  expect(panel.scrollWidth).toBeLessThanOrEqual(256)
  expect(await findAccessibilityProblems(panel)).toEqual([])
})
