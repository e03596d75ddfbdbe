import { answerWith } from '../../answer-shape.ts'
import type { AbsenceInput, Routing, RoutingInput } from '../../contract/desk/routing.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const routingAnswer = answerWith<Routing>('rules', 'people', 'views')

export const routingCalls = ({ read, send, tell }: Calls) => ({
  /** The rules, and who is there to be given enquiries. */
  read: (options?: CallOptions) => read('/routing', routingAnswer, options),
  /** Puts rules in the place of those there are; for owners. */
  change: (input: RoutingInput, options?: CallOptions) =>
    send('PUT', '/routing', routingAnswer, input, options),
  /** Says on which days somebody is away: oneself or, for owners, anybody. */
  setAbsence: (id: string, input: AbsenceInput, options?: CallOptions) =>
    send('PUT', path`/routing/absences/${id}`, routingAnswer, input, options),
  /** Says that somebody is back. */
  endAbsence: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/routing/absences/${id}`, undefined, options),
})
