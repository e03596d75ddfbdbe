import { answerWith } from '../../answer-shape.ts'
import type { AbsenceInput, Routing, RoutingInput } from '../../contract/desk/routing.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const routingAnswer = answerWith<Routing>('rules', 'people', 'views')

export const routingCalls = ({ read, send, tell }: Calls) => ({
  /** The rules, and the people to whom enquiries can be assigned. */
  read: (options?: CallOptions) => read('/routing', routingAnswer, options),
  /** Replaces the rules; for owners. */
  change: (input: RoutingInput, options?: CallOptions) =>
    send('PUT', '/routing', routingAnswer, input, options),
  /** Sets the days on which a person is away: yourself or, for owners, anybody. */
  setAbsence: (id: string, input: AbsenceInput, options?: CallOptions) =>
    send('PUT', path`/routing/absences/${id}`, routingAnswer, input, options),
  /** Ends an absence. */
  endAbsence: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/routing/absences/${id}`, undefined, options),
})
