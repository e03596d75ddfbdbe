import type { SpamReason } from '@susegad/api-client/rules'

const reasons: Record<SpamReason, string> = {
  honeypot: 'A hidden field was filled in.',
  links: 'It has too many links.',
  blocked: 'The sender is blocked.',
  staff: 'A colleague set it aside.',
}

const isKnown = (reason: string): reason is SpamReason => Object.hasOwn(reasons, reason)

/** The reason why the service marked an enquiry as spam, in words. */
export const spamText = (reason: string): string =>
  isKnown(reason) ? reasons[reason] : 'It was detected as spam.'
