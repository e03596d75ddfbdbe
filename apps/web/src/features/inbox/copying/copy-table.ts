import { saveBlob } from '../../../signed-in/save-file.ts'
import type { EnquiryTable } from './enquiry-table.ts'

/**
 * Copies a table that is still loading: the clipboard gets its promise during the click, while the user activation
 * lasts.
 */
export async function copyTable(table: Promise<EnquiryTable>): Promise<void> {
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

/** Offers the text as a file, for browsers that block access to the clipboard. */
export const downloadText = (text: string, name: string): void =>
  saveBlob(name, new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
