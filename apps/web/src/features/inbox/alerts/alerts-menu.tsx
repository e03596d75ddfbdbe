import { AlertTriangleIcon, BellIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@susegad/ui/popover'
import { Switch } from '@susegad/ui/switch'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { UndoSendSwitch } from '../answer/undo-send-switch.tsx'
import { AlertWatch } from './alert-watch.tsx'
import type { Hindrance } from './notifications.ts'
import { useAlerts } from './use-alerts.ts'
import './alerts-menu.css'

const advice: Record<Hindrance, string> = {
  insecure: 'Browsers show notifications only for https pages. Open the desk at its https address.',
  unsupported: 'This browser doesn’t support notifications. Turn on the sound, or use a computer.',
  refused:
    'This browser blocks notifications from this site. Press the icon beside the address, allow notifications, and turn this on again.',
  dismissed: 'You haven’t allowed notifications yet. Turn this on again and choose Allow.',
}

/** Menu of alert settings. Requests browser permission only when an alert is turned on. */
export function AlertsMenu() {
  const mayWrite = useMayWrite()
  const { settings, hindrance, look, changeSound, changeNotification } = useAlerts()
  return (
    <>
      <Popover onOpenChange={look}>
        <PopoverTrigger asChild>
          <IconButton aria-label="Alerts">
            <BellIcon />
          </IconButton>
        </PopoverTrigger>
        <PopoverContent aria-label="Alerts" className="desk-alerts">
          <p className="desk-alerts-title">When enquiries arrive</p>
          <Switch
            label="Play a sound"
            labelSide="start"
            hint="After reloading the page, it plays once you have clicked or pressed a key."
            checked={settings.sound}
            onCheckedChange={changeSound}
          />
          <Switch
            label="Show a notification"
            labelSide="start"
            hint="Only while you are away from the desk."
            aria-describedby="desk-alerts-advice"
            checked={settings.notification && hindrance === undefined}
            onCheckedChange={(wanted) => void changeNotification(wanted)}
          />
          <div role="status" id="desk-alerts-advice">
            {hindrance && (
              <p className="desk-alerts-advice">
                <AlertTriangleIcon />
                {advice[hindrance]}
              </p>
            )}
          </div>
          {mayWrite && <UndoSendSwitch />}
        </PopoverContent>
      </Popover>
      {(settings.sound || settings.notification) && <AlertWatch settings={settings} />}
    </>
  )
}
