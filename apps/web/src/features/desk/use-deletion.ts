import type { ToasterStore } from '@susegad/ui/toast'
import { useRef, useState } from 'react'
import { failureText } from '../../signed-in/failure-text.ts'
import { type Deletion, useDeleteEnquiries, useRestoreEnquiries } from './use-delete-enquiries.ts'
import type { DeskSelection } from './use-selection.ts'

const counted = (n: number) => (n === 1 ? '1 enquiry' : `${n} enquiries`)

/** The literal question, which does not bend for a single one. */
export function deletionQuestion({ ids, kind }: Deletion): string {
  return kind === 'single'
    ? 'Are you sure you want to delete this enquiry?'
    : `Are you sure you want to delete ${ids.length} enquiries?`
}

/** Deleting from question to undo. */
export function useDeletion(selection: DeskSelection, toaster: ToasterStore) {
  const remove = useDeleteEnquiries()
  const restore = useRestoreEnquiries()
  const [asked, setAsked] = useState<Deletion | null>(null)
  const undoable = useRef<{ ids: readonly string[]; toast: string } | null>(null)

  function bringBack(ids: readonly string[]) {
    undoable.current = null
    restore.mutate(ids, {
      onSuccess: () =>
        void toaster.show({ message: `${counted(ids.length)} brought back.`, tone: 'success' }),
      onError: (error) =>
        void toaster.show({
          message: failureText(`${counted(ids.length)} could not be brought back.`, error),
          tone: 'danger',
          action: { label: 'Retry', onPress: () => bringBack(ids) },
          duration: Number.POSITIVE_INFINITY,
        }),
    })
  }

  function perform(deletion: Deletion) {
    const { ids, kind } = deletion
    remove.mutate(deletion, {
      onSuccess: () => {
        if (kind === 'bulk') selection.clear()
        else selection.drop(ids)
        const toast = toaster.show({
          message: `${counted(ids.length)} deleted.`,
          action: { label: 'Undo', onPress: () => bringBack(ids) },
          onGone: () => {
            if (undoable.current?.ids === ids) undoable.current = null
          },
        })
        undoable.current = { ids, toast }
      },
    })
  }

  return {
    asked,
    ask: (deletion: Deletion) => {
      if (deletion.ids.length > 0) setAsked(deletion)
    },
    dismiss: () => setAsked(null),
    perform,
    isDeleting: remove.isPending,
    failure: remove.error
      ? failureText(
          `${counted(remove.variables?.ids.length ?? 0)} could not be deleted and ${remove.variables?.ids.length === 1 ? 'is' : 'are'} still here.`,
          remove.error,
        )
      : '',
    retry: () => remove.variables && perform(remove.variables),
    forgetFailure: () => remove.reset(),
    undo: () => {
      const last = undoable.current
      if (!last) return
      bringBack(last.ids)
      toaster.dismiss(last.toast)
    },
    bringBack,
  }
}

export type DeskDeletion = ReturnType<typeof useDeletion>
