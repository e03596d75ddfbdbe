export type IsAnswer<T> = (body: unknown, status: number) => body is T

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Checks the top-level names only: a newer service may send values that this version's contract does not know. */
export const answerWith =
  <T>(...names: (T extends unknown ? keyof T : never)[]): IsAnswer<T> =>
  (body): body is T =>
    isObject(body) && names.every((name) => name in body)

/** Expects no response body (status 204). */
export const noContent = (_body: unknown, status: number): _body is undefined => status === 204
