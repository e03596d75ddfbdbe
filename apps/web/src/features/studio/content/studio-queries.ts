import type { ContentName, ImportChoice } from '@susegad/api-client/contract'
import { queryOptions } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'

const retry = false

/** Query options of the studio; `all` is the key to invalidate after a release. */
export const studio = {
  all: () => ['studio'] as const,
  overview: () =>
    queryOptions({
      queryKey: ['studio', 'overview'] as const,
      queryFn: ({ signal }) => service.studio.overview({ signal }),
      retry,
    }),
  schema: (name: string) =>
    queryOptions({
      queryKey: ['studio', 'schema', name] as const,
      queryFn: ({ signal }) => service.studio.schema(name, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry,
    }),
  record: (name: ContentName) =>
    queryOptions({
      queryKey: ['studio', 'record', name.kind, name.slug] as const,
      queryFn: ({ signal }) => service.studio.record(name, { signal }),
      retry,
    }),
  changes: () =>
    queryOptions({
      queryKey: ['studio', 'changes'] as const,
      queryFn: ({ signal }) => service.studio.changes({ signal }),
      staleTime: 0,
      retry,
    }),
  releases: (page: number) =>
    queryOptions({
      queryKey: ['studio', 'releases', page] as const,
      queryFn: ({ signal }) => service.studio.releases({ page, limit: 20 }, { signal }),
      retry,
    }),
  release: (id: string) =>
    queryOptions({
      queryKey: ['studio', 'release', id] as const,
      queryFn: ({ signal }) => service.studio.release(id, { signal }),
      retry,
    }),
  import: (id: string, choice: ImportChoice) =>
    queryOptions({
      queryKey: ['studio', 'import', id, choice] as const,
      queryFn: ({ signal }) => service.studio.import(id, choice, { signal }),
      staleTime: 0,
      retry,
    }),
  /** Cached: a preview link outlives any editing session. */
  preview: (name: ContentName) =>
    queryOptions({
      queryKey: ['studio', 'preview', name.kind, name.slug] as const,
      queryFn: ({ signal }) =>
        service.studio.preview({ record: { kind: name.kind, slug: name.slug } }, { signal }),
      staleTime: 3_600_000,
      retry,
    }),
  pictures: () =>
    queryOptions({
      queryKey: ['studio', 'pictures'] as const,
      queryFn: ({ signal }) => service.studio.pictures({ signal }),
      staleTime: 60_000,
      retry,
    }),
}
