import { useFormMessage } from '@susegad/ui/form'
import type { ReactNode } from 'react'

interface ChoicesProps {
  /** Name of the field at the service. */
  name: string
  legend: string
  /** The checkboxes. */
  children: ReactNode
}

/** Checkboxes that are one field, with its error. */
export function Choices({ name, legend, children }: ChoicesProps) {
  const problem = useFormMessage(name)
  return (
    // The form finds its fields by name or id; the checkboxes have another name.
    <fieldset id={name} className="connections-choices">
      <legend>{legend}</legend>
      {children}
      {problem && <p className="connections-problem">{problem}</p>}
    </fieldset>
  )
}
