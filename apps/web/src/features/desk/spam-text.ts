const reasons: Record<string, string> = {
  honeypot: 'A field was filled in that people can not see.',
}

/** Why the service set an enquiry aside, in words. */
export const spamText = (reason: string): string => reasons[reason] ?? reason
