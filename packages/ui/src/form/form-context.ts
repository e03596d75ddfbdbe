'use client'
import type * as React from 'react'
import { createContext, useContext } from 'react'

/** The message of each field that is wrong, by its name. */
export type MessagesByField = Readonly<Record<string, string>>

export const FormContext: React.Context<MessagesByField> = createContext<MessagesByField>({})

/** The surrounding form's message for a field, if that field is wrong. */
export function useFormMessage(name: string | undefined): string | undefined {
  const messages = useContext(FormContext)
  return name === undefined ? undefined : messages[name]
}
