import type { IsAnswer } from './answer-shape.ts'
import type { EnquiryInput, SubmittedEnquiry } from './contract/enquiry/enquiry.ts'
import { request } from './request.ts'

export interface SubmitEnquiryOptions {
  /** Origin of the service; defaults to the page's own origin. */
  baseUrl?: string | undefined
  token?: string | null | undefined
  /** Idempotency key, one per form: the service stores the enquiry only once. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt. @default 30000 */
  timeout?: number | undefined
  fetch?: typeof fetch | undefined
  /** @default 1 */
  retries?: number | undefined
}

/** Whether the body is JSON, not the text of a captive portal's page. Its fields are not checked. */
export const isSubmitted: IsAnswer<SubmittedEnquiry> = (body): body is SubmittedEnquiry =>
  typeof body !== 'string'

/** Sends an enquiry. A separate module, so that a public page stays small. */
export async function submitEnquiry(
  input: EnquiryInput,
  options: SubmitEnquiryOptions = {},
): Promise<SubmittedEnquiry> {
  const { baseUrl = '', ...rest } = options
  return request<SubmittedEnquiry>(`${baseUrl}/api/enquiries`, {
    retries: 1,
    ...rest,
    isAnswer: isSubmitted,
    method: 'POST',
    body: input,
  })
}
