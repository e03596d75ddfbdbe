import { AlertTriangleIcon, BellIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@susegad/ui/popover'
import { Switch } from '@susegad/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { UndoSendSwitch } from '../answer/undo-send-switch.tsx'
import { MentionList } from '../mentions/mention-list.tsx'
import { mentions } from '../mentions/mentions.ts'
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

const mentionCount = (count: number) => (count === 1 ? '1 new mention' : `${count} new mentions`)

/** Menu of mentions and alert settings. Requests browser permission only when an alert is turned on. */
export function AlertsMenu() {
  const mayWrite = useMayWrite()
  const { settings, hindrance, look, changeSound, changeNotification } = useAlerts()
  const [open, setOpen] = useState(false)
  const mentioned = useQuery(mentions).data?.mentions ?? []
  const unseen = mentioned.filter(({ seen }) => !seen).length
  const change = (next: boolean) => {
    setOpen(next)
    if (next) look()
  }
  return (
    <>
      <Popover open={open} onOpenChange={change}>
        <PopoverTrigger asChild>
          <IconButton
            aria-label={unseen > 0 ? `Alerts, ${mentionCount(unseen)}` : 'Alerts'}
            className="desk-bell"
          >
            <BellIcon />
            {unseen > 0 && (
              <span className="desk-bell-count" aria-hidden="true">
                {unseen}
              </span>
            )}
          </IconButton>
        </PopoverTrigger>
        <PopoverContent aria-label="Alerts" className="desk-alerts">
          {mentioned.length > 0 && (
            <>
              <p className="desk-alerts-title">Mentions</p>
              <MentionList mentions={mentioned} onOpen={() => setOpen(false)} />
            </>
          )}
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
