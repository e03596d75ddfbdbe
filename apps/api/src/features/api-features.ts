import type { FastifyPluginAsync } from 'fastify'
import { accessTokenRoutes } from './access-tokens/access-token-routes.ts'
import { deskRoutes } from './enquiries/desk-routes.ts'
import { ownEnquiryRoutes } from './enquiries/own-enquiry-routes.ts'
import { publicEnquiryRoutes } from './enquiries/public-enquiry-routes.ts'
import { removalRoutes } from './enquiries/removal-routes.ts'
import { figuresRoutes } from './figures/figures-routes.ts'
import { letterRoutes } from './letters/letter-routes.ts'
import { liveRoutes } from './live/live-routes.ts'
import { auditRoutes } from './privacy/audit-routes.ts'
import { ownDataRoutes } from './privacy/own-data-routes.ts'
import { peopleRoutes } from './privacy/people-routes.ts'
import { joinRoutes } from './staff/join-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { teamRoutes } from './staff/team-routes.ts'
import type { Sender } from './users/account-letters.ts'
import { accountRoutes } from './users/account-routes.ts'
import { linkRoutes } from './users/link-routes.ts'
import { profileRoutes } from './users/profile-routes.ts'
import { sessionRoutes } from './users/session-routes.ts'
import type { AllowedTargets } from './webhooks/target.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

/** All API routes; each group has its own guard. */
export const apiFeatures: FastifyPluginAsync<
  Sender & { webhookTargets: AllowedTargets; secret: string }
> = async (app, sender) => {
  const { publicUrl, webhookTargets, secret } = sender
  await app.register(accountRoutes, { publicUrl })
  await app.register(linkRoutes, sender)
  await app.register(profileRoutes, sender)
  await app.register(ownDataRoutes, { secret })
  await app.register(peopleRoutes, { secret })
  await app.register(auditRoutes)
  await app.register(accessTokenRoutes)
  await app.register(sessionRoutes)
  await app.register(staffRoutes)
  await app.register(joinRoutes, { publicUrl })
  await app.register(teamRoutes, sender)
  await app.register(publicEnquiryRoutes)
  await app.register(ownEnquiryRoutes)
  await app.register(deskRoutes)
  await app.register(removalRoutes)
  await app.register(figuresRoutes)
  await app.register(letterRoutes)
  await app.register(liveRoutes)
  await app.register(webhookRoutes, { allowed: webhookTargets })
}
