import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../settings/config.ts'
import { draftRoutes, recordRoutes } from '../studio/editing/record-routes.ts'
import { studioPhotoRoute } from '../studio/photos/photo-file-routes.ts'
import { photoActionRoutes, photoRoutes } from '../studio/photos/photo-routes.ts'
import { uploadRoutes } from '../studio/photos/upload-routes.ts'
import { previewRoutes } from '../studio/preview/preview-routes.ts'
import { releaseActionRoutes, releaseRoutes } from '../studio/releases/release-routes.ts'
import { siteExportRoutes, siteImportRoutes } from '../studio/transfer/transfer-routes.ts'
import { accessTokenRoutes } from './access-tokens/access-token-routes.ts'
import { accountRoutes } from './account/account-routes.ts'
import { confirmEmailRoutes } from './account/confirm-email-routes.ts'
import { linkRoutes } from './account/link-routes.ts'
import { answerRoutes } from './conversations/answer-routes.ts'
import { downloadRoutes } from './conversations/attachments/download-routes.ts'
import { uploadRoutes as attachmentUploadRoutes } from './conversations/attachments/upload-routes.ts'
import { inboundRoutes } from './conversations/inbound/inbound-routes.ts'
import { ownThreadRoutes } from './conversations/own-thread-routes.ts'
import { quotePdfRoutes } from './conversations/quotes/quote-pdf-routes.ts'
import { quoteRoutes } from './conversations/quotes/quote-routes.ts'
import { sharedQuoteRoutes } from './conversations/quotes/shared-quote-routes.ts'
import { whatsAppRoutes } from './conversations/whatsapp/whatsapp-routes.ts'
import { customerRoutes, samePersonRoutes } from './customers/customer-routes.ts'
import { deskRoutes, enquiryChangeRoutes } from './desk/desk-routes.ts'
import { enterRoutes } from './desk/enter-routes.ts'
import { enquiryExportRoutes } from './desk/export-routes.ts'
import { mergeRoutes } from './desk/merge-routes.ts'
import { ownEnquiryRoutes } from './desk/own-enquiry-routes.ts'
import { removalRoutes } from './desk/removal-routes.ts'
import { publicEnquiryRoutes } from './enquiries/form/public-enquiry-routes.ts'
import { figuresRoutes } from './figures/figures-routes.ts'
import { labelRoutes } from './labels/label-routes.ts'
import { letterRoutes } from './letters/letter-routes.ts'
import { unsubscribeRoutes } from './letters/unsubscribe-routes.ts'
import { liveRoutes } from './live/live-routes.ts'
import { mentionRoutes, noteRoutes } from './notes/note-routes.ts'
import { openingHoursOwnerRoutes, openingHoursRoutes } from './opening-hours/opening-hours-routes.ts'
import { operationProgressRoutes, operationRoutes } from './operations/operation-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passkeySignInRoutes } from './passkeys/passkey-sign-in-routes.ts'
import { auditRoutes } from './privacy/audit-routes.ts'
import { ownDataRoutes } from './privacy/own-data-routes.ts'
import { peopleRoutes } from './privacy/people-routes.ts'
import { routingRoutes } from './routing/routing-routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { secondStepRoutes } from './second-factor/second-step-routes.ts'
import { inviteRoutes } from './staff/invite-routes.ts'
import { joinRoutes } from './staff/join-routes.ts'
import { staffSettingsRoutes } from './staff/settings/staff-settings-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { teamRoutes } from './staff/team-routes.ts'
import { templateRoutes } from './templates/template-routes.ts'
import type { Sender } from './users/account-letters.ts'
import { profileRoutes } from './users/profile/profile-routes.ts'
import { sessionRoutes } from './users/session/session-routes.ts'
import { tripRoutes } from './users/trip/trip-routes.ts'
import { viewChangeRoutes, viewRoutes } from './views/view-routes.ts'
import { webhookOwnerRoutes } from './webhooks/webhook-owner-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

type Options = Sender &
  Pick<
    Config,
    | 'contentDir'
    | 'dataDir'
    | 'siteDir'
    | 'smtpUrl'
    | 'mailTo'
    | 'inbound'
    | 'whatsApp'
    | 'webhookTargets'
    | 'upiAddress'
    | 'gst'
  > & {
    secret: string
  }

/** All API routes; each group has its own guard. */
export const apiFeatures: FastifyPluginAsync<Options> = async (app, options) => {
  const { publicUrl, webhookTargets, secret } = options
  const answering = {
    ...options,
    addresses: app.replyAddresses,
    quoteLinks: app.quoteLinks,
    attachmentLinks: app.attachmentLinks,
    unsubscribe: app.unsubscribeLinks,
  }
  await app.register(accountRoutes, options)
  await app.register(linkRoutes, options)
  await app.register(confirmEmailRoutes, options)
  await app.register(profileRoutes, options)
  await app.register(tripRoutes)
  await app.register(ownDataRoutes, { secret, links: app.attachmentLinks })
  await app.register(peopleRoutes, { secret, links: app.attachmentLinks })
  await app.register(auditRoutes)
  await app.register(accessTokenRoutes)
  await app.register(sessionRoutes)
  await app.register(passkeyRoutes, options)
  await app.register(passkeySignInRoutes, { publicUrl })
  await app.register(secondFactorRoutes, options)
  await app.register(secondStepRoutes, { publicUrl, secret })
  await app.register(staffRoutes)
  await app.register(staffSettingsRoutes)
  await app.register(joinRoutes, { publicUrl })
  await app.register(teamRoutes)
  await app.register(inviteRoutes, options)
  await app.register(openingHoursRoutes)
  await app.register(openingHoursOwnerRoutes)
  await app.register(routingRoutes)
  await app.register(publicEnquiryRoutes)
  await app.register(ownEnquiryRoutes, options)
  await app.register(deskRoutes)
  await app.register(enquiryChangeRoutes)
  await app.register(noteRoutes, { publicUrl })
  await app.register(mentionRoutes)
  await app.register(enquiryExportRoutes)
  await app.register(removalRoutes)
  await app.register(mergeRoutes)
  await app.register(operationRoutes, answering)
  await app.register(operationProgressRoutes)
  await app.register(enterRoutes)
  await app.register(customerRoutes)
  await app.register(samePersonRoutes)
  await app.register(figuresRoutes)
  await app.register(answerRoutes, answering)
  await app.register(quoteRoutes, answering)
  await app.register(sharedQuoteRoutes, answering)
  await app.register(quotePdfRoutes, answering)
  await app.register(ownThreadRoutes, options)
  await app.register(attachmentUploadRoutes)
  await app.register(downloadRoutes, { storage: app.photoStorage, links: app.attachmentLinks })
  await app.register(inboundRoutes, { ...options, addresses: app.replyAddresses })
  await app.register(whatsAppRoutes, options)
  await app.register(templateRoutes)
  await app.register(labelRoutes)
  await app.register(viewRoutes)
  await app.register(viewChangeRoutes)
  await app.register(letterRoutes, options)
  await app.register(unsubscribeRoutes, { links: app.unsubscribeLinks })
  await app.register(liveRoutes)
  await app.register(recordRoutes, options)
  await app.register(draftRoutes, options)
  await app.register(releaseRoutes, options)
  await app.register(releaseActionRoutes, options)
  await app.register(photoRoutes)
  await app.register(photoActionRoutes)
  await app.register(uploadRoutes)
  await app.register(siteExportRoutes, options)
  await app.register(siteImportRoutes, options)
  await app.register(previewRoutes, { ...options, links: app.previewLinks })
  await app.register(studioPhotoRoute)
  await app.register(webhookRoutes)
  await app.register(webhookOwnerRoutes, { allowed: webhookTargets })
}
