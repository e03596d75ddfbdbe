const safe = /^(?:\/(?![/\\])|https:\/\/(?=[^/?#\\])|mailto:(?=.)|tel:(?=.))[^\s\\\p{Cc}]*$/iu

/** Whether a link leads to a page of the site, a web page, an address or a number; all else is left out. */
export const isSafeLink = (href: string): boolean => safe.test(href)
