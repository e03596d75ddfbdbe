import { TIME_ZONE } from '@susegad/api-client/rules'
import { useLocale } from '@susegad/ui/locale'
import { deskZone } from '../../../signed-in/dates.ts'

/** Names the time zone once beside several times. */
export function ZoneHint() {
  const { locale } = useLocale()
  return (
    <p className="studio-hint">
      Times are in {deskZone(locale)} ({TIME_ZONE}).
    </p>
  )
}
