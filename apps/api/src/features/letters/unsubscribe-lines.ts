/** Footer of emails about enquiries. */
export const unsubscribeLines = (page: string): string[] => ['To stop emails about your enquiries:', page]
