/** The last lines of letters about enquiries. */
export const unsubscribeLines = (page: string): string[] => ['To get no more e-mails about enquiries:', page]
