import type { ToasterStore } from '@susegad/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import type { Selected } from '../selection/selection-provider.tsx'
import { collectEnquiries } from './collect-enquiries.ts'
import { type EnquiryTable, enquiryTable } from './enquiry-table.ts'

type CopyState =
  | { step: 'idle' }
  | { step: 'gathering' }
  | { step: 'failed'; text: string }
  /** Table to copy by hand if the browser blocks the clipboard. */
  | { step: 'by-hand'; table: string }

/**
 * Copies a table that is still loading: the clipboard gets its promise during the click, while the user activation
 * lasts.
 */
async function copyTable(table: Promise<EnquiryTable>): Promise<void> {
  const as = (type: string, form: keyof EnquiryTable) => {
    const blob = table.then((it) => new Blob([it[form]], { type }))
    // The caller handles the failure through its own promise.
    blob.catch(() => {})
    return { [type]: blob }
  }
  await navigator.clipboard.write([
    new ClipboardItem({ ...as('text/plain', 'text'), ...as('text/html', 'html') }),
  ])
}

/** Copies the selected enquiries, or all that match when none is selected. */
export function useCopy(toaster: ToasterStore) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<CopyState>({ step: 'idle' })

  async function copy({ all, ids, matching }: Selected) {
    if (state.step === 'gathering') return
    let count = 0
    const table = collectEnquiries({
      filter: matching,
      ...(all ? { except: ids } : { ids: ids.size > 0 ? ids : undefined }),
      list: (query) => queryClient.fetchQuery(enquiries.list(query)),
    }).then((found) => {
      count = found.length
      return enquiryTable(found)
    })
    setState({ step: 'gathering' })
    // Blame the clipboard only if the table itself has loaded.
    const refused = await copyTable(table).then(
      () => false,
      () => true,
    )
    try {
      const { text } = await table
      if (refused) return setState({ step: 'by-hand', table: text })
      setState({ step: 'idle' })
      toaster.show({
        message: `${enquiriesText(count)} copied.`,
        tone: 'success',
      })
    } catch (error) {
      setState({ step: 'failed', text: failureText('Nothing was copied.', error) })
    }
  }

  return {
    state,
    copy: (selected: Selected) => void copy(selected),
    dismiss: () => setState({ step: 'idle' }),
  }
}

export type DeskCopy = ReturnType<typeof useCopy>
