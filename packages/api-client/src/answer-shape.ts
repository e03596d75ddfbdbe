export type IsAnswer<T> = (body: unknown, status: number) => body is T

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** By its top-level names only: a newer service may know values that the contract of this version does not. */
export const answerWith =
  <T>(...names: (T extends unknown ? keyof T : never)[]): IsAnswer<T> =>
  (body): body is T =>
    isObject(body) && names.every((name) => name in body)

/** A call that is answered with its success alone. */
export const noContent = (_body: unknown, status: number): _body is undefined => status === 204
