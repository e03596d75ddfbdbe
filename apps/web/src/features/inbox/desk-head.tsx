import { KeyboardIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { useMayWrite } from '../../enquiries/staff.ts'
import { AlertsMenu } from './alerts/alerts-menu.tsx'
import { useDeskWork } from './desk/desk-work.tsx'
import { NewEnquiry } from './entering/new-enquiry.tsx'
import { useRunAction } from './keyboard/action-map.tsx'
import { useDeskNavigation } from './search/use-desk-navigation.ts'

/** Title of the desk, and its buttons that concern no enquiry of the list. */
export function DeskHead() {
  const { title } = useDeskWork()
  const { open } = useDeskNavigation()
  const run = useRunAction()
  const mayWrite = useMayWrite()
  return (
    <header className="desk-head">
      <div>
        <h1 id="desk-title" ref={title} tabIndex={-1}>
          Enquiries
        </h1>
        <p>Manage all customer enquiries</p>
      </div>
      {mayWrite && <NewEnquiry onEntered={open} />}
      <AlertsMenu />
      <IconButton aria-label="Keyboard shortcuts" className="desk-help" onClick={() => run('help')}>
        <KeyboardIcon />
      </IconButton>
    </header>
  )
}
