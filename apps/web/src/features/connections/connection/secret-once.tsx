import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { CheckIcon, CopyIcon } from '@susegad/ui/icon'
import { TextField } from '@susegad/ui/text-field'
import { useRef, useState } from 'react'

interface SecretOnceProps {
  title: string
  /** Explains where to use it. */
  hint: string
  label: string
  /** Undefined closes the dialog. */
  secret: string | undefined
  onClose: () => void
}

/** Shows a secret, only once. */
export function SecretOnce({ title, hint, label, secret, onClose }: SecretOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  // The copied secret, so that the state resets for the next one.
  const [copied, setCopied] = useState<string>()
  const isCopied = secret !== undefined && copied === secret

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(secret ?? '')
      setCopied(secret)
    } catch {
      // The secret is selected, to be copied by hand.
      field.current?.focus()
    }
  }

  return (
    // Ignore clicks outside, which would lose the secret.
    <Dialog open={secret !== undefined} onOpenChange={(open) => !open && onClose()} dismissal="none">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
      </DialogHeader>
      <DialogBody className="connections-form">
        <Alert tone="warning" title="Copy it now">
          <p>It is shown only once. Anyone who has it can use it, so keep it like a password.</p>
        </Alert>
        <TextField
          ref={field}
          label={label}
          hint={hint}
          value={secret ?? ''}
          readOnly
          spellCheck={false}
          className="connections-secret"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p role="status" className="sg-visually-hidden">
          {isCopied ? 'Copied' : ''}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant={isCopied ? 'outline' : 'primary'} onClick={() => void copy()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant={isCopied ? 'primary' : 'outline'} onClick={onClose}>
          I have saved it
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
