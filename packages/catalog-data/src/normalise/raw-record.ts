import { markdownFault } from '../markdown/markdown-fault.ts'
import type { TextSection } from '../text/section.ts'
import { nearName } from './near-name.ts'
import { isAbsent, isMap, linesOf, wordsOf } from './raw-text.ts'
import type { Trouble } from './trouble.ts'

/** Text around numbers: currency sign, code or abbreviation, percent, `/-`, commas. */
const written = /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|[A-Z]s)(?!\p{L})\.?|%|\/-|,|\s/gu

interface Range {
  min: number
  max: number
}

/** Reads an owner's record field by field and keeps track of unread fields. */
export class RawRecord {
  readonly label: string
  readonly #trouble: Trouble
  readonly #fields: Map<string, unknown>
  readonly #path: string
  readonly #known = new Set<string>()

  constructor(label: string, raw: Record<string, unknown>, trouble: Trouble, path = '') {
    this.label = label
    this.#trouble = trouble
    this.#path = path
    this.#fields = new Map(Object.entries(raw).filter(([, value]) => !isAbsent(value)))
  }

  complain(field: string, problem: string, cure: string): void {
    this.#trouble.add(this.label, `${this.#path}${field}`, problem, cure)
  }

  has(field: string): boolean {
    return this.#fields.has(field)
  }

  /** Returns a field without marking it as read. */
  peek(field: string): unknown {
    return this.#fields.get(field)
  }

  /** Takes the first field that exists; the others stay unread and end up in `rest`. */
  take(...names: string[]): unknown {
    for (const name of names) this.#known.add(name)
    const name = names.find((candidate) => this.#fields.has(candidate))
    if (name === undefined) return undefined
    const value = this.#fields.get(name)
    this.#fields.delete(name)
    return value
  }

  /** Opens a nested record. */
  inner(field: string, value: Record<string, unknown>): RawRecord {
    return new RawRecord(this.label, value, this.#trouble, `${this.#path}${field}.`)
  }

  lines(...names: [string, ...string[]]): string[] {
    return this.linesIn(names[0], this.take(...names))
  }

  /** Texts inside a value that has already been taken. */
  linesIn(field: string, value: unknown): string[] {
    try {
      return linesOf(value)
    } catch {
      this.complain(field, 'is nested too deeply to be text', 'Give a text or a list of texts.')
      return []
    }
  }

  optionalText(...names: [string, ...string[]]): string | null {
    const lines = this.lines(...names)
    return lines.length === 0 ? null : lines.join('; ')
  }

  text(field: string, example: string): string {
    const value = this.optionalText(field)
    if (value === null) this.complain(field, 'is missing', `Add it, as in ${example}.`)
    return value ?? ''
  }

  /** A long text with its line breaks. */
  optionalMarkdown(field: string): string | null {
    const value = this.peek(field)
    if (typeof value !== 'string') return this.optionalText(field)
    this.take(field)
    const source = value.replaceAll('\r\n', '\n').trim()
    const fault = markdownFault(source)
    if (fault) this.complain(field, `${shown(source)} ${fault.problem}`, fault.cure)
    return source
  }

  markdown(field: string, example: string): string {
    const source = this.optionalMarkdown(field)
    if (source === null) this.complain(field, 'is missing', `Add it, as in ${example}.`)
    return source ?? ''
  }

  /** A number, optionally written with a currency's sign or code, thousands commas or a percent sign. */
  optionalNumber(field: string, { min, max }: Range, example: string): number | null {
    const value = this.take(field)
    if (isAbsent(value)) return null
    const digits = typeof value === 'string' ? value.replace(written, '') : value
    const number = typeof digits === 'string' && digits !== '' ? Number(digits) : digits
    if (typeof number !== 'number' || !Number.isFinite(number)) {
      this.complain(field, `${shown(value)} is not a number`, `Write it as ${example}.`)
      return null
    }
    if (number < min || number > max) {
      this.complain(field, `${number} is outside ${min} to ${max}`, `Write it as ${example}.`)
      return null
    }
    return number
  }

  /** True or false; false if absent. */
  flag(field: string): boolean {
    const value = this.take(field)
    if (isAbsent(value) || typeof value === 'boolean') return value === true
    this.complain(field, `${shown(value)} is neither true nor false`, 'Write true, or leave it out.')
    return false
  }

  number(field: string, range: Range, example: string): number {
    const missing = !this.has(field)
    const value = this.optionalNumber(field, range, example)
    if (missing) this.complain(field, 'is missing', `Add it, as in ${example}.`)
    return value ?? 0
  }

  /** A list of nested records; any other item is reported as a problem. */
  maps(field: string, value: unknown, cure: string): RawRecord[] {
    const items = Array.isArray(value) ? value : [value]
    return items.flatMap((item, index) => {
      if (isMap(item)) return this.inner(`${field}[${index}]`, item)
      this.complain(`${field}[${index}]`, `${shown(item)} is not a record`, cure)
      return []
    })
  }

  /** Names of the unread fields. */
  unread(): string[] {
    return [...this.#fields.keys()]
  }

  /** Unread fields as sections, so that no data is lost; typos of known fields are reported instead. */
  rest(): TextSection[] {
    const known = new Set(this.#known)
    return this.unread().flatMap((field) => {
      const near = known.has(field) ? undefined : nearName(field, known)
      if (near !== undefined) this.complain(field, 'is not a field of this record', `Write it as '${near}'.`)
      const lines = this.lines(field)
      return lines.length === 0 ? [] : [{ title: wordsOf(field), lines }]
    })
  }

  /** Unread fields as lines, for records without sections. */
  restLines(): string[] {
    return this.rest().map(({ title, lines }) => `${title}: ${lines.join(', ')}`)
  }
}

/** Formats a value for an error message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value.length > 60 ? `${value.slice(0, 60)}…` : value}'`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a record'
  return String(value)
}
