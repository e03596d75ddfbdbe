import { defaultLocale } from './default-locale.ts'
import { formatMessage, type Message, type MessageValues } from './format-message.ts'
import type { MessageSets, Messages } from './messages.ts'

/** A language, as `LocaleProvider` takes it, for rules that run without React. */
export interface Language {
  /** @default that of `default-locale` */
  locale?: string | undefined
  /** Missing messages fall back to English. */
  messages?: Messages | undefined
}

export interface Words<Labels> {
  labels: Labels
  /** Fills the placeholders of one of the labels. */
  say: (message: Message, values: MessageValues) => string
}

/** Texts of a component: its own `labels` first, then those of the language, then English. */
export function wordsIn<Name extends keyof MessageSets>(
  { locale = defaultLocale, messages = {} }: Language,
  component: Name,
  english: MessageSets[Name],
  own?: Partial<MessageSets[Name]>,
): Words<MessageSets[Name]> {
  return {
    labels: { ...english, ...given(messages[component]), ...given(own) },
    say: (message, values) => formatMessage(message, values, locale),
  }
}

// Spreading an explicit undefined would hide the fallback text.
const given = <Labels extends object>(labels: Labels | undefined): Labels =>
  Object.fromEntries(Object.entries(labels ?? {}).filter(([, text]) => text !== undefined)) as Labels
