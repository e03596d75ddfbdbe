import type { EnquiryTable } from './enquiry-table.ts'

/**
 * Puts a table on the clipboard that is still being gathered: the promise is handed over within the press, so
 * that the browser does not forget that it was asked for.
 */
export async function copyTable(table: Promise<EnquiryTable>): Promise<void> {
  const as = (type: string, form: keyof EnquiryTable) => {
    const blob = table.then((it) => new Blob([it[form]], { type }))
    // The caller hears of a failed gathering from the promise it made.
    blob.catch(() => {})
    return { [type]: blob }
  }
  await navigator.clipboard.write([
    new ClipboardItem({ ...as('text/plain', 'text'), ...as('text/html', 'html') }),
  ])
}

/** Offers the same text as a file to those whose clipboard is closed to us. */
export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
