import {
  enquiryDetailSchema,
  myEnquiryListSchema,
  pageQuery,
  type StaffDetail,
  threadPageSchema,
  threadQuery,
} from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { type Actor, noteSeen } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { senderOf } from '../customers/customer-store.ts'
import { type EnquiryRow, toOwnEnquiry, toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import {
  findEnquiry,
  findMergedInto,
  findOwnEnquiry,
  listChanges,
  listMerged,
} from '../enquiries/enquiry-store.ts'
import { findViewOf } from '../enquiries/list/in-view.ts'
import { listOwn } from '../enquiries/list/own-enquiry-list.ts'
import { toPage } from '../enquiries/list/page.ts'
import { isUnread } from '../enquiries/list/staff-row.ts'
import { toMessage, toOwnMessage, toThread } from '../enquiries/messages/message-rows.ts'
import { threadPage } from '../enquiries/messages/message-store.ts'
import { ownDetail } from '../enquiries/messages/own-detail.ts'
import { listNotes } from '../enquiries/notes/note-store.ts'
import { planIn } from '../enquiries/sent-plan.ts'
import { threadOf } from '../enquiries/thread-parts.ts'
import { isUnsubscribed } from '../letters/unsubscribed-store.ts'
import { identityKey } from '../users/identity.ts'
import { findUser, hasConfirmed, type UserRow } from '../users/user-store.ts'
import { chatWindow } from '../whatsapp/chat-window.ts'

const enquiries = { tags: ['Enquiries'], security: bearer }

/** Whether the customer's account has not confirmed the email address of the enquiry. */
function mailboxOf({ email }: EnquiryRow, sender: UserRow | undefined): Pick<StaffDetail, 'mailbox'> {
  if (sender === undefined) return {}
  if (sender.emailKey !== identityKey(email)) return { mailbox: 'other' }
  return hasConfirmed(sender, email) ? {} : { mailbox: 'unconfirmed' }
}

/** The enquiry, if the caller is on the staff or its customer. */
async function findReadable(app: FastifyInstance, request: FastifyRequest, id: string) {
  const session = sessionOf(request)
  const staff = session.role === 'admin'
  const found =
    isId(id) &&
    (await (staff
      ? findEnquiry(app.db, id)
      : findOwnEnquiry(app.db, await threadOf(app.db, id, session.id), session.id)))
  if (!found) throw notFound('The enquiry')
  return { row: found, staff }
}

/** Everything that the desk shows about an enquiry; records that it was opened. */
async function staffDetail(db: Queries, row: EnquiryRow, by: Actor): Promise<StaffDetail> {
  const { id } = row
  const [
    notes,
    history,
    thread,
    customer,
    unsubscribed,
    enterer,
    sender,
    routedTo,
    merged,
    mergedInto,
    unread,
  ] = await Promise.all([
    listNotes(db, id),
    listChanges(db, id),
    threadPage(db, id, 'all'),
    senderOf(db, id),
    isUnsubscribed(db, row.email),
    row.entered_by === null ? undefined : findUser(db, row.entered_by),
    row.user_id === null ? undefined : findUser(db, row.user_id),
    findViewOf(db, id),
    listMerged(db, id, false),
    findMergedInto(db, row),
    isUnread(db, id, by.id),
    noteSeen(db, by, { record: 'enquiry', id }),
  ])
  return {
    enquiry: { ...toStaffEnquiry(row), unread },
    plan: planIn(row),
    notes,
    history,
    customer,
    ...toThread(thread, toMessage),
    enteredBy: enterer?.name ?? null,
    ...(routedTo && { routedTo }),
    ...(merged.length > 0 && { merged }),
    ...(mergedInto && { mergedInto }),
    ...mailboxOf(row, sender),
    ...(unsubscribed && {
      unsubscribed: sender && hasConfirmed(sender, row.email) ? 'account' : 'unreachable',
    }),
  }
}

/** Routes for a signed-in person's own enquiries. */
export const ownEnquiryRoutes: FastifyPluginAsyncZod<Pick<Config, 'gst' | 'whatsApp'>> = async (
  app,
  { gst, whatsApp },
) => {
  app.get(
    '/enquiries/my-enquiries',
    {
      onRequest: app.signedIn,
      schema: {
        ...enquiries,
        summary: 'List your enquiries, newest first',
        querystring: pageQuery,
        response: answers({ 200: myEnquiryListSchema }, 401, 403),
      },
    },
    async (request) => {
      const { page, limit } = request.query
      const found = await listOwn(app.db, sessionOf(request).id, limit, (page - 1) * limit)
      return toPage(found, toOwnEnquiry, page, limit)
    },
  )

  app.get(
    '/enquiries/:id',
    {
      onRequest: app.staffOrCustomer,
      config: { scope: 'enquiries:read' },
      schema: {
        ...enquiries,
        summary: 'Get an enquiry',
        description:
          'Staff also get notes, history and the whole thread; customers get the messages between them and the business.',
        params: idParams,
        response: answers({ 200: enquiryDetailSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { row, staff } = await findReadable(app, request, request.params.id)
      if (!staff) return ownDetail(app.db, row)
      const chat = whatsApp && row.erased_at === null ? await chatWindow(app.db, row.id) : undefined
      return {
        ...(await staffDetail(app.db, row, app.actorOf(request))),
        ...(whatsApp && chat && { whatsApp: { ...chat, template: whatsApp.template.name } }),
        ...(gst && { quoteTax: gst }),
      }
    },
  )

  app.get(
    '/enquiries/:id/messages',
    {
      onRequest: app.staffOrCustomer,
      config: { scope: 'enquiries:read' },
      schema: {
        ...enquiries,
        summary: 'List earlier messages of a thread',
        description:
          'Returns the page before the message in `before`, oldest first; without `before`, the newest page. Staff also get logged calls and chats; customers can read the thread of their own enquiries.',
        params: idParams,
        querystring: threadQuery,
        response: answers({ 200: threadPageSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { id } = request.params
      const { row, staff } = await findReadable(app, request, id)
      const page = await threadPage(app.db, row.id, staff ? 'all' : 'public', request.query.before)
      return staff ? toThread(page, toMessage) : toThread(page, toOwnMessage)
    },
  )
}
