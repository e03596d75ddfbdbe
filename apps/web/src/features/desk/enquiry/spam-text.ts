import type { SpamReason } from '@susegad/api-client/rules'

const reasons: Record<SpamReason, string> = {
  honeypot: 'A field was filled in that people can not see.',
  links: 'It is full of links.',
  blocked: 'Whoever sent it is blocked.',
  staff: 'Somebody on the staff set it aside.',
}

const isKnown = (reason: string): reason is SpamReason => Object.hasOwn(reasons, reason)

/** The reason why the service marked an enquiry as spam, in words. */
export const spamText = (reason: string): string =>
  isKnown(reason) ? reasons[reason] : 'The service took it for spam.'
