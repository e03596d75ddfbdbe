import { BellIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@susegad/ui/popover'
import { Switch } from '@susegad/ui/switch'
import { useState } from 'react'
import { permission } from './alert-settings.ts'
import type { DeskAlerts } from './use-alerts.ts'
import './alerts-menu.css'

const isBlocked = () => permission() === 'denied'

/** How to be told of new enquiries. Nothing is asked of the browser before it is wanted. */
export function AlertsMenu({ alerts }: { alerts: DeskAlerts }) {
  const { settings, change } = alerts
  // Reading Notification.permission takes milliseconds, so not on every render.
  const [blocked, setBlocked] = useState(isBlocked)
  const look = () => setBlocked(isBlocked())
  return (
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
          checked={settings.sound}
          onCheckedChange={(sound) => void change({ ...settings, sound })}
        />
        <Switch
          label="Show a notification"
          labelSide="start"
          hint={
            blocked
              ? 'This browser blocks notifications from this site. Allow them in its settings.'
              : 'Only while the desk is in the background.'
          }
          disabled={blocked}
          checked={settings.notification}
          onCheckedChange={(notification) => void change({ ...settings, notification }).then(look)}
        />
      </PopoverContent>
    </Popover>
  )
}
