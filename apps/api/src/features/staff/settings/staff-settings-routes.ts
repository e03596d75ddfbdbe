import { staffSettingsInput, staffSettingsSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../../http/answers.ts'
import { sessionOf } from '../../../http/session.ts'
import { readSettings, saveSettings } from './staff-settings-store.ts'

const account = { tags: ['Accounts'], security: bearer }

/** A member's own emails and signature. */
export const staffSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/users/settings',
    {
      schema: {
        ...account,
        summary: 'Get which emails you get about enquiries, and your signature',
        response: answers({ 200: staffSettingsSchema }, 401, 403),
      },
    },
    async (request) => ({ settings: await readSettings(app.db, sessionOf(request).id) }),
  )

  app.put(
    '/users/settings',
    {
      config: { readsOnly: true },
      schema: {
        ...account,
        summary: 'Change which emails you get about enquiries, and your signature',
        description:
          '`each`: every new enquiry, replies in your enquiries and in unassigned ones. `mine`: only enquiries assigned to you. `digest`: one email a day, when the business opens. Emails to the addresses in MAIL_TO are not affected.',
        body: staffSettingsInput,
        response: answers({ 200: staffSettingsSchema }, 401, 403, 415),
      },
    },
    async (request) => {
      await saveSettings(app.db, sessionOf(request).id, request.body)
      return { settings: request.body }
    },
  )
}
