const safe = /^(?:\/(?![/\\])|https:\/\/(?=[^/?#\\])|mailto:(?=.)|tel:(?=.))[^\s\\\p{Cc}]*$/iu

/** Whether a link is a page of the site, a web page, an email address or a phone number. Others are removed. */
export const isSafeLink = (href: string): boolean => safe.test(href)
