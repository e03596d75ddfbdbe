/** A type as react-docgen writes it. */
export interface DocgenType {
  name: string
  raw?: string
  value?: string
  elements?: readonly DocgenType[]
}

/** `| undefined` only marks an optional prop, for exactOptionalPropertyTypes: leave it out of the table. */
const isLeftOut = ({ name }: DocgenType) => name === 'undefined'

const plain = (source: string) =>
  source
    .replace(/\s+/g, ' ')
    .replace(/\bReact\./g, '')
    .replace(/\bReadonlyArray<([\w.]+)>/g, 'readonly $1[]')
    .replace(/ ?\| undefined$/, '')
    .replace(/^\| /, '')
    .replace(/^\((.*\) => [^|]*)\)$/, '$1')

/** The members of a union, including those of named unions inside it. */
export function membersOf(type: DocgenType): readonly DocgenType[] {
  if (type.name !== 'union' || !type.elements) return [type]
  return type.elements.filter((element) => !isLeftOut(element)).flatMap(membersOf)
}

/** A type as source code, with the literals of a union spelled out. */
export function typeText(type: DocgenType): string {
  const members = membersOf(type)
  // react-docgen keeps a type that it cannot parse as source text.
  const isRead = members.every(({ name, raw }) => name !== 'unknown' || raw)
  if (!isRead && type.raw) return plain(type.raw)
  return [...new Set(members.map(({ value, raw, name }) => plain(value ?? raw ?? name)))].join(' | ')
}
