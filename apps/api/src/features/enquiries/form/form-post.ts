import { enquiryInput } from '@susegad/api-client/contract'
import { MAX_LENGTH, MESSAGES } from '@susegad/api-client/rules'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../../http/http-error.ts'
import { type FormPage, formPage, formPolicy } from './form-page.ts'

const FORM = 'application/x-www-form-urlencoded'
export const SENT_PAGE = '/enquiry-sent/'

// Form encoding needs nine bytes for a Devanagari letter, JSON three; 8 KiB are for the other fields.
const longest =
  MAX_LENGTH.name + MAX_LENGTH.phone + MAX_LENGTH.email + MAX_LENGTH.subject + MAX_LENGTH.message
/** Large enough for every value that the contract allows, in any script. */
export const FORM_LIMIT = longest * 9 + 8 * 1024

export const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').toLowerCase().split(';')[0]?.trim() === FORM

export const wantsHtml = (request: FastifyRequest): boolean =>
  isForm(request) && (request.headers.accept ?? '').includes('text/html')

/** Parses a form into the fields of the JSON body; CRLF becomes LF. */
export function readForm(body: string): Record<string, unknown> {
  const fields = Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )
  const { contextKind, contextSlug, contextPage } = fields
  const context = contextKind
    ? {
        kind: contextKind,
        ...(contextSlug && { slug: contextSlug }),
        ...(contextPage && { page: contextPage }),
      }
    : undefined
  return { ...fields, ...(context && { context }) }
}

// Only a path of this site, so that the link can't lead elsewhere.
function backOf(request: FastifyRequest): string {
  const { referer } = request.headers
  if (referer === undefined || !URL.canParse(referer)) return '/contact'
  const { host, pathname } = new URL(referer)
  return host === request.headers.host && !pathname.startsWith('//') && !pathname.startsWith('/api')
    ? pathname
    : '/contact'
}

function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  content: Omit<FormPage, 'values' | 'back' | 'businessName'>,
) {
  const values = request.body as FormPage['values']
  return reply
    .code(status)
    .header('content-security-policy', formPolicy)
    .type('text/html; charset=utf-8')
    .serializer((html: string) => html)
    .send(formPage({ ...content, values, businessName: request.server.business.name, back: backOf(request) }))
}

const firstMessages = (error: Pick<FastifyError, 'validation'>): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { instancePath, message } of error.validation ?? []) {
    errors[instancePath.split('/').filter(Boolean)[0] ?? 'message'] ??= message ?? 'is wrong'
  }
  return errors
}

/** Errors of a submitted form, in the form's order. The form requires a date, the contract does not. */
export function formErrors(request: FastifyRequest): Record<string, string> | undefined {
  const errors = request.validationError ? firstMessages(request.validationError) : {}
  const { dateOfPlan } = (request.body ?? {}) as { dateOfPlan?: unknown }
  if (typeof dateOfPlan !== 'string' || dateOfPlan.trim() === '')
    errors.dateOfPlan = MESSAGES.dateOfPlanRequired
  const fields = Object.keys(enquiryInput.shape).filter((field) => errors[field] !== undefined)
  return fields.length === 0
    ? undefined
    : Object.fromEntries(fields.map((field) => [field, errors[field] ?? '']))
}

const notSent = 'Nothing has been sent yet. What you wrote is still here.'
const uncertain =
  'We can’t say whether your enquiry reached us. What you wrote is still here: send it again in a moment. We won’t receive it twice.'
const notRead =
  'Nothing has been sent. Go back with your browser’s Back button: what you wrote should still be in the form.'

export function refuseForm(request: FastifyRequest, reply: FastifyReply, errors: Record<string, string>) {
  if (wantsHtml(request)) {
    return answerPage(request, reply, 400, { heading: 'Please check your enquiry', notice: notSent, errors })
  }
  const [message = 'A field is wrong'] = Object.values(errors)
  throw new HttpError(400, message, { errors })
}

/** Answers any other error with an HTML page, so that visitors without JavaScript don't see JSON. */
export function failForm(request: FastifyRequest, reply: FastifyReply, refusal: HttpError) {
  const { statusCode: status, retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const notice = request.body === undefined ? notRead : isUncertain(status) ? uncertain : notSent
  return answerPage(request, reply, status, {
    heading: 'Failed to send enquiry. Please try again.',
    notice,
    problem: refusal.message,
    errors: {},
  })
}

/** The enquiry may be stored: another attempt is running, or the database's answer was lost. */
const isUncertain = (status: number): boolean => status === 409 || status >= 500
