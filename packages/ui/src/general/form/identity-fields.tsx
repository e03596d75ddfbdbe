import type * as React from 'react'
import { TextField } from '../text-field/text-field.tsx'
import { MAX_LENGTH } from './length-rules.ts'

type IdentityField = 'name' | 'username' | 'email' | 'phone'

interface IdentityFieldsProps {
  labels: Record<IdentityField, string>
  values?: Partial<Record<IdentityField, string>> | undefined
}

/** Name and contact fields, shared by the registration and profile forms. */
export function IdentityFields({ labels, values = {} }: IdentityFieldsProps): React.JSX.Element {
  const field = (name: IdentityField) => ({
    name,
    label: labels[name],
    defaultValue: values[name],
    required: true,
    maxLength: MAX_LENGTH[name],
  })
  return (
    <>
      <div className="sg-form-row">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('username')} autoComplete="username" autoCapitalize="off" spellCheck={false} />
      </div>
      <div className="sg-form-row">
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
    </>
  )
}
