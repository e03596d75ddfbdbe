/** Reads the text of one search param; undefined if it makes no sense. */
type Read<T> = (text: string) => T | undefined

/**
 * Reads search params for `validateSearch`. Unknown and invalid ones become undefined instead of missing, because
 * the router keeps missing ones as they are in the URL.
 */
export const searchReader =
  <T extends object>(params: { [K in keyof T]-?: Read<NonNullable<T[K]>> }) =>
  (raw: object): T =>
    Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [
        name,
        Object.hasOwn(params, name) ? params[name as keyof T](String(value ?? '').trim()) : undefined,
      ]),
    ) as T

export const oneOf =
  <T extends string | number>(...known: readonly T[]): Read<T> =>
  (text) =>
    known.find((it) => String(it) === text)

export const textUpTo =
  (length: number): Read<string> =>
  (text) =>
    text.slice(0, length) || undefined

/** A page other than the first, which has no number in its URL. */
export const laterPage: Read<number> = (text) =>
  Number.isSafeInteger(Number(text)) && Number(text) > 1 ? Number(text) : undefined

/** A day as in ISO 8601, such as `2026-11-21`. */
export const isoDay: Read<string> = (text) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return time && new Date(time).toISOString().slice(0, 10) === text ? text : undefined
}

export const uuid: Read<string> = (text) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined
