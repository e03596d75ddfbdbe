import type { SubmitResult } from '@susegad/ui/enquiry-form'

/** Errors of a refused enquiry: one sentence for the form, and one for each field concerned. */
interface Refusal {
  message?: string
  errors?: Record<string, string>
}

/** Posts an enquiry as JSON. Without an answer it rejects, and the form keeps every word to be sent again. */
export async function sendEnquiry(
  address: string,
  enquiry: Readonly<Record<string, string>>,
): Promise<SubmitResult> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(enquiry),
  })
  if (response.ok) return { ok: true }
  const { message = '', errors }: Refusal = await response.json()
  return { ok: false, error: message, errors }
}
