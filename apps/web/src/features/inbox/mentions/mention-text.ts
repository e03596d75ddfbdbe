import type { Note, StaffResult } from '@susegad/api-client/contract'
import { MENTION_PATTERN } from '@susegad/api-client/rules'

type Colleague = Pick<StaffResult['staff'][number], '_id' | 'name' | 'email'>

/** What stands after the @: the name, with the address of colleagues who have the same one. */
export const mentionLabel = ({ name, email }: Colleague): string => (email ? `${name} (${email})` : name)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces typed names of colleagues by their ids, longest first: one name can begin with another. */
export function withMentionIds(text: string, staff: readonly Colleague[]): string {
  if (staff.length === 0 || !text.includes('@')) return text
  const byLabel = new Map(staff.map((person) => [mentionLabel(person), person._id]))
  const labels = [...byLabel.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])@(${labels.map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  )
  return text.replace(pattern, (_typed, label: string) => `<@${byLabel.get(label)}>`)
}

interface NotePart {
  text: string
  isMention: boolean
}

/** The text of a note in parts, with the current names of those whom it mentions. */
export function noteParts({ text, mentions }: Pick<Note, 'text' | 'mentions'>): NotePart[] {
  const parts: NotePart[] = []
  let end = 0
  for (const { 0: mark, 1: id, index } of text.matchAll(MENTION_PATTERN)) {
    const name = mentions.find(({ _id }) => _id === id)?.name
    parts.push({ text: text.slice(end, index), isMention: false })
    parts.push({ text: `@${name ?? 'former colleague'}`, isMention: true })
    end = index + mark.length
  }
  return [...parts, { text: text.slice(end), isMention: false }].filter((part) => part.text !== '')
}

/** Colleagues of whose names each typed word begins a word. */
export function findColleagues<Person extends Colleague>(staff: readonly Person[], query: string): Person[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return staff.filter(({ name }) => {
    const names = name.toLowerCase().split(/\s+/)
    return words.every((word) => names.some((it) => it.startsWith(word)))
  })
}
