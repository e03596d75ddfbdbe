import { MAX_LENGTH, MESSAGES } from '../rules.ts'
import { requiredLine } from '../text.ts'
import { usernameProblem } from './username-rules.ts'

/** A username as stored: normalised first, so that the rules check what is displayed. */
export const username = requiredLine('Username', MESSAGES.usernameRequired, MAX_LENGTH.username)
  .normalize('NFKC')
  .max(MAX_LENGTH.username, `Username must be at most ${MAX_LENGTH.username} characters`)
  .superRefine((name, { addIssue }) => {
    const message = usernameProblem(name)
    if (message) addIssue(message)
  })
