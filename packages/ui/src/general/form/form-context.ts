'use client'
import type * as React from 'react'
import { createContext, useContext } from 'react'
import type { FieldProblem } from './field-problem.ts'

/** Error messages by field name. */
export type MessagesByField = Readonly<Record<string, string>>

export const FormContext: React.Context<MessagesByField> = createContext<MessagesByField>({})

/** The surrounding `Form`'s message for a field, if any. For controls without a `Field`, such as a group. */
export function useFormMessage(name: string | undefined): string | undefined {
  const messages = useContext(FormContext)
  return name === undefined ? undefined : messages[name]
}

/** The first message of each field. */
export function messagesOf(problems: readonly FieldProblem[]): MessagesByField {
  const messages: Record<string, string> = {}
  for (const { field, message } of problems) messages[field] ??= message
  return messages
}
