import { TextField } from '@susegad/ui/text-field'
import { useRef } from 'react'
import { ShownOnce } from '../../../signed-in/shown-once.tsx'

interface SecretOnceProps {
  title: string
  /** Explains where to use it. */
  hint: string
  label: string
  /** Undefined closes the dialog. */
  secret: string | undefined
  onClose: () => void
}

/** Shows the secret of a new connection, only once. */
export function SecretOnce({ hint, label, ...dialog }: SecretOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <ShownOnce
      {...dialog}
      warning={{
        title: 'Copy it now',
        text: 'It is shown only once. Anyone who has it can use it, so keep it like a password.',
      }}
      saved="I have saved it"
      className="connections-form"
      onCopy={(isCopied) => {
        field.current?.select()
        // Selected, to be copied by hand.
        if (!isCopied) field.current?.focus()
      }}
    >
      <TextField
        ref={field}
        label={label}
        hint={hint}
        value={dialog.secret ?? ''}
        readOnly
        spellCheck={false}
        className="connections-secret"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </ShownOnce>
  )
}
