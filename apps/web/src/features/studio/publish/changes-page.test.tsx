import type { Changes, PictureList, Release } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { studio } from '../content/studio-queries.ts'
import { ChangesPage } from './changes-page.tsx'

const change: Changes['changes'][number] = {
  kind: 'hotel',
  slug: 'casa',
  name: 'Casa Marisol',
  what: 'changed',
  differences: [],
  by: [{ _id: null, name: 'Ana' }],
  problems: [],
  unfinished: [],
}

/** The page of what waits, as the service answers. */
async function open(
  changes: Omit<Changes, 'version'>,
  pictures: PictureList['pictures'] = [],
  also: (client: QueryClient) => void = () => {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(studio.changes().queryKey, { ...changes, version: '1' })
  client.setQueryData(studio.pictures().queryKey, { pictures })
  also(client)
  const router = createRouter({
    routeTree: createRootRoute({ component: ChangesPage }),
    history: createMemoryHistory(),
  })
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('what does not go together names record and field in words, and leads to the very field', async () => {
  await open({
    changes: [change],
    problems: [
      {
        kind: 'hotel',
        slug: 'casa',
        name: 'Casa Marisol',
        path: ['rooms', 0, 'price'],
        field: 'roomDetails.garden-room.price',
        problem: '32 is too low',
        cure: 'Check it.',
      },
    ],
  })
  const link = page.getByRole('link', { name: 'Casa Marisol: Rooms, 1, Price' })
  await expect.element(link).toBeVisible()
  const address = new URL((link.element() as HTMLAnchorElement).href)
  expect(address.searchParams.get('record')).toBe('hotel/casa')
  expect(address.searchParams.get('field')).toBe('/rooms/0/price')
  await expect.element(page.getByText('32 is too low. Check it.')).toBeVisible()
  await expect.element(page.getByText(/Correct what is listed above first/)).toBeVisible()
})

test('what a change lacks is listed with it, field by field', async () => {
  const missing = { field: 'tagline', problem: 'is missing', cure: 'Add it.' }
  await open({ changes: [{ ...change, problems: [{ ...missing, path: ['tagline'] }] }], problems: [] })
  const link = page.getByRole('link', { name: 'Tagline' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/field=%2Ftagline/))
  await expect.element(page.getByText('This is missing: fill it in.')).toBeVisible()
})

test('what only looks unfinished is named with a way to it, and can be published', async () => {
  const problem = { field: 'heroPictures', problem: 'there is no photo', cure: 'Add one.' }
  await open({ changes: [{ ...change, unfinished: [{ ...problem, path: ['heroPictures'] }] }], problems: [] })
  const link = page.getByRole('link', { name: 'Hero pictures' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/field=%2FheroPictures/))
  await expect.element(page.getByRole('button', { name: 'Publish 1 change' })).toBeEnabled()
})

test('a crop is one change, with the photo as it was and as it becomes', async () => {
  const photo = (src: string) => ({ src: `uploads/${src}`, alt: 'A red wall' })
  const picture = (src: string) => ({
    src: `uploads/${src}`,
    url: `/${src}.webp`,
    width: 1920,
    height: 1200,
    photo: null,
  })
  const at = { path: ['heroPictures', 0], field: 'heroPictures[0]' }
  const differences = [
    { ...at, before: photo('whole') },
    { ...at, after: photo('crop') },
  ]
  await open({ changes: [{ ...change, differences }], problems: [] }, [picture('whole'), picture('crop')])
  await expect.element(page.getByText('Hero pictures, 1')).toBeVisible()
  const sources = [...document.querySelectorAll('.studio-differences > div')].map((row) =>
    [...row.querySelectorAll('del img, ins img')].map((image) => image.getAttribute('src')),
  )
  expect(sources).toEqual([['/whole.webp', '/crop.webp']])
})

test('a photo and the one in its place stand beside each other on a phone, whatever is said of them', async () => {
  await page.viewport(390, 844)
  const alt = 'A mansion with laterite steps and tall arched windows around a palm garden'
  const pictures = ['whole', 'crop'].map((name) => ({
    src: `uploads/${name}`,
    url: `/${name}.webp`,
    width: 1920,
    height: 1200,
    photo: null,
  }))
  const [before, after] = pictures.map(({ src }) => ({ src, alt }))
  const differences = [{ path: ['heroPictures', 0], field: 'heroPictures[0]', before, after }]
  await open({ changes: [{ ...change, differences }], problems: [] }, pictures)
  await expect.element(page.getByRole('insertion')).toBeVisible()
  const old = page.getByRole('deletion').element().getBoundingClientRect()
  const next = page.getByRole('insertion').element().getBoundingClientRect()
  expect([old.top, old.width]).toEqual([next.top, next.width])
})

test('fields are called as the form of the record calls them', async () => {
  const hotel = { kind: 'hotel', slug: 'casa', schema: 'hotel' }
  const room = { type: 'object', properties: { price: { title: 'Per night' } } }
  const rooms = { title: 'Rooms and suites', type: 'array', items: room }
  const schema = { type: 'object', properties: { rooms } }
  const missing = {
    path: ['rooms', 0, 'price'],
    field: 'rooms[0].price',
    problem: 'is missing',
    cure: 'Add it.',
  }
  const differences = [{ path: ['rooms', 0, 'price'], field: 'rooms[0].price', after: 'soon' }]
  await open({ changes: [{ ...change, differences, problems: [missing] }], problems: [] }, [], (client) => {
    client.setQueryData(['studio', 'overview'], { records: [hotel] })
    client.setQueryData(['studio', 'schema', 'hotel'], { schema })
  })
  await expect.element(page.getByRole('link', { name: 'Rooms and suites, 1, Per night' })).toBeVisible()
  await expect.element(page.getByRole('term')).toHaveTextContent('Rooms and suites, 1, Per night')
})

test('the note and what is left out outlive a draft that a colleague saves meanwhile', async () => {
  const waiting: Omit<Changes, 'version'> = {
    changes: [change, { ...change, slug: 'villa', name: 'Villa Coral' }],
    problems: [],
  }
  let client: QueryClient | undefined
  await open(waiting, [], (own) => {
    client = own
  })
  await page.getByLabelText(/^Note/).fill('Prices for the season')
  await page.getByRole('checkbox', { name: /Casa Marisol/ }).click()
  const more = { ...change, slug: 'fort', name: 'Fort House' }
  client?.setQueryData(studio.changes().queryKey, {
    problems: [],
    changes: [...waiting.changes, more],
    version: '2',
  })
  await expect.element(page.getByRole('checkbox', { name: /Fort House/ })).toBeChecked()
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Prices for the season')
  await expect.element(page.getByRole('checkbox', { name: /Casa Marisol/ })).not.toBeChecked()
  const publish = vi.spyOn(service.studio, 'publish').mockReturnValue(new Promise(() => {}))
  await page.getByRole('button', { name: 'Publish 2 changes' }).click()
  expect(publish).toHaveBeenCalledWith(
    expect.objectContaining({
      version: '2',
      note: 'Prices for the season',
      records: [
        { kind: 'hotel', slug: 'villa' },
        { kind: 'hotel', slug: 'fort' },
      ],
    }),
  )
})

test('a publication that fails keeps the note and what is left out; one that succeeds begins anew', async () => {
  let client: QueryClient | undefined
  const changes = [change, { ...change, slug: 'villa', name: 'Villa Coral' }]
  await open({ changes, problems: [] }, [], (own) => {
    client = own
  })
  const become = (state: 'failed' | 'published') =>
    client?.setQueryData(studio.release('r').queryKey, {
      release: { _id: 'r', state } as Release,
      changes: [],
      since: [],
    })
  const release = { _id: 'r', state: 'publishing' } as Release
  vi.spyOn(service.studio, 'publish').mockResolvedValue({ release })
  await page.getByLabelText(/^Note/).fill('Prices for the season')
  await page.getByRole('checkbox', { name: /Casa Marisol/ }).click()
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  become('failed')
  await expect.element(page.getByText('It was not published')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Casa Marisol/ })).not.toBeChecked()
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Prices for the season')
  become('published')
  await expect.element(page.getByRole('checkbox', { name: /Casa Marisol/ })).toBeChecked()
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('')
})
