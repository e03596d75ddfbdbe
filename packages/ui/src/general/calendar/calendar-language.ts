import type { DayPickerProps, Modifiers } from 'react-day-picker'
import { formatNumber } from '../../locale/format-number.ts'
import type { Words } from '../../locale/language.ts'
import type { CalendarLabels } from './calendar-labels.ts'

type LanguageProps = Required<Pick<DayPickerProps, 'lang' | 'weekStartsOn' | 'formatters' | 'labels'>>

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6

interface WeekInfo {
  firstDay: number
}

/** First day of the week, 0 for Sunday; Sunday if the browser doesn't know. */
function weekStartIn(locale: string): WeekDay {
  const language = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo
    weekInfo?: WeekInfo
  }
  const { firstDay = 7 } = language.getWeekInfo?.() ?? language.weekInfo ?? {}
  return (firstDay % 7) as WeekDay
}

/** Labels and date formats of the grid in a language. */
export function calendarLanguage(locale: string, { labels, say }: Words<CalendarLabels>): LanguageProps {
  // The grid is Gregorian, even where the locale's default calendar is not.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options })
  const month = format({ month: 'long', year: 'numeric' })
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = format({ weekday: 'short' })
  const initial = format({ weekday: 'narrow' })

  const dayName = (date: Date, is: Modifiers) => {
    const plain = day.format(date)
    const role = is.first ? labels.first : is.last ? labels.last : is.selected ? labels.selected : '{day}'
    const named = say(role, { day: plain })
    return is.today ? say(labels.today, { day: named }) : named
  }
  return {
    lang: locale,
    weekStartsOn: weekStartIn(locale),
    formatters: {
      formatCaption: (date) => month.format(date),
      formatDay: (date) => formatNumber(date.getDate(), locale),
      formatWeekdayName: (date) => {
        const short = weekday.format(date)
        // Arabic has no short weekday names, and the full ones don't fit above a day.
        return [...short].length > 4 ? initial.format(date) : short
      },
    },
    labels: {
      labelPrevious: () => labels.previous,
      labelNext: () => labels.next,
      labelGrid: (date) => month.format(date),
      labelDayButton: dayName,
      labelWeekday: (date) => format({ weekday: 'long' }).format(date),
    },
  }
}
