import { answerWith, type IsAnswer } from './answer-shape.ts'
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

const hasEnquiry = answerWith<SubmittedEnquiry>('enquiry')

/** Only what the service stored has an id: any other answer must not count as sent. */
export const isSubmitted: IsAnswer<SubmittedEnquiry> = (body, status): body is SubmittedEnquiry =>
  status === 201 && hasEnquiry(body, status) && typeof body.enquiry?._id === 'string'

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
