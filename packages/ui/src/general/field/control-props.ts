import type { FieldProps, FieldText } from './field.tsx'

/** Props of a control that renders its own `Field`, besides its native props. */
export interface ControlProps extends FieldText {
  /** Classes of the whole field; `className` goes on the control. */
  fieldClassName?: string | undefined
}

interface NativeProps {
  id?: string | undefined
  name?: string | undefined
  'aria-describedby'?: string | undefined
}

interface DividedProps<Props> {
  /** For the `Field` around the control. */
  field: Omit<FieldProps, 'children'>
  /** For the control. */
  native: Omit<Props, keyof ControlProps | 'id' | 'aria-describedby'>
}

/** Divides the props of a control between its `Field` and itself. */
export function divideProps<Props extends ControlProps & NativeProps>(props: Props): DividedProps<Props> {
  const {
    label,
    labelVisibility,
    note,
    hint,
    error,
    fieldClassName: className,
    id: controlId,
    'aria-describedby': describedBy,
    ...native
  } = props
  const { name } = props
  return {
    field: { label, labelVisibility, note, hint, error, describedBy, name, controlId, className },
    native,
  }
}
