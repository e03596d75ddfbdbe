import { DateField } from '@susegad/ui/date-field'
import { Link, useNavigate } from '@tanstack/react-router'
import { today } from '../../signed-in/dates.ts'
import { lastDays, PERIODS, type Period, withDay } from './figures-period.ts'
import './period-picker.css'

interface PeriodPickerProps {
  period: Period
  now: number
}

/** Period picker; every choice has a URL. */
export function PeriodPicker({ period, now }: PeriodPickerProps) {
  const navigate = useNavigate()
  const go = (change: Partial<Period>) => {
    if (Object.values(change).some((day) => day === '')) return
    void navigate({
      to: '/dashboard/figures',
      search: withDay(period, change),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <div className="figures-period">
      <nav aria-label="Days until today" className="desk-folders">
        <ul>
          {PERIODS.map((days) => {
            const offered = lastDays(days, now)
            const current = offered.startDate === period.startDate && offered.endDate === period.endDate
            return (
              <li key={days}>
                <Link
                  to="/dashboard/figures"
                  search={days === PERIODS[0] ? {} : offered}
                  resetScroll={false}
                  activeOptions={{ exact: true }}
                  aria-current={current ? 'page' : undefined}
                >
                  {days === 365 ? 'A year' : `${days} days`}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <DateField
        label="Start date"
        name="startDate"
        max={today(now)}
        value={period.startDate}
        onChange={({ currentTarget }) => go({ startDate: currentTarget.value })}
      />
      <DateField
        label="End date"
        name="endDate"
        max={today(now)}
        value={period.endDate}
        onChange={({ currentTarget }) => go({ endDate: currentTarget.value })}
      />
      <p className="figures-today">
        {period.endDate < today(now)
          ? 'Today is not included. To see today so far, choose it as the end date.'
          : 'Today is included so far, so some numbers will still grow.'}
      </p>
    </div>
  )
}
