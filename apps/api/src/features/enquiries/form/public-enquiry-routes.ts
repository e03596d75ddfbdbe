import { enquiryInput, submittedSchema } from '@susegad/api-client/contract'
import { errorCodes, type FastifyError, type FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers } from '../../../http/answers.ts'
import { KEY_MAX_LENGTH } from '../../../http/idempotency-key.ts'
import { asRefusal, refuse } from '../../../http/refuse.ts'
import {
  FORM_LIMIT,
  failForm,
  formErrors,
  isForm,
  readForm,
  refuseForm,
  SENT_PAGE,
  wantsHtml,
} from './form-post.ts'
import { submitEnquiry } from './submit-enquiry.ts'

/** The longest message beside a full plan takes about 420 KB of JSON, if every letter takes the most bytes. */
const LARGEST = 512 * 1024

/** Whether it is larger than other calls may be, without a plan to explain it. */
function isTooLarge({ headers, body }: FastifyRequest): boolean {
  const { trip = null, estimate = null } = Object(body) as { trip?: unknown; estimate?: unknown }
  return trip === null && estimate === null && Number(headers['content-length']) > 64 * 1024
}

const formPage = {
  description: 'For a form from a page without JavaScript: redirects to the confirmation page',
}

/** Submits an enquiry as JSON or as a plain form. Only this route accepts the form's content type. */
export const publicEnquiryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // The route's own limit replaces that of a parser.
    (_request, body, done) =>
      body.length > FORM_LIMIT
        ? done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
        : done(null, readForm(String(body))),
  )
  app.setErrorHandler((error: FastifyError, request, reply) =>
    wantsHtml(request) ? failForm(request, reply, asRefusal(error)) : refuse(error, request, reply),
  )

  app.post(
    '/enquiries',
    {
      bodyLimit: LARGEST,
      onRequest: app.maybeSignedIn,
      attachValidation: true,
      preValidation: async (request) => {
        if (!isForm(request) && isTooLarge(request)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      },
      schema: {
        tags: ['Enquiries'],
        summary: 'Send an enquiry',
        description:
          'Needs no account. A valid token links the enquiry to the account; an invalid one is ignored. With an Idempotency-Key, the same enquiry is stored once within 30 days. An invalid plan or context is left out. Takes up to 64 KiB, with a plan up to 512 KiB. A form (application/x-www-form-urlencoded) gets a page in response, and the same form is stored once within 30 days.',
        body: enquiryInput,
        headers: z.object({
          'idempotency-key': z.string().optional().describe(`At most ${KEY_MAX_LENGTH} characters`),
        }),
        response: answers({ 201: submittedSchema, 303: z.null().describe(formPage.description) }, 415, 422),
      },
    },
    async (request, reply) => {
      if (isForm(request)) {
        const errors = formErrors(request)
        if (errors) return refuseForm(request, reply, errors)
      } else if (request.validationError) throw request.validationError
      const submitted = await submitEnquiry(app, request, request.body)
      if (wantsHtml(request)) return reply.code(303).header('location', SENT_PAGE).send(null)
      return reply.code(201).send(submitted)
    },
  )
}
