'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Field, type FieldText } from '../field/field.tsx'
import { EyeIcon, EyeOffIcon } from '../icon/icon.tsx'
import { type PasswordFieldLabels, passwordFieldLabels } from './password-field-labels.ts'

export type { PasswordFieldLabels } from './password-field-labels.ts'

export interface PasswordFieldProps extends FieldText, Omit<React.ComponentProps<'input'>, 'type'> {
  /** Classes of the whole field; `className` goes on the `<input>`. */
  fieldClassName?: string | undefined
  labels?: Partial<PasswordFieldLabels> | undefined
}

/**
 * A password input with a show button. Set `autoComplete` to `current-password` or `new-password`.
 * Native props and `ref` go on the `<input>`.
 */
export function PasswordField({
  label,
  labelVisibility,
  note,
  hint,
  error,
  fieldClassName,
  className,
  id,
  labels: own,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: PasswordFieldProps): React.JSX.Element {
  const { labels } = useLabels('passwordField', passwordFieldLabels, own)
  const [shown, setShown] = React.useState(false)
  const inner = React.useRef<HTMLInputElement>(null)
  const rootRef = useMergedRefs(inner, ref)

  // A browser that sees plain text submitted would save it and suggest it to the next visitor.
  React.useEffect(() => {
    const form = inner.current?.form
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field
      {...{ label, labelVisibility, note, hint, error, describedBy }}
      name={rest.name}
      controlId={id}
      className={fieldClassName}
    >
      {(control) => (
        <span className="sg-control-frame">
          <input
            data-slot="password-field"
            // Only plain text is capitalised automatically.
            autoCapitalize={shown ? 'off' : undefined}
            spellCheck={false}
            aria-required={rest.required || undefined}
            {...rest}
            {...control}
            ref={rootRef}
            type={shown ? 'text' : 'password'}
            className={cx('sg-control sg-password-field', className)}
          />
          <button
            type="button"
            data-slot="password-field-toggle"
            className="sg-control-button"
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  )
}
