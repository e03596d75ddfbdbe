import { answerWith } from '../../answer-shape.ts'
import type { TemplateInput, TemplateList, TemplateResult } from '../../contract/enquiry/conversation.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const templateAnswer = answerWith<TemplateResult>('template')

export const templateCalls = ({ read, send, tell }: Calls) => ({
  /** Shared templates and your own. */
  list: (options?: CallOptions) => read('/templates', answerWith<TemplateList>('templates'), options),
  create: (input: TemplateInput, options?: CallOptions) =>
    send('POST', '/templates', templateAnswer, input, options),
  change: (id: string, input: TemplateInput, options?: CallOptions) =>
    send('PUT', path`/templates/${id}`, templateAnswer, input, options),
  delete: (id: string, options?: CallOptions) => tell('DELETE', path`/templates/${id}`, undefined, options),
})
