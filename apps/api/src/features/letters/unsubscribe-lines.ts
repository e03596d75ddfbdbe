/** How letters about enquiries end. */
export const unsubscribeLines = (page: string): string[] => ['To get no more e-mails about enquiries:', page]
