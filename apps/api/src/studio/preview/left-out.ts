import type { ContentName } from '@susegad/api-client/contract'

/** A draft that a preview shows only in part or not at all. */
export interface LeftOut extends ContentName {
  name: string
  what: 'added' | 'changed' | 'removed'
  isWhole: boolean
}

const MOST_NAMED = 4

const wholes = {
  added: (name: string) => `all of ${name}, which is new`,
  changed: (name: string) => `every change of ${name}`,
  removed: (name: string) => `that ${name} is removed`,
}

const phrase = ({ name, what, isWhole }: LeftOut): string =>
  isWhole ? wholes[what](name) : `a part of ${name}`

/** One sentence that says what a preview leaves out; the reasons stand where it is published. Empty if it shows everything. */
export function leftOutSentence(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return ''
  const named = leftOut.slice(0, MOST_NAMED).map(phrase)
  const more = leftOut.length - named.length
  if (more > 0) named.push(`${more} more`)
  return `This preview leaves out what is not finished: ${named.join('; ')}.`
}
