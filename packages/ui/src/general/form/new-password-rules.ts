import { type Language, wordsIn } from '../../locale/language.ts'
import { accountFormLabels } from './account-form-labels.ts'
import type { FieldProblem } from './field-problem.ts'
import { problemLabels } from './problem-labels.ts'

export const PASSWORD_MIN_LENGTH = 6

interface NewPassword {
  /** Label of the password's field. */
  label: string
  /** @default 6 */
  minLength?: number | undefined
  language: Language
}

/** Lists the problems of a new password and its confirmation, in order. */
export function checkNewPassword<Name extends string>(
  names: { password: Name; confirmation: Name },
  values: Readonly<Partial<Record<Name, string>>>,
  { label, minLength = PASSWORD_MIN_LENGTH, language }: NewPassword,
): FieldProblem<Name>[] {
  const { labels, say } = wordsIn(language, 'accountForm', accountFormLabels)
  const { required } = wordsIn(language, 'problem', problemLabels).labels
  const password = values[names.password] ?? ''
  if (password === '') return [{ field: names.password, message: say(required, { field: label }) }]
  const problems: FieldProblem<Name>[] = []
  if (password.length < minLength) {
    problems.push({ field: names.password, message: say(labels.passwordTooShort, { count: minLength }) })
  }
  if (password !== (values[names.confirmation] ?? '')) {
    problems.push({ field: names.confirmation, message: labels.passwordsDiffer })
  }
  return problems
}
