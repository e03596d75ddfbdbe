const kept = new Map<string, Intl.DateTimeFormat>()

/** Formatters are kept: making one costs more than the rest of a letter. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(key, format)
  return format
}
