import { Checkbox } from '@susegad/ui/checkbox'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { shortcuts } from './shortcuts.ts'
import './shortcuts-dialog.css'

const places = [
  ['anywhere', 'Everywhere'],
  ['list', 'In the list'],
  ['panel', 'In an open enquiry'],
] as const

const keyNames: Record<string, string> = { Escape: 'Esc', Delete: 'Del' }

interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  on: boolean
  onChange: (on: boolean) => void
}

/** Lists the desk's shortcuts, with a switch to turn them off. */
export function ShortcutsDialog({ open, onOpenChange, on, onChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogHeader>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody className="desk-shortcuts">
        {places.map(([place, title]) => (
          <section key={place} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts
                .filter(({ where }) => where === place)
                .map(({ action, keys, does }) => (
                  <div key={action}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{keyNames[key] ?? key}</kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <Checkbox
          label="Use these shortcuts"
          checked={on}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </DialogBody>
    </Dialog>
  )
}
