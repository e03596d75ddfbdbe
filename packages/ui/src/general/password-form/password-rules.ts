import { type Language, wordsIn } from '../../locale/language.ts'
import type { FieldProblem } from '../form/field-problem.ts'
import { checkNewPassword, PASSWORD_MIN_LENGTH } from '../form/new-password-rules.ts'
import { problemLabels } from '../form/problem-labels.ts'
import { passwordFormLabels } from './password-form-labels.ts'

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
  language: Language = {},
): FieldProblem<keyof PasswordFields>[] {
  const { labels, say } = wordsIn(language, 'passwordForm', passwordFormLabels)
  const { required } = wordsIn(language, 'problem', problemLabels).labels
  const problems: FieldProblem<keyof PasswordFields>[] = []
  if (askCurrent && !values.currentPassword) {
    const message = say(required, { field: labels.currentPassword })
    problems.push({ field: 'currentPassword', message })
  }
  problems.push(
    ...checkNewPassword<'newPassword' | 'confirmPassword'>(
      { password: 'newPassword', confirmation: 'confirmPassword' },
      values,
      { label: labels.newPassword, minLength, language },
    ),
  )
  return problems
}
