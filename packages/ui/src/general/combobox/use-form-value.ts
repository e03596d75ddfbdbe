'use client'

import * as React from 'react'
import { useFormReset } from '../../internal/hooks/use-form-reset.ts'

/** Submits the chosen value instead of the text in the field, and follows a reset of the form. */
export function useFormValue(
  input: React.RefObject<HTMLInputElement | null>,
  name: string | undefined,
  value: string | null,
  onReset: () => void,
): void {
  const latest = React.useEffectEvent((data: FormData) => {
    if (name && data.has(name)) data.set(name, value ?? '')
  })
  useFormReset(input, onReset)
  React.useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const send = ({ formData }: FormDataEvent) => latest(formData)
    form.addEventListener('formdata', send)
    return () => form.removeEventListener('formdata', send)
  }, [input])
}
