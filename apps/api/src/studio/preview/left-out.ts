import type { ContentName } from '@susegad/api-client/contract'

/** A draft that a preview shows only in part or not at all. */
export interface LeftOut extends ContentName {
  name: string
  what: 'added' | 'changed' | 'removed'
  isWhole: boolean
}

const MOST_NAMED = 4

const wholes = {
  added: (name: string) => `${name} (new)`,
  changed: (name: string) => `changes to ${name}`,
  removed: (name: string) => `removal of ${name}`,
}

const phrase = ({ name, what, isWhole }: LeftOut): string =>
  isWhole ? wholes[what](name) : `part of ${name}`

/** One sentence that says what a preview leaves out; the reasons stand where it is published. Empty if it shows everything. */
export function leftOutSentence(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return ''
  const named = leftOut.slice(0, MOST_NAMED).map(phrase)
  const more = leftOut.length - named.length
  if (more > 0) named.push(`${more} more`)
  return `Not in this preview because it can’t be published yet: ${named.join('; ')}.`
}
