import type { FieldProblem } from '../form/field-problem.ts'
import { checkNewPassword, PASSWORD_MIN_LENGTH } from '../register-form/register-rules.ts'

export interface PasswordValues {
  currentPassword: string
  newPassword: string
}

export interface PasswordFields extends PasswordValues {
  /** The password repeated; checked here and never sent. */
  confirmPassword: string
}

interface PasswordRules {
  /** Whether the current password is required. */
  askCurrent: boolean
  /** Minimum length of a new password, in characters. */
  minLength: number
}

/** Lists the problems of a password change, in the order of the form. */
export function checkPassword(
  values: Readonly<Partial<PasswordFields>>,
  { askCurrent, minLength }: PasswordRules = { askCurrent: true, minLength: PASSWORD_MIN_LENGTH },
): FieldProblem<keyof PasswordFields>[] {
  const problems: FieldProblem<keyof PasswordFields>[] = []
  if (askCurrent && !values.currentPassword) {
    problems.push({ field: 'currentPassword', message: 'Current password is required' })
  }
  problems.push(
    ...checkNewPassword<'newPassword' | 'confirmPassword'>(
      { password: 'newPassword', confirmation: 'confirmPassword' },
      values,
      'New password is required',
      minLength,
    ),
  )
  return problems
}
