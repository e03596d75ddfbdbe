import { ApiError } from '@susegad/api-client/client'
import type { ChangeInput, EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { enquiries, everyList, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { type LabelChange, labels, labelsAfter } from '../labels/labels.ts'
import { showChange } from './show-change.ts'
import type { MadeChange } from './use-undo-change.ts'

export type Wanted = Pick<ChangeInput, 'status' | 'assignedTo' | 'spam' | 'snoozedUntil' | 'priority'> &
  LabelChange

/** A colleague changed the enquiry after we read it. */
export interface Conflict {
  id: string
  mine: Wanted
  theirs: StaffEnquiry
}

const asFields = ({ status, assignedTo, spam, snoozedUntil, priority }: Wanted): Partial<StaffEnquiry> => ({
  ...(status !== undefined && { status }),
  ...(assignedTo !== undefined && { assignedTo, assigneeName: null }),
  ...(spam === false && { spam: null }),
  ...(snoozedUntil !== undefined && { snoozedUntil }),
  ...(priority !== undefined && { priority }),
})

/** The previous values of the changed fields, without a version, so that a rollback keeps the preceding change. */
const fieldsBefore = (wanted: Wanted, before: StaffEnquiry): Partial<StaffEnquiry> => ({
  ...(wanted.status !== undefined && { status: before.status }),
  ...(wanted.assignedTo !== undefined && {
    assignedTo: before.assignedTo,
    assigneeName: before.assigneeName,
  }),
  ...(wanted.spam !== undefined && { spam: before.spam }),
  ...(wanted.snoozedUntil !== undefined && { snoozedUntil: before.snoozedUntil }),
  ...(wanted.priority !== undefined && { priority: before.priority }),
  ...((wanted.addLabels ?? wanted.removeLabels) && { labels: before.labels }),
})

function findEnquiry(queryClient: QueryClient, id: string): StaffEnquiry | undefined {
  const detail = queryClient.getQueryData(enquiries.detail(id).queryKey)?.enquiry
  if (detail && 'version' in detail) return detail
  return queryClient
    .getQueriesData<EnquiryList>({ queryKey: everyList })
    .flatMap(([, list]) => list?.enquiries ?? [])
    .find(({ _id }) => _id === id)
}

const conflictingEnquiry = (error: unknown): StaffEnquiry | undefined =>
  error instanceof ApiError && error.kind === 'conflict'
    ? (error.body as { enquiry?: StaffEnquiry } | undefined)?.enquiry
    : undefined

/** Changes of one enquiry run one by one in this scope. */
export const changeScope = (id: string) => ({ id: `enquiry-${id}` })

/** The labels after a change, as far as they are known. */
function labelFields(queryClient: QueryClient, wanted: Wanted, before: StaffEnquiry | undefined) {
  if (!before || (wanted.addLabels === undefined && wanted.removeLabels === undefined)) return {}
  const known = queryClient.getQueryData(labels.queryKey)?.labels ?? []
  return { labels: labelsAfter(before.labels, wanted, known) }
}

/** Number of changes of this enquiry that are on their way; notes, templates and other enquiries don't count. */
const changesOf = (queryClient: QueryClient, id: string): number =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === changeScope(id).id })

export const isChanging = (queryClient: QueryClient, id: string): boolean => changesOf(queryClient, id) > 0

/** Changes status, assignee, snooze, labels or priority: shown at once, rolled back on refusal, a conflict if a colleague was faster. */
export function useChangeEnquiry(id: string, onChanged: (made: MadeChange) => void) {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // The mutation itself has only the error of the latest of several changes.
  const [refused, setRefused] = useState<{ wanted: Wanted; error: Error } | null>(null)
  // As the service has it: what is shown may hold an earlier change that is refused later.
  const confirmed = useRef<StaffEnquiry>(undefined)
  const mutation = useMutation({
    // Run changes one by one: each needs the version that the one before returned.
    scope: changeScope(id),
    mutationFn: (wanted: Wanted) => {
      const version = findEnquiry(queryClient, id)?.version
      return service.enquiries.change(id, { ...wanted, ...(version !== undefined && { version }) })
    },
    onMutate: async (wanted: Wanted) => {
      setConflict(null)
      setRefused(null)
      await queryClient.cancelQueries({ queryKey: enquiries.all() })
      const shown = findEnquiry(queryClient, id)
      if (!confirmed.current || changesOf(queryClient, id) === 1) confirmed.current = shown
      showChange(queryClient, id, { ...asFields(wanted), ...labelFields(queryClient, wanted, shown) })
    },
    onSuccess: ({ enquiry }) => {
      showChange(queryClient, id, enquiry)
      const before = confirmed.current
      confirmed.current = enquiry
      if (before) onChanged({ before, after: enquiry })
    },
    onError: (error, wanted) => {
      const theirs = conflictingEnquiry(error)
      if (theirs) {
        confirmed.current = theirs
        setConflict({ id, mine: wanted, theirs })
        showChange(queryClient, id, theirs)
        return
      }
      setRefused({ wanted, error })
      if (confirmed.current) showChange(queryClient, id, fieldsBefore(wanted, confirmed.current))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: viewsKey })
      return queryClient.invalidateQueries({ queryKey: enquiries.all() })
    },
  })
  return {
    /** `onSettled` runs only for the last of several changes. */
    change: (wanted: Wanted, onSettled?: () => void) =>
      mutation.mutate(wanted, { onSettled: () => onSettled?.() }),
    error: refused?.error ?? null,
    retry: () => refused && mutation.mutate(refused.wanted),
    conflict: conflict?.id === id ? conflict : null,
    keepTheirs: () => setConflict(null),
    useMine: () => conflict && mutation.mutate(conflict.mine),
  }
}
