import { z } from 'zod'

// Any string, so that a malformed id gets the same 404 as an unknown one.
export const idParams = z.object({ id: z.string() })
export const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** A UUID without hyphens, for links and addresses. */
export const shortId = (uuid: string): string => uuid.replaceAll('-', '')
export const uuidOf = (short: string): string =>
  short.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
