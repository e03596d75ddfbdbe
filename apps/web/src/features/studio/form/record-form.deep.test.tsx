import type { Photo } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { CheckIcon, EyeIcon } from '@susegad/ui/icon'
import { expect, test, vi } from 'vitest'
import { userEvent, page as viewPage } from 'vitest/browser'
import { kindOf, longest, openForm, recordAt, records } from '../../../../test/open-record-form.tsx'
import { service } from '../../../shell/session/service.ts'
import type { FormFacts } from './host/form-host.ts'

/** Opens every card, and those that stand in them. */
async function openAll(container: Element) {
  for (const closed = () => container.querySelectorAll<HTMLElement>('details:not([open]) > summary'); ; ) {
    if (closed().length === 0) return
    for (const summary of closed()) summary.click()
    await expect
      .poll(() => container.querySelectorAll('details[open]:not(:has(> .studio-card-body))').length)
      .toBe(0)
  }
}

test.each([...longest.values()])('a record shown and left alone stays as it is: %s', async (path) => {
  const record = records[path] ?? {}
  const before = JSON.stringify(record)
  const { screen, data } = await openForm(kindOf(record), record)
  await openAll(screen.container)
  for (const control of screen.container.querySelectorAll<HTMLElement>('input, textarea, select')) {
    control.focus()
    control.blur()
  }
  expect(JSON.stringify(data()), path).toBe(before)
})

test('every word of a hotel can be reached', async () => {
  const hotel = recordAt('hotels/la-view-hotel')
  const { screen } = await openForm('hotel', hotel)
  await openAll(screen.container)
  const shown = [...screen.container.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    (it) => it.value,
  )
  const texts: string[] = []
  const collect = (value: unknown, name: string): void => {
    if (['$schema', 'id', 'slug', 'key', 'src', 'cardPictures'].includes(name)) return
    if (typeof value === 'string' && !/^\{.*\}$/.test(value)) texts.push(value)
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) collect(item, Array.isArray(value) ? name : key)
  }
  collect(hotel, '')
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
})

test('a room is added: open, and its key is made of what it is called', async () => {
  const { screen, data } = await openForm('hotel', recordAt('hotels/la-view-hotel'))
  const before = (data().rooms as unknown[]).length
  await userEvent.click(screen.getByRole('button', { name: 'Add a room' }))
  const card = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').nth(before)
  await userEvent.fill(card.getByLabelText('Name', { exact: true }), 'Casa Azul & Spa')
  await userEvent.tab()
  await expect
    .poll(() => (data().rooms as Record<string, unknown>[])[before])
    .toMatchObject({
      category: 'Casa Azul & Spa',
      key: 'casa-azul-spa',
      facts: [],
      pictures: [],
    })
})

test('lines are added by Enter, pasted at once, moved and removed', async () => {
  const { screen, data } = await openForm('hotel', {
    ...recordAt('hotels/la-view-hotel'),
    facilities: ['Pool', 'Gym'],
  })
  const list = screen.getByRole('group', { name: 'Facilities' })
  await userEvent.click(list.getByRole('textbox').first())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => data().facilities).toEqual(['Pool', '', 'Gym'])
  await userEvent.fill(list.getByRole('textbox').nth(1), 'Bar\nTerrace')
  await expect.poll(() => data().facilities).toEqual(['Pool', 'Bar', 'Terrace', 'Gym'])
  await userEvent.click(list.getByRole('button', { name: 'Move Gym, 4 of 4' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }))
  await expect.poll(() => data().facilities).toEqual(['Pool', 'Bar', 'Gym', 'Terrace'])
  await userEvent.click(list.getByRole('button', { name: 'Remove Pool' }))
  await expect.poll(() => data().facilities).toEqual(['Bar', 'Gym', 'Terrace'])
})

test('an entry is dragged by its handle', async () => {
  const { screen, data } = await openForm('hotel', {
    ...recordAt('hotels/la-view-hotel'),
    facilities: ['Pool', 'Gym', 'Bar'],
  })
  const list = screen.getByRole('group', { name: 'Facilities' })
  await userEvent.dragAndDrop(
    list.getByRole('button', { name: 'Move Pool, 1 of 3' }),
    list.getByRole('button', { name: 'Move Bar, 3 of 3' }),
  )
  await expect.poll(() => data().facilities).toEqual(['Gym', 'Bar', 'Pool'])
})

test('the jump bar lands at its section and marks it, while the bar of what is saved stays in view', async () => {
  await viewPage.viewport(1200, 800)
  document.documentElement.style.setProperty('--sg-header-height', '104px')
  document.documentElement.style.setProperty('--sg-header-shown-height', '104px')
  const { screen } = await openForm(
    'hotel',
    recordAt('hotels/la-view-hotel'),
    {},
    undefined,
    <p className="studio-bar studio-acts">Saved</p>,
  )
  const contents = screen.getByRole('navigation', { name: 'Parts of this page' })
  await userEvent.click(contents.getByRole('link', { name: 'Rooms' }))
  const section = screen.container.querySelector('#part-rooms')
  const top = () => section?.getBoundingClientRect().top ?? 0
  // The header hides on the way, as in the site.
  document.documentElement.style.setProperty('--sg-header-shown-height', '0px')
  await expect.poll(top).toBeLessThan(260)
  window.dispatchEvent(new Event('scroll'))
  await expect
    .element(contents.getByRole('link', { name: 'Rooms' }))
    .toHaveAttribute('aria-current', 'location')
  const bar = screen.getByText('Saved', { exact: true })
  await expect.element(bar).toBeInViewport()
  expect(top()).toBeGreaterThanOrEqual(contents.element().getBoundingClientRect().bottom)
  document.documentElement.removeAttribute('style')
})

test('on a phone the first part of the contents begins in line with the form', async () => {
  await viewPage.viewport(390, 844)
  const { screen } = await openForm('hotel', recordAt('hotels/la-view-hotel'))
  screen.container.style.paddingInline = 'var(--sg-gutter) calc(var(--sg-gutter) + var(--site-tab-clearance))'
  const words = document.createRange()
  words.selectNodeContents(screen.getByRole('link', { name: 'Essentials' }).element())
  const heading = screen.getByRole('heading', { name: 'Essentials' }).element()
  expect(words.getBoundingClientRect().left).toBeCloseTo(heading.getBoundingClientRect().left, 0)
  const contents = screen.getByRole('navigation', { name: 'Parts of this page' }).element()
  const { left, right } = contents.getBoundingClientRect()
  expect([left, right].map(Math.round)).toEqual([0, innerWidth])
})

test.each([320, 390])('at %i px the bar holds its state and both buttons in one line', async (width) => {
  await viewPage.viewport(width, 844)
  const { screen } = await openForm(
    'hotel',
    recordAt('hotels/la-view-hotel'),
    {},
    undefined,
    <div className="studio-bar studio-acts">
      <p className="studio-save" data-state="saved">
        <CheckIcon />
        <span>Saved 11:05 pm</span>
      </p>
      {['Publish', 'Preview'].map((name) => (
        <Button key={name} size="sm">
          <EyeIcon />
          {name}
        </Button>
      ))}
    </div>,
  )
  screen.container.style.paddingInline = 'var(--sg-gutter) calc(var(--sg-gutter) + var(--site-tab-clearance))'
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const bar = boxOf(screen.container.querySelector('.studio-acts') ?? document.body)
  const buttons = ['Publish', 'Preview'].map((name) => boxOf(screen.getByRole('button', { name }).element()))
  const state = boxOf(screen.getByText('Saved 11:05 pm').element())
  expect(buttons.map(({ top }) => top)).toEqual([buttons[0]?.top, buttons[0]?.top])
  expect(state.right).toBeLessThanOrEqual(buttons[0]?.left ?? 0)
  expect(buttons[1]?.right).toBeLessThanOrEqual(bar.right + 0.5)
})

test('a link to a page that is not there is doubted while it is typed', async () => {
  const { screen } = await openForm('navigation', recordAt('navigation'))
  const first = screen.getByRole('group', { name: 'Header' }).getByRole('listitem').nth(1)
  await userEvent.click(first.getByText('HOTELS'))
  await userEvent.fill(first.getByLabelText('Leads to', { exact: true }), '/hotells')
  await expect.element(first.getByText(/There is no page \/hotells on your site/)).toBeVisible()
})

test('a place is set on the coast by hand and by arrow keys', async () => {
  const coast = recordAt('coast') as unknown as NonNullable<FormFacts['coast']>
  const { screen, data } = await openForm('hotel', recordAt('hotels/la-view-hotel'), { coast })
  const map = screen.getByRole('application')
  ;(map.element() as SVGElement).focus()
  const before = data().coordinates as { lat: number; lng: number }
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(data().coordinates).toEqual({
    lat: expect.closeTo(before.lat + 0.001, 4),
    lng: expect.closeTo(before.lng + 0.001, 4),
  })
  await userEvent.click(map)
  const middle = data().coordinates as { lat: number; lng: number }
  expect(middle.lat).toBeGreaterThan(14.5)
  expect(middle.lat).toBeLessThan(16)
})

test('paragraphs of a policy are shown together as they will look', async () => {
  const { screen } = await openForm('policy', {
    ...recordAt('policies/refund-policy'),
    sections: [{ id: 'when', heading: 'When', paragraphs: ['In *ten* days.', 'Ask [us](/contact).'] }],
  })
  await openAll(screen.container)
  await userEvent.click(screen.getByRole('button', { name: 'Show how it looks for Paragraphs' }))
  const look = screen.getByRole('region', { name: 'How Paragraphs looks' })
  await expect.element(look.getByRole('link', { name: 'us' })).toBeVisible()
  expect(look.element().querySelectorAll('p')).toHaveLength(2)
})

test('a list by name complains of no name before one is typed, although one entry has an empty name', async () => {
  const { screen } = await openForm('navigation', recordAt('navigation'))
  await openAll(screen.container)
  await expect.element(screen.getByLabelText('Name of another')).toBeValid()
  await screen.getByLabelText('Name of another').fill('activitys')
  await expect.element(screen.getByText('This name is taken.')).toBeVisible()
})

test('the labels of breadcrumbs stand at the addresses that they name', async () => {
  const { screen } = await openForm('navigation', recordAt('navigation'))
  await openAll(screen.container)
  const label = screen.getByLabelText('/terms-and-conditions', { exact: true })
  await expect.element(label).toHaveValue('Terms & Conditions')
  await expect.element(screen.getByRole('button', { name: 'Remove /activitys' })).toBeVisible()
})

test('a crop changes the photo in one place of the draft, and the card that shows it with it', async () => {
  const [whole, crop] = ['uploads/whole', 'uploads/crop']
  const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')}`
  const picture = (src: string, x: number) => ({
    src,
    url: drawn,
    width: 1920,
    height: 1200,
    photo: { _id: src, focus: { x, y: 0.5 }, wholeUrl: drawn },
  })
  const [one, other] = [
    { src: whole, alt: 'The wall' },
    { src: whole, alt: 'The wall again' },
  ]
  const hotel = recordAt('hotels/la-view-hotel')
  const { screen, data } = await openForm(
    'hotel',
    { ...hotel, heroPictures: [one], exteriorPictures: [other], cardPictures: [whole] },
    {},
    undefined,
    undefined,
    [picture(whole, 0.5)],
  )
  const photo = { _id: 'crop', src: crop, state: 'ready' } as Photo
  const calls = vi.spyOn(service.studio, 'cropPhoto').mockResolvedValue({ photo })
  const cropAs = async (label: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Crop ${label}`, exact: true }))
    await userEvent.click(viewPage.getByRole('button', { name: /^Point at/ }))
    await userEvent.click(viewPage.getByRole('button', { name: 'Save' }))
    await expect.element(viewPage.getByRole('dialog')).not.toBeInTheDocument()
  }
  const top = screen.container.querySelector('[id="/heroPictures"] legend')?.textContent
  const outside = screen.container.querySelector('[id="/exteriorPictures"] legend')?.textContent
  await cropAs(`${top} 1`)
  expect(data()).toMatchObject({
    heroPictures: [{ ...one, src: crop }],
    exteriorPictures: [other],
    cardPictures: [whole],
  })
  await cropAs(`${outside} 1`)
  expect(data()).toMatchObject({ exteriorPictures: [{ ...other, src: crop }], cardPictures: [crop] })
  calls.mockRestore()
})
