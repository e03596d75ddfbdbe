import type { ContentName, ImportChoice } from '@susegad/api-client/contract'
import { queryOptions } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'

/** One call of the studio, never retried. */
function query<const Key extends readonly unknown[], Data>(
  key: Key,
  fetch: (options: { signal: AbortSignal }) => Promise<Data>,
  staleTime?: number,
) {
  return queryOptions({
    queryKey: ['studio', ...key] as const,
    queryFn: ({ signal }) => fetch({ signal }),
    retry: false,
    ...(staleTime !== undefined && { staleTime }),
  })
}

const api = service.studio

/** Query options of the studio; `all` is the key to invalidate after a release. */
export const studio = {
  all: () => ['studio'] as const,
  overview: () => query(['overview'], (options) => api.overview(options)),
  schema: (name: string) => query(['schema', name], (options) => api.schema(name, options), Infinity),
  record: (name: ContentName) =>
    query(['record', name.kind, name.slug], (options) => api.record(name, options)),
  changes: () => query(['changes'], (options) => api.changes(options), 0),
  releases: (page: number) =>
    query(['releases', page], (options) => api.releases({ page, limit: 20 }, options)),
  release: (id: string) => query(['release', id], (options) => api.release(id, options)),
  import: (id: string, choice: ImportChoice) =>
    query(['import', id, choice], (options) => api.import(id, choice, options), 0),
  /** Cached: a preview link outlives any editing session. */
  preview: ({ kind, slug }: ContentName) =>
    query(['preview', kind, slug], (options) => api.preview({ record: { kind, slug } }, options), 3_600_000),
  pictures: () => query(['pictures'], (options) => api.pictures(options), 60_000),
}
