import { answerWith } from '../../answer-shape.ts'
import type {
  AccessTokenInput,
  AccessTokenList,
  NewAccessToken,
} from '../../contract/account/access-token.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

export const tokenCalls = ({ read, send, tell }: Calls) => ({
  /** Your tokens, without their secrets. */
  list: (options?: CallOptions) => read('/users/tokens', answerWith<AccessTokenList>('tokens'), options),
  /** Creates a token; its secret is only in this response. */
  create: (input: AccessTokenInput, options?: CallOptions) =>
    send('POST', '/users/tokens', answerWith<NewAccessToken>('token', 'secret'), input, options),
  /** Revokes a token at once. */
  revoke: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/users/tokens/${id}`, undefined, options),
})
