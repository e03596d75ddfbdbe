import { type Language, wordsIn } from '../../locale/language.ts'
import { type FieldProblem, missingFields } from '../form/field-problem.ts'
import { checkNewPassword } from '../form/new-password-rules.ts'
import { problemLabels } from '../form/problem-labels.ts'
import { registerFormLabels } from './register-form-labels.ts'

export interface RegisterValues {
  name: string
  username: string
  email: string
  phone: string
  password: string
}

export interface RegisterFields extends RegisterValues {
  /** The password repeated; checked here and never sent. */
  confirmPassword: string
}

/** Lists all problems of a registration, in the order they are shown. */
export function checkRegister(
  values: Readonly<Partial<RegisterFields>>,
  malformed: ReadonlySet<string> = new Set(),
  language: Language = {},
): FieldProblem<keyof RegisterFields>[] {
  const { labels, say } = wordsIn(language, 'registerForm', registerFormLabels)
  const { required, malformedEmail } = wordsIn(language, 'problem', problemLabels).labels
  const problems: FieldProblem<keyof RegisterFields>[] = missingFields(values, {
    name: say(required, { field: labels.name }),
    username: say(required, { field: labels.username }),
    email: say(required, { field: labels.email }),
    phone: say(required, { field: labels.phone }),
  })
  const names = { password: 'password', confirmation: 'confirmPassword' } as const
  problems.push(...checkNewPassword(names, values, { label: labels.password, language }))
  if (values.email?.trim() && malformed.has('email')) {
    problems.push({ field: 'email', message: malformedEmail })
  }
  return problems
}

/** Values to send for a new account: trimmed, the password unchanged, the confirmation left out. */
export function toRegisterValues(fields: Readonly<Partial<RegisterFields>>): RegisterValues {
  const { name = '', username = '', email = '', phone = '', password = '' } = fields
  return { name: name.trim(), username: username.trim(), email: email.trim(), phone: phone.trim(), password }
}
