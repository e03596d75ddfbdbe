import type { ActivityPart, Food, NamedText, Pickup } from '../../activities/activity.ts'
import type { TextSection } from '../../text/section.ts'
import { type RawRecord, shown } from '../raw-record.ts'
import { isAbsent, isMap, wordsOf } from '../raw-text.ts'

/** Highlights are strings, or titles with content lines. */
export function readHighlights(record: RawRecord): TextSection[] {
  const value = record.take('highlights')
  if (isAbsent(value)) return []
  return (Array.isArray(value) ? value : [value]).flatMap((item, index): TextSection[] => {
    if (!isMap(item)) return record.linesIn('highlights', item).map((title) => ({ title, lines: [] }))
    const entry = record.inner(`highlights[${index}]`, item)
    const title = entry.optionalText('title')
    if (title === null)
      entry.complain(
        'title',
        'is missing',
        'Write the highlight as a text, or as {"title": …, "content": […]}.',
      )
    return [{ title: title ?? '', lines: [...entry.lines('content', 'lines'), ...entry.restLines()] }]
  })
}

const partTexts = ['icon', 'description', 'duration', 'age', 'safety', 'restrictions'] as const

function readPart(part: RawRecord): ActivityPart {
  const name = part.text('name', "'Jet ski ride'")
  const texts: Partial<ActivityPart> = {}
  for (const field of partTexts) {
    const text = field === 'description' ? part.optionalMarkdown(field) : part.optionalText(field)
    if (text !== null) texts[field] = text
  }
  const groupSize = part.optionalText('group_size', 'groupSize')
  const bestFor = part.optionalText('best_for', 'bestFor')
  const notes = [...part.lines('notes'), ...part.restLines()].join('; ')
  return {
    name,
    ...texts,
    ...(groupSize === null ? {} : { groupSize }),
    ...(bestFor === null ? {} : { bestFor }),
    ...(notes === '' ? {} : { notes }),
  }
}

/** The activities within one: strings, or records with a name. */
export function readParts(record: RawRecord): ActivityPart[] {
  const value = record.take('activities')
  if (isAbsent(value)) return []
  return (Array.isArray(value) ? value : [value]).flatMap((item, index) =>
    isMap(item)
      ? [readPart(record.inner(`activities[${index}]`, item))]
      : record.linesIn('activities', item).map((name) => ({ name })),
  )
}

/** Named texts: a map, a list of `{name, text}`, or plain text under its own name. */
export function readNamedTexts(record: RawRecord, field: string): NamedText[] {
  const value = record.take(field)
  if (isMap(value)) {
    const inner = record.inner(field, value)
    return Object.keys(value).flatMap((key) => {
      const text = inner.optionalText(key)
      return text === null ? [] : [{ name: wordsOf(key), text }]
    })
  }
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isMap(item) && 'name' in item && 'text' in item)
  )
    return record.maps(field, value, 'Give each as {"name": …, "text": …}.').map((entry) => ({
      name: entry.text('name', "'Departure'"),
      text: [...entry.lines('text'), ...entry.restLines()].join('; '),
    }))
  const lines = record.linesIn(field, value)
  return lines.map((text) => ({ name: wordsOf(field), text }))
}

/** Plain text, or `{type, menu}`. */
export function readFood(record: RawRecord): Food | undefined {
  const value = record.take('food')
  if (isAbsent(value)) return undefined
  if (!isMap(value)) return { menu: record.linesIn('food', value) }
  const inner = record.inner('food', value)
  const type = inner.optionalText('type')
  return { ...(type === null ? {} : { type }), menu: [...inner.lines('menu'), ...inner.restLines()] }
}

const saysYes = (lines: readonly string[]): boolean => !/^(no|false|none|not)\b/i.test(lines[0] ?? 'yes')

/** Reads `available` or `included`, and `locations` or `main_points`. */
export function readPickup(record: RawRecord): Pickup | null {
  const value = record.take('pickup')
  if (isAbsent(value)) return null
  if (!isMap(value)) {
    const said = record.linesIn('pickup', value)
    return { included: saysYes(said), points: [], details: typeof value === 'boolean' ? [] : said }
  }
  const inner = record.inner('pickup', value)
  const flag = inner.take('included', 'available')
  const type = inner.optionalText('type')
  const points = inner.lines('locations', 'main_points', 'points')
  const said = inner.linesIn('included', flag)
  const words = typeof flag === 'boolean' ? [] : said
  return {
    included: isAbsent(flag) ? points.length > 0 : saysYes(said),
    ...(type === null ? {} : { type }),
    points,
    details: [...words, ...inner.lines('details'), ...inner.restLines()],
  }
}

/** Maximum group size, also from a text such as 'up to 15 people'. */
export function readPeople(record: RawRecord): number | undefined {
  const value = record.take('people')
  if (isAbsent(value)) return undefined
  const number = Number(/\d+/.exec(record.linesIn('people', value).join(' '))?.[0] ?? Number.NaN)
  if (Number.isInteger(number) && number > 0) return number
  record.complain(
    'people',
    `${shown(value)} says no number of people`,
    'Enter the largest group as a number, such as 10.',
  )
  return undefined
}
