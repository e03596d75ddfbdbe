import type { ContentRecord } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { EyeIcon, EyeOffIcon } from '@susegad/ui/icon'
import { type ReactNode, useState } from 'react'
import { PreviewPanel } from './preview-panel.tsx'
import { useWide } from './use-wide.ts'
import './preview.css'

interface WorkbenchProps {
  record: ContentRecord
  /** Renders the form, with the button that opens the preview. */
  children: (opener: ReactNode) => ReactNode
}

/** The form with its preview: side by side if there is room, else in a dialog. */
export function Workbench({ record, children }: WorkbenchProps) {
  const [open, setOpen] = useState(false)
  const isWide = useWide()
  const { name, version, kind, slug } = record
  const panel = open && (
    <PreviewPanel
      record={{ kind, slug }}
      name={name}
      version={version}
      first={isWide ? 'desktop' : 'phone'}
    />
  )
  return (
    <>
      <div className="studio-workbench" data-preview={(open && isWide) || undefined}>
        <div>
          {children(
            <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <EyeOffIcon /> : <EyeIcon />}
              {open ? 'Close preview' : 'Preview'}
            </Button>,
          )}
        </div>
        {isWide && panel}
      </div>
      {!isWide && (
        <Dialog open={open} onOpenChange={setOpen} className="studio-preview-dialog">
          <DialogHeader>
            <DialogTitle>{name}</DialogTitle>
            <DialogClose />
          </DialogHeader>
          <DialogBody>{panel}</DialogBody>
        </Dialog>
      )}
    </>
  )
}
