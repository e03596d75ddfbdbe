import type { ContentRecord, ImportPlan } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readShape } from '../content/shape/read-shape.ts'
import { Collisions } from '../draft/collisions.tsx'
import { MergedNotice } from '../draft/merged-notice.tsx'
import { ImportPlanView } from '../files/import-plan.tsx'

const room = { type: 'object', properties: { price: { title: 'Per night' } } }
const schema = {
  type: 'object',
  properties: { rooms: { title: 'Rooms and suites', type: 'array', items: room } },
}
const shape = readShape(schema)
const name = 'Rooms and suites, 1, Per night'
const at = { path: ['rooms', 0, 'price'], field: 'rooms[0].price' }
const ana = { _id: null, name: 'Ana' }

test('a merged change is named as the form calls the field', async () => {
  const merged = { by: [ana], differences: [{ ...at, before: 2000, after: 2500 }] }
  await render(<MergedNotice {...{ merged, shape }} locale="en-IN" onRead={() => {}} />)
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`${name}: 2,500`)
})

test('a field that two people changed is named as the form calls it', async () => {
  const conflict = {
    record: {} as ContentRecord,
    merged: {},
    collisions: [{ ...at, base: 2000, theirs: 2500, mine: 2600, by: ana }],
  }
  await render(<Collisions {...{ conflict, shape }} locale="en-IN" resolve={() => {}} />)
  await expect.element(page.getByRole('radiogroup', { name })).toBeVisible()
})

test('a field that the studio and a file changed is named as the form calls it', async () => {
  const casa = { kind: 'hotel', slug: 'casa', name: 'Casa Marisol' } as const
  const plan: ImportPlan = {
    base: 1,
    isMarked: true,
    changes: [],
    missing: [],
    photos: [],
    refused: [],
    version: '1',
    collisions: [{ ...casa, ...at, studio: 2500, folder: 2600, by: ana }],
  }
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(['studio', 'overview'], { records: [{ ...casa, schema: 'hotel' }] })
  client.setQueryData(['studio', 'schema', 'hotel'], { schema })
  await render(
    <QueryClientProvider client={client}>
      <ImportPlanView plan={plan} choice={null} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(`Casa Marisol, ${name}`)).toBeVisible()
})
