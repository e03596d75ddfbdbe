import { type FieldProblem, missingFields } from '../form/field-problem.ts'

export interface SignInValues {
  emailOrUsername: string
  password: string
}

/** Lists the missing fields of a sign-in. */
export function checkSignIn(values: Readonly<Partial<SignInValues>>): FieldProblem<keyof SignInValues>[] {
  return missingFields(values, {
    emailOrUsername: 'Email or username is required',
    // A password may consist of blanks.
    password: values.password ? '' : 'Password is required',
  })
}
