import { MAX_LENGTH } from '@susegad/api-client/rules'
import { TextField } from '@susegad/ui/text-field'
import { useRef, useState } from 'react'
import { KnownCaller } from './known-caller.tsx'

/** Phone and email, each with the customer whom the typed text finds. */
export function ContactFields({ onOpen }: { onOpen: (id: string) => void }) {
  const phone = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ phone: '', email: '' })
  return (
    <>
      <div>
        <TextField
          ref={phone}
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={MAX_LENGTH.phone}
          onChange={({ currentTarget }) => setTyped({ ...typed, phone: currentTarget.value })}
        />
        <KnownCaller typed={typed.phone} fieldOf={phone} onOpen={onOpen} />
      </div>
      <div>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={MAX_LENGTH.email}
          onChange={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
        />
        <KnownCaller typed={typed.email} fieldOf={phone} onOpen={onOpen} />
      </div>
    </>
  )
}
