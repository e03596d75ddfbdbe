'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { EyeIcon, EyeOffIcon } from '../icon/icon.tsx'
import { type PasswordFieldLabels, passwordFieldLabels } from './password-field-labels.ts'

export type { PasswordFieldLabels } from './password-field-labels.ts'

export interface PasswordFieldProps extends ControlProps, Omit<React.ComponentProps<'input'>, 'type'> {
  labels?: Partial<PasswordFieldLabels> | undefined
}

/**
 * A password input with a show button. Set `autoComplete` to `current-password` or `new-password`.
 * Native props and `ref` go on the `<input>`.
 */
export function PasswordField({
  labels: own,
  className,
  ref,
  ...props
}: PasswordFieldProps): React.JSX.Element {
  const { field, native } = divideProps(props)
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
    <Field {...field}>
      {(control) => (
        <span className="sg-control-frame">
          <input
            data-slot="password-field"
            // Only plain text is capitalised automatically.
            autoCapitalize={shown ? 'off' : undefined}
            spellCheck={false}
            aria-required={native.required || undefined}
            {...native}
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
            disabled={native.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  )
}
