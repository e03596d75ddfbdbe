import type { IsAnswer } from './answer-shape.ts'
import type { EnquiryInput, SubmittedEnquiry } from './contract/enquiry.ts'
import { request } from './request.ts'

export interface SubmitEnquiryOptions {
  /** Where the service is; the page's own origin by default. */
  baseUrl?: string | undefined
  token?: string | null | undefined
  /** One for each filled form: the same key is stored once, however often it is sent. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  fetch?: typeof fetch | undefined
  /** @default 1 */
  retries?: number | undefined
}

/** Success or failure is all that is read of it, but a captive portal's page is neither. */
export const isSubmitted: IsAnswer<SubmittedEnquiry> = (body): body is SubmittedEnquiry =>
  typeof body !== 'string'

/** Sends an enquiry; alone in its module, so that a public page carries little. */
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
