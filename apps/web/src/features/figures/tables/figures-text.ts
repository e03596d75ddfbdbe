import { useLocale } from '@susegad/ui/locale'
import { formatNumber } from '@susegad/ui/locale/format-number'
import { duration } from '../../../enquiries/promise-clock.ts'

export const useCountTexts = () => countTextsIn(useLocale().locale)

/** Counts, and their difference from the previous period, as a locale writes them. */
export function countTextsIn(locale: string) {
  const countText = (count: number): string => formatNumber(count, locale)
  function countChange(now: number, before: number): string {
    if (now === before) return now === 0 ? 'none before' : 'as many as before'
    if (before === 0) return 'none before'
    const percent = Math.round((Math.abs(now - before) / before) * 100)
    const share = percent === 0 ? '' : ` (${percent}%)`
    return `${countText(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than before${share}`
  }
  return { countText, countChange }
}

/** E.g. `3 h 12 min`; a dash if nothing was answered. */
export const spanText = (seconds: number | null): string =>
  seconds === null ? '–' : duration(Math.max(0, seconds) * 1000)

/** Difference of a time from the previous period; ignores less than a minute. */
export function spanChange(now: number | null, before: number | null): string {
  if (now === null) return before === null ? 'nothing answered' : `${spanText(before)} before`
  if (before === null) return 'none answered before'
  const apart = Math.abs(now - before)
  if (apart < 60) return 'about the same'
  return `${spanText(apart)} ${now < before ? 'sooner' : 'later'} than before`
}
