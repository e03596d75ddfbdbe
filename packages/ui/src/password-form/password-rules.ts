import type { FieldProblem } from '../form/field-problem.ts'
import { checkNewPassword } from '../register-form/register-rules.ts'

export interface PasswordValues {
  currentPassword: string
  newPassword: string
}

export interface PasswordFields extends PasswordValues {
  /** The new password once more; checked here and never sent. */
  confirmPassword: string
}

/** What keeps a password from being changed, in the order of the form. */
export function checkPassword(
  values: Readonly<Partial<PasswordFields>>,
): FieldProblem<keyof PasswordFields>[] {
  const problems: FieldProblem<keyof PasswordFields>[] = []
  if (!values.currentPassword) {
    problems.push({ field: 'currentPassword', message: 'Current password is required' })
  }
  problems.push(
    ...checkNewPassword<'newPassword' | 'confirmPassword'>(
      { password: 'newPassword', confirmation: 'confirmPassword' },
      values,
      'New password is required',
    ),
  )
  return problems
}
