import { MESSAGES } from '@susegad/api-client/rules'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../http-error.ts'
import { formPage, formPolicy } from './form-page.ts'

const FORM = 'application/x-www-form-urlencoded'
export const SENT_PAGE = '/enquiry-sent/'

export const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').toLowerCase().split(';')[0]?.trim() === FORM

export const wantsHtml = (request: FastifyRequest): boolean =>
  isForm(request) && (request.headers.accept ?? '').includes('text/html')

/** Reads a form as the same fields JSON would have; the browser's own line breaks become plain ones. */
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

// Only a path of our own, so that the link can't lead elsewhere.
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
  heading: string,
  errors: Record<string, string>,
) {
  const values = (request.body ?? {}) as Record<string, unknown>
  return reply
    .code(status)
    .header('content-security-policy', formPolicy)
    .type('text/html; charset=utf-8')
    .serializer((html: string) => html)
    .send(formPage(heading, values, errors, backOf(request)))
}

const firstMessages = (error: Pick<FastifyError, 'validation'>): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { instancePath, message } of error.validation ?? []) {
    errors[instancePath.split('/').filter(Boolean)[0] ?? 'message'] ??= message ?? 'is wrong'
  }
  return errors
}

const order = ['name', 'phone', 'email', 'dateOfPlan', 'subject', 'message']

/** What is wrong with a sent form, by field in the form's order; the form asks for a date, the contract doesn't. */
export function formErrors(request: FastifyRequest): Record<string, string> | undefined {
  const errors = request.validationError ? firstMessages(request.validationError) : {}
  const { dateOfPlan } = (request.body ?? {}) as { dateOfPlan?: unknown }
  if (typeof dateOfPlan !== 'string' || dateOfPlan.trim() === '')
    errors.dateOfPlan = MESSAGES.dateOfPlanRequired
  const fields = order.filter((field) => errors[field] !== undefined)
  return fields.length === 0
    ? undefined
    : Object.fromEntries(fields.map((field) => [field, errors[field] ?? '']))
}

export function refuseForm(request: FastifyRequest, reply: FastifyReply, errors: Record<string, string>) {
  if (wantsHtml(request)) return answerPage(request, reply, 400, 'Please check your enquiry', errors)
  const [message = 'A field is wrong'] = Object.values(errors)
  throw new HttpError(400, message, { errors })
}

/** A page for whatever else went wrong, so that nobody without JavaScript faces JSON. */
export function failForm(request: FastifyRequest, reply: FastifyReply, refusal: HttpError) {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return answerPage(request, reply, refusal.statusCode, 'Failed to send enquiry. Please try again.', {
    message: refusal.message,
  })
}
