import type { Picture } from '../../src/pictures/picture.ts'
import type { EncodedPicture } from '../photos/encoded-pictures.ts'

export const made = '// Made from the example business by the `content` command; do not edit.\n'

/** A value as source text; texts marked by `code` are printed without quotes. */
export function printed(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/"\\u0000(.*?)\\u0000"/g, (_quoted, code: string) => JSON.parse(`"${code}"`))
    .replace(/^( *)"([a-zA-Z_$][\w$]*)":/gm, '$1$2:')
}

/** Marks a text as source for `printed`. */
export const code = (text: string): string => `\u0000${text}\u0000`

/** A slug as an identifier: palm-cove becomes palmCove. */
export const named = (slug: string, ending = ''): string =>
  [...slug.split('-'), ending]
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^(?=\d)/, '_')

const isPicture = (value: object): value is Picture => 'hash' in value && 'alt' in value && 'tints' in value

/** Puts the given code in place of each picture inside a value. */
export function withPictureCode(value: unknown, codeOf: (picture: Picture) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return code(codeOf(value))
  if (Array.isArray(value)) return value.map((item) => withPictureCode(item, codeOf))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPictureCode(item, codeOf)]))
}

/** Collects the imports of a module while its pictures are printed. */
export class Imports {
  readonly #names = new Map<string, Set<string>>()
  readonly #given = new Map<string, string>()
  readonly #encoded: ReadonlyMap<string, EncodedPicture>

  constructor(encoded: ReadonlyMap<string, EncodedPicture>) {
    this.#encoded = encoded
  }

  add(path: string, name: string): void {
    this.#names.set(path, (this.#names.get(path) ?? new Set()).add(name))
  }

  /** Pictures from two modules may have the same name. */
  #nameOf(path: string, wanted: string): string {
    const from = this.#given.get(wanted)
    if (from !== undefined && from !== path) return this.#nameOf(path, `${wanted}_`)
    this.#given.set(wanted, path)
    return wanted
  }

  /** A picture with its alt text; one that is not encoded yet is written out. */
  picture(picture: Picture): string {
    const encoded = this.#encoded.get(picture.name)
    if (encoded === undefined || picture.src !== undefined) return JSON.stringify(picture)
    const path = `../../pictures/generated/${encoded.module}`
    const file = this.#nameOf(path, `picture_${encoded.exported}`)
    this.add('../../pictures/picture.ts', 'withAlt')
    this.add(path, `${encoded.exported} as ${file}`)
    return `withAlt(${file}, ${JSON.stringify(picture.alt)})`
  }

  toString(): string {
    return [...this.#names]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, names]) => `import { ${[...names].sort().join(', ')} } from '${path}'\n`)
      .join('')
  }
}
