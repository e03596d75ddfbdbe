import type { ContentRecord } from '@susegad/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { service } from '../../../shell/session/service.ts'
import { beforeLeaving } from '../../../shell/session/session.ts'
import { studio } from '../content/studio-queries.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { keepDraft, keptDraft } from './kept-drafts.ts'

/** The draft of an open record, autosaved and updated with changes by others. */
export function useDraft(record: ContentRecord) {
  const queryClient = useQueryClient()
  const [keeper] = useState(() => {
    const name = { kind: record.kind, slug: record.slug }
    return new DraftKeeper(record, keptDraft(name), {
      keep: (draft) => keepDraft(name, draft),
      async send(input) {
        const result = await service.studio.save(name, input)
        queryClient.setQueryData(studio.record(name).queryKey, { record: result.record })
        void queryClient.invalidateQueries({ queryKey: studio.overview().queryKey })
        return result
      },
    })
  })
  const view = useSyncExternalStore(keeper.subscribe, keeper.view)

  useEffect(() => keeper.learn(record), [keeper, record])
  useEffect(() => {
    const flush = () => keeper.flush()
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush()
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', hidden)
    const stopLeaving = beforeLeaving(keeper.sendLast)
    return () => {
      stopLeaving()
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', hidden)
      // Leaving the page: send unsaved edits now.
      keeper.flush()
    }
  }, [keeper])

  return { keeper, view }
}
