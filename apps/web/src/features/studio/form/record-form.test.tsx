import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { longest, openForm, recordAt, schemas } from '../../../../test/open-record-form.tsx'

test('there is a record to open of every schema, and the shared texts', () => {
  const files = Object.keys(schemas).map((path) => path.replace(/^.*\/|\.schema\.json$/g, ''))
  expect([...longest.keys()].toSorted()).toEqual([...files, 'shared-texts'].toSorted())
})

test('the shared texts are opened', async () => {
  const { screen } = await openForm('shared-texts', recordAt('shared-texts'))
  await expect.element(screen.getByRole('textbox').first()).toBeVisible()
})

test('a price is typed and read as the business writes it, and stored as a number', async () => {
  const { screen, data } = await openForm('hotel', { ...recordAt('hotels/la-view-hotel'), price: 199000 })
  const price = screen.getByLabelText('Price', { exact: true })
  await expect.element(price).toHaveValue('1,99,000')
  await userEvent.fill(price, '')
  await userEvent.type(price, '245000')
  await expect.element(price).toHaveValue('2,45,000')
  expect(data().price).toBe(245000)
  await userEvent.fill(price, 'two thousand')
  await expect.element(screen.getByText('Use digits only, such as 2500.')).toBeVisible()
  expect(data().price).toBe(245000)
})

test('prices by season and the rules of a stay are edited like any field', async () => {
  const { screen, data } = await openForm('hotel', recordAt('hotels/la-view-hotel'))
  const room = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').first()
  await userEvent.click(room.getByText('Standard Room').first())
  await userEvent.fill(room.getByLabelText('peak', { exact: true }), '3100')
  await userEvent.fill(screen.getByLabelText('Child to', { exact: true }), '11')
  await expect.element(screen.getByText(/the shared text “Seasons”/)).toBeVisible()
  expect(data()).toMatchObject({
    rooms: [{ prices: { monsoon: 2299, regular: 2499, peak: 3100 } }, {}, {}],
    stay: { seasons: '{seasons}', ages: { childFrom: 5, childTo: 11 } },
  })
})

test('the days and ages of an activity are chosen in its form', async () => {
  const { screen, data } = await openForm('activity', recordAt('activities/boat-party-in-goa'))
  await userEvent.click(screen.getByLabelText('Mo', { exact: true }))
  expect(data().outing).toMatchObject({ weekdays: ['Mo', 'We', 'Fr', 'Sa', 'Su'], ages: { from: 18 } })
})

test('an optional field that is emptied goes from the record, another stays to be filled in', async () => {
  const { screen, data } = await openForm('hotel', { ...recordAt('hotels/la-view-hotel'), contact: '123' })
  await userEvent.fill(screen.getByLabelText('Phone', { exact: true }), '')
  await userEvent.fill(screen.getByLabelText('Tagline', { exact: true }), '')
  expect(data()).not.toHaveProperty('contact')
  expect(data()).toHaveProperty('tagline', '')
})

test('a text that others share is said, and replaced by own words', async () => {
  const { screen, data } = await openForm('hotel', {
    ...recordAt('hotels/la-view-hotel'),
    facilities: '{houseRules.identityRule}',
  })
  await expect.element(screen.getByText(/the shared text “House rules › Identity rule”/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write its own Facilities' }))
  await expect.poll(() => data().facilities).toEqual([])
})

test('a problem stands at its field, and is counted where its card is closed', async () => {
  const { screen } = await openForm('hotel', recordAt('hotels/la-view-hotel'), {
    problemAt: (at) =>
      at === '/rooms/0/price' ? "'0' is not a price. Enter a whole amount, such as 1999." : undefined,
    countBelow: (at) => ('/rooms/0/price'.startsWith(at) ? 1 : 0),
  })
  const room = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').first()
  await expect.element(room.getByText('1 to do')).toBeVisible()
  await userEvent.click(room.getByText('1 to do'))
  await expect
    .element(room.getByLabelText('Price', { exact: true }))
    .toHaveAccessibleDescription(/Enter a whole amount, such as 1999/)
})

test('a field that is asked for stands in view with the focus, and the folds on the way to it are open', async () => {
  const { screen } = await openForm('hotel', recordAt('hotels/la-view-hotel'), {}, '/rooms/1/description')
  const room = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').nth(1)
  const description = room.getByLabelText('Description', { exact: true })
  await expect.element(description).toHaveFocus()
  await expect.element(description).toBeInViewport()
  expect(screen.container.querySelectorAll('#part-rooms details[open]')).toHaveLength(1)
})

test('a long text is shown as it will look, while it is typed, and its lines are kept', async () => {
  const { screen, data } = await openForm('hotel', recordAt('hotels/la-view-hotel'))
  const field = screen.getByLabelText('Description', { exact: true }).first()
  await userEvent.click(screen.getByRole('button', { name: 'Show how it looks for Description' }).first())
  const look = screen.getByRole('region', { name: 'How Description looks' })
  await userEvent.fill(field, 'A **quiet** house.\n\n- Pool\n- [Rates](/rates)')
  await expect.element(look.getByRole('listitem').first()).toHaveTextContent('Pool')
  await expect.element(look.getByRole('link', { name: 'Rates' })).toHaveAttribute('href', '/rates')
  await expect.element(look.getByText('quiet')).toBeVisible()
  expect(look.element().querySelector('strong')?.textContent).toBe('quiet')
  expect(data().description).toBe('A **quiet** house.\n\n- Pool\n- [Rates](/rates)')
  await userEvent.fill(field, 'Now [press](javascript:alert(1)).')
  await expect.element(look.getByText(/an unsafe link/)).toBeVisible()
  expect(look.element().querySelector('a')).toBeNull()
})
