/** A UUID without hyphens, for links and addresses. */
export const shortId = (uuid: string): string => uuid.replaceAll('-', '')

export const uuidOf = (short: string): string =>
  short.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
