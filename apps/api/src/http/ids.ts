import { z } from 'zod'

// Any string, so that a malformed id gets the same 404 as an unknown one.
export const idParams = z.object({ id: z.string() })
export const isId = (id: string): boolean => z.uuid().safeParse(id).success
