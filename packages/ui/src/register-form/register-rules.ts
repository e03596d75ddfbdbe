import { type FieldProblem, missingFields } from '../form/field-problem.ts'

export const PASSWORD_MIN_LENGTH = 6

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

/** Messages for the fields every account requires; the profile form uses them too. */
export const requiredOfAccount = {
  name: 'Name is required',
  username: 'Username is required',
  email: 'Email is required',
  phone: 'Phone is required',
} as const

export const malformedEmail = 'Enter an email address such as name@example.com'

/** Lists the problems of a new password and its confirmation, in order. */
export function checkNewPassword<Name extends string>(
  names: { password: Name; confirmation: Name },
  values: Readonly<Partial<Record<Name, string>>>,
  required = 'Password is required',
  minLength: number = PASSWORD_MIN_LENGTH,
): FieldProblem<Name>[] {
  const password = values[names.password] ?? ''
  if (password === '') return [{ field: names.password, message: required }]
  const problems: FieldProblem<Name>[] = []
  if (password.length < minLength) {
    const message = `Password must be at least ${minLength} characters`
    problems.push({ field: names.password, message })
  }
  if (password !== (values[names.confirmation] ?? '')) {
    problems.push({ field: names.confirmation, message: 'Passwords do not match' })
  }
  return problems
}

/** Lists all problems of a registration, in the order they are shown. */
export function checkRegister(
  values: Readonly<Partial<RegisterFields>>,
  malformed: ReadonlySet<string> = new Set(),
): FieldProblem<keyof RegisterFields>[] {
  const problems: FieldProblem<keyof RegisterFields>[] = missingFields(values, requiredOfAccount)
  problems.push(...checkNewPassword({ password: 'password', confirmation: 'confirmPassword' }, values))
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
