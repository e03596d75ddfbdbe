import type { Photo, PictureList } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { CheckIcon, EyeIcon } from '@susegad/ui/icon'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent, page as viewPage } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../shell/site-shell.css'
import { service } from '../../../shell/session/service.ts'
import { studio } from '../studio-queries.ts'
import type { FormFacts } from './form-host.ts'
import { withValue } from './pointer.ts'
import { RecordForm } from './record-form.tsx'
import type { RecordSchema } from './shape/read-shape.ts'
import { recordShape } from './shape/shape-of-value.ts'
// Last, as on the site.
import '../studio.css'

type Data = Record<string, unknown>

const package_ = '../../../../../../packages/catalog-data'
const schemas = import.meta.glob<RecordSchema>('../../../../../../packages/catalog-data/schema/*.json', {
  eager: true,
  import: 'default',
})
const records = import.meta.glob<Data>(
  '../../../../../../packages/catalog-data/{example,konkan-trails}/**/*.json',
  {
    eager: true,
    import: 'default',
  },
)
/** As the service answers for shared texts, which have no schema of their own. */
const free: RecordSchema = { type: 'object', additionalProperties: true }
const schemaOf = (name: string): RecordSchema => schemas[`${package_}/schema/${name}.schema.json`] ?? free
const recordAt = (path: string): Data => records[`${package_}/example/${path}.json`] ?? {}

const facts: FormFacts = {
  problemAt: () => undefined,
  countBelow: () => 0,
  locale: 'en-IN',
  currency: 'INR',
  records: { hotels: [{ slug: 'la-view-hotel', name: 'La View' }] },
  pages: ['/', '/hotels'],
}

interface FormOfProps {
  schema: string
  data: Data
  told?: Partial<FormFacts>
  field?: string | undefined
  bar?: ReactNode
  onData: (data: Data) => void
}

function FormOf({ schema, data: first, told, field, bar, onData }: FormOfProps) {
  const [data, setData] = useState(first)
  const [shape] = useState(() => recordShape(schemaOf(schema), first))
  const [edit] = useState(
    () => (at: string, next: unknown) => setData((before) => withValue(before, at, next)),
  )
  onData(data)
  return (
    <RecordForm shape={shape} data={data} edit={edit} facts={{ ...facts, ...told }} field={field} bar={bar} />
  )
}

async function openForm(
  schema: string,
  data: Data,
  told: Partial<FormFacts> = {},
  field?: string,
  bar?: ReactNode,
  pictures: PictureList['pictures'] = [],
) {
  let now = data
  // Pictures ask the service what they look like; here nobody answers.
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(studio.pictures().queryKey, { pictures })
  const screen = await render(
    <QueryClientProvider client={client}>
      <FormOf
        {...{ schema, data, told, field, bar }}
        onData={(next) => {
          now = next
        }}
      />
    </QueryClientProvider>,
  )
  return { screen, data: () => now }
}

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

const named = (path: string) => path.replace(`${package_}/`, '')
const kindOf = (data: Data) =>
  data.$schema ? String(data.$schema).replace(/^.*\/|\.schema\.json$/g, '') : 'shared-texts'

// The longest of each kind: what it has, the others have too.
const longest = new Map<string, string>()
for (const [path, record] of Object.entries(records)) {
  const size = (at: string | undefined) => JSON.stringify(records[at ?? ''] ?? '').length
  if (size(path) > size(longest.get(kindOf(record)))) longest.set(kindOf(record), path)
}

test('a record of every schema is opened, and the shared texts', () => {
  const files = Object.keys(schemas).map((path) => path.replace(/^.*\/|\.schema\.json$/g, ''))
  expect([...longest.keys()].toSorted()).toEqual([...files, 'shared-texts'].toSorted())
})

test.each([...longest.values()])('a record shown and left alone stays as it is: %s', async (path) => {
  const record = records[path] ?? {}
  const before = JSON.stringify(record)
  const { screen, data } = await openForm(kindOf(record), record)
  await openAll(screen.container)
  for (const control of screen.container.querySelectorAll<HTMLElement>('input, textarea, select')) {
    control.focus()
    control.blur()
  }
  expect(JSON.stringify(data()), named(path)).toBe(before)
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

test('an optional field that is emptied goes from the record, another stays to be filled in', async () => {
  const { screen, data } = await openForm('hotel', { ...recordAt('hotels/la-view-hotel'), contact: '123' })
  await userEvent.fill(screen.getByLabelText('Phone', { exact: true }), '')
  await userEvent.fill(screen.getByLabelText('Tagline', { exact: true }), '')
  expect(data()).not.toHaveProperty('contact')
  expect(data()).toHaveProperty('tagline', '')
})

test('a room is added: open, and its key is made of what it is called', async () => {
  const { screen, data } = await openForm('hotel', recordAt('hotels/la-view-hotel'))
  const before = (data().rooms as unknown[]).length
  await userEvent.click(screen.getByRole('button', { name: 'Add a room' }))
  const card = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').nth(before)
  await userEvent.fill(card.getByLabelText('Name', { exact: true }), 'Casa Azul & Spa')
  await userEvent.tab()
  await expect
    .poll(() => (data().rooms as Data[])[before])
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

test('a text that others share is said, and replaced by own words', async () => {
  const { screen, data } = await openForm('hotel', {
    ...recordAt('hotels/la-view-hotel'),
    facilities: '{houseRules.identityRule}',
  })
  await expect.element(screen.getByText('houseRules.identityRule')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write its own Facilities' }))
  await expect.poll(() => data().facilities).toEqual([])
})

test('a problem stands at its field, and is counted where its card is closed', async () => {
  const { screen } = await openForm('hotel', recordAt('hotels/la-view-hotel'), {
    problemAt: (at) =>
      at === '/rooms/0/price' ? "'0' is not a price. Write a whole amount, as 1999." : undefined,
    countBelow: (at) => ('/rooms/0/price'.startsWith(at) ? 1 : 0),
  })
  const room = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').first()
  await expect.element(room.getByText('1 to do')).toBeVisible()
  await userEvent.click(room.getByText('1 to do'))
  await expect
    .element(room.getByLabelText('Price', { exact: true }))
    .toHaveAccessibleDescription(/Write a whole amount, as 1999/)
})

test('a field that is asked for stands in view with the focus, and the folds on the way to it are open', async () => {
  const { screen } = await openForm('hotel', recordAt('hotels/la-view-hotel'), {}, '/rooms/1/description')
  const room = screen.getByRole('group', { name: 'Rooms' }).getByRole('listitem').nth(1)
  const description = room.getByLabelText('Description', { exact: true })
  await expect.element(description).toHaveFocus()
  await expect.element(description).toBeInViewport()
  expect(screen.container.querySelectorAll('#part-rooms details[open]')).toHaveLength(1)
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
  await expect.element(look.getByText(/a link that is not safe/)).toBeVisible()
  expect(look.element().querySelector('a')).toBeNull()
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
