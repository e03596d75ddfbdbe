import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { CheckIcon, CopyIcon } from '@susegad/ui/icon'
import { useState } from 'react'
import './second-factor.css'

interface RecoveryCodesProps {
  /** Undefined closes the dialog. */
  codes: readonly string[] | undefined
  onClose: () => void
}

/** Shows the recovery codes, only once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText((codes ?? []).join('\n'))
      setCopied(true)
    } catch {
      // The codes stay visible, to be copied by hand.
    }
  }

  return (
    // Ignore clicks outside, which would lose the codes.
    <Dialog size="sm" open={codes !== undefined} onOpenChange={(open) => !open && onClose()} dismissal="none">
      <DialogHeader>
        <DialogTitle>Your recovery codes</DialogTitle>
      </DialogHeader>
      <DialogBody className="second-factor-shown">
        <Alert tone="warning" title="Write them down now">
          <p>They are shown only once. Each code works once, when you don’t have your phone.</p>
        </Alert>
        <ul className="second-factor-codes" aria-label="Recovery codes">
          {codes?.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p role="status" className="sg-visually-hidden">
          {copied ? 'Copied' : ''}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={onClose}>I have saved them</Button>
      </DialogFooter>
    </Dialog>
  )
}
