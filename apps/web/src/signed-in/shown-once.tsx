import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import {
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '@susegad/ui/dialog'
import { CheckIcon, CopyIcon } from '@susegad/ui/icon'
import type { ReactNode } from 'react'
import { useCopyText } from './use-copy-text.ts'

interface ShownOnceProps extends Pick<DialogProps, 'size' | 'className'> {
  title: string
  warning: { title: string; text: string }
  /** Undefined closes the dialog. */
  secret: string | undefined
  /** Text of the button that closes it. */
  saved: string
  onClose: () => void
  /** Called with whether copying succeeded. */
  onCopy?: (isCopied: boolean) => void
  /** The secret, to be read or copied by hand. */
  children: ReactNode
}

/** A dialog with a secret that is never shown again. */
export function ShownOnce({
  title,
  warning,
  secret,
  saved,
  size,
  className,
  onClose,
  onCopy,
  children,
}: ShownOnceProps) {
  const { isCopied, copy } = useCopyText()
  const done = secret !== undefined && isCopied(secret)
  return (
    // Ignore clicks outside, which would lose the secret.
    <Dialog
      size={size}
      open={secret !== undefined}
      onOpenChange={(open) => !open && onClose()}
      dismissal="none"
    >
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
      </DialogHeader>
      <DialogBody className={className}>
        <Alert tone="warning" title={warning.title}>
          <p>{warning.text}</p>
        </Alert>
        {children}
        <p role="status" className="sg-visually-hidden">
          {done ? 'Copied' : ''}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button
          variant={done ? 'outline' : 'primary'}
          onClick={async () => {
            const isAllowed = await copy(secret ?? '')
            onCopy?.(isAllowed)
          }}
        >
          {done ? <CheckIcon /> : <CopyIcon />}
          {done ? 'Copied' : 'Copy'}
        </Button>
        <Button variant={done ? 'primary' : 'outline'} onClick={onClose}>
          {saved}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
