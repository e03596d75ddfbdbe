import { useMayWrite } from '../../../enquiries/staff.ts'
import { useRunAction } from '../keyboard/action-map.tsx'
import { type DeskAction, shortcuts } from '../keyboard/shortcuts.ts'
import { useOpened } from '../search/use-desk-search.ts'
import { GoToPalette, type GoToPaletteProps } from './go-to-palette.tsx'

/** What only reads, for members with view-only access. */
const reading: readonly DeskAction[] = [
  'next',
  'previous',
  'search',
  'arrivals',
  'help',
  'views',
  'open',
  'next-waiting',
  'close',
]

/** The palette of the list and the open enquiry: their actions too. */
export function DeskPalette(props: Omit<GoToPaletteProps, 'actions'>) {
  return <GoToPalette {...props} actions={useDeskCommands(useRunAction())} />
}

function useDeskCommands(run: (action: DeskAction) => void) {
  const opened = useOpened() !== undefined
  const mayWrite = useMayWrite()
  return shortcuts
    .filter(({ where }) => where === 'anywhere' || where === (opened ? 'panel' : 'list'))
    .filter(({ action }) => action !== 'palette' && (mayWrite || reading.includes(action)))
    .map(({ action, does, keys }) => ({
      id: action,
      label: does,
      shortcut: keys.slice(0, 1),
      act: () => run(action),
    }))
}
