import type { ContentName } from '@susegad/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type RecordSchema, readShape } from './shape/read-shape.ts'
import type { Shape } from './shape/shape.ts'
import { studio } from './studio-queries.ts'

/** Fields of a record's form; undefined while loading. */
export function useRecordShape(record: ContentName | null): Shape | undefined {
  const { data: name } = useQuery({
    ...studio.overview(),
    select: ({ records }) =>
      records.find(({ kind, slug }) => kind === record?.kind && slug === record.slug)?.schema,
  })
  const { data } = useQuery({ ...studio.schema(name ?? ''), enabled: name !== undefined })
  return useMemo(() => data && readShape(data.schema as RecordSchema), [data])
}
