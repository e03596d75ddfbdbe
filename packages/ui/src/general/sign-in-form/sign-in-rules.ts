import { type Language, wordsIn } from '../../locale/language.ts'
import { type FieldProblem, missingFields } from '../form/field-problem.ts'
import { problemLabels } from '../form/problem-labels.ts'
import { signInFormLabels } from './sign-in-form-labels.ts'

export interface SignInValues {
  emailOrUsername: string
  password: string
}

/** Lists the missing fields of a sign-in. */
export function checkSignIn(
  values: Readonly<Partial<SignInValues>>,
  language: Language = {},
): FieldProblem<keyof SignInValues>[] {
  const { labels, say } = wordsIn(language, 'signInForm', signInFormLabels)
  const { required } = wordsIn(language, 'problem', problemLabels).labels
  return missingFields(values, {
    emailOrUsername: say(required, { field: labels.emailOrUsername }),
    // A password may consist of blanks.
    password: values.password ? '' : say(required, { field: labels.password }),
  })
}
