import type { PictureList } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { render } from 'vitest-browser-react'
import '../src/shell/site-shell.css'
import { withValue } from '../src/features/studio/content/pointer.ts'
import type { RecordSchema } from '../src/features/studio/content/shape/read-shape.ts'
import { recordShape } from '../src/features/studio/content/shape/shape-of-value.ts'
import { studio } from '../src/features/studio/content/studio-queries.ts'
import type { FormFacts } from '../src/features/studio/form/host/form-host.ts'
import { RecordForm } from '../src/features/studio/form/record-form.tsx'
// Last, as on the site.
import '../src/features/studio/studio.css'

type Data = Record<string, unknown>

const package_ = '../../../packages/catalog-data'
export const schemas = import.meta.glob<RecordSchema>('../../../packages/catalog-data/schema/*.json', {
  eager: true,
  import: 'default',
})
export const records = import.meta.glob<Data>(
  '../../../packages/catalog-data/{example,konkan-trails}/**/*.json',
  {
    eager: true,
    import: 'default',
  },
)
/** As the service answers for shared texts, which have no schema of their own. */
const free: RecordSchema = { type: 'object', additionalProperties: true }
const schemaOf = (name: string): RecordSchema => schemas[`${package_}/schema/${name}.schema.json`] ?? free
export const recordAt = (path: string): Data => records[`${package_}/example/${path}.json`] ?? {}

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

export async function openForm(
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

export const kindOf = (data: Data) =>
  data.$schema ? String(data.$schema).replace(/^.*\/|\.schema\.json$/g, '') : 'shared-texts'

/** The longest of each kind: what it has, the others have too. */
export const longest = new Map<string, string>()
for (const [path, record] of Object.entries(records)) {
  const size = (at: string | undefined) => JSON.stringify(records[at ?? ''] ?? '').length
  if (size(path) > size(longest.get(kindOf(record)))) longest.set(kindOf(record), path)
}
