'use client'

import * as React from 'react'
import { defaultCurrency, defaultLocale } from './default-locale.ts'
import { type Words, wordsIn } from './language.ts'
import type { MessageSets, Messages } from './messages.ts'

export type { Message } from './format-message.ts'
export type { MessageSets, Messages } from './messages.ts'

export interface Locale {
  /** Language and region of dates, numbers and plurals, such as `hi-IN`. */
  locale: string
  /** Default currency of prices, as an ISO 4217 code. */
  currency: string
  /** Writing direction, for arrow keys in widgets such as tabs and sliders. */
  direction: 'ltr' | 'rtl'
  /** Texts of the components, by component; missing ones fall back to English. */
  messages: Messages
}

const english: Locale = { locale: defaultLocale, currency: defaultCurrency, direction: 'ltr', messages: {} }

const LocaleContext = React.createContext(english)

export interface LocaleProviderProps extends Partial<{ [Key in keyof Locale]: Locale[Key] | undefined }> {
  children: React.ReactNode
}

/**
 * Language, formats and direction of everything inside; what is not given comes from the provider around it.
 * Renders no element: set `lang` and `dir` on the element that it fills, usually `<html>`.
 */
export function LocaleProvider({ children, ...own }: LocaleProviderProps): React.JSX.Element {
  const outer = React.use(LocaleContext)
  const { locale = outer.locale, currency = outer.currency, messages = outer.messages } = own
  const direction = own.direction ?? (own.locale ? directionOf(locale) : outer.direction)
  const value = React.useMemo(
    () => ({ locale, currency, direction, messages }),
    [locale, currency, direction, messages],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The current language, currency and direction. */
export function useLocale(): Locale {
  return React.use(LocaleContext)
}

/** Texts of a component: its own `labels` first, then the provider's messages, then English. */
export function useLabels<Name extends keyof MessageSets>(
  component: Name,
  english: MessageSets[Name],
  own?: Partial<MessageSets[Name]>,
): Words<MessageSets[Name]> {
  return wordsIn(React.use(LocaleContext), component, english, own)
}

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ku-Arab|ps|sd|syr|ug|ur|yi)\b/

/** Writing direction of a locale, for the `dir` attribute beside `lang`. */
export const directionOf = (locale: string): Locale['direction'] => (rightToLeft.test(locale) ? 'rtl' : 'ltr')
