import type {
  AuthResult,
  ChangeResult,
  EnquiryList,
  ErrorBody,
  MentionList,
  MyEnquiryList,
  OpeningHoursInput,
  OwnSessions,
  PasskeyList,
  ProfileResult,
  SecondFactorResult,
  StaffDetail,
  StaffResult,
  StaffSettings,
  SubmittedEnquiry,
  UndeliveredResult,
  ViewList,
} from '@susegad/api-client/contract'

/** The API calls that page stories make, with responses typed by the contract. */
interface Calls {
  'POST /users/login': AuthResult
  'GET /users/profile': ProfileResult
  'GET /users/sessions': OwnSessions
  'GET /users/passkeys': PasskeyList
  'GET /users/second-factor': SecondFactorResult
  'GET /users/staff': StaffResult
  'GET /enquiries': EnquiryList
  'GET /enquiries/my-enquiries': MyEnquiryList
  'GET /enquiries/:id': StaffDetail
  'GET /letters/undelivered': UndeliveredResult
  'GET /views': ViewList
  'GET /opening-hours': OpeningHoursInput
  'GET /mentions': MentionList
  'GET /users/settings': { settings: StaffSettings }
  'PUT /enquiries/:id/status': ChangeResult
  'POST /enquiries': SubmittedEnquiry
}

/** An error by its status, or a request that stays pending. */
type Answer<Body> = Body | Refusal | 'silence'

interface Refusal {
  status: number
  body: ErrorBody
}

export type Answers = { [Call in keyof Calls]?: Answer<Calls[Call]> | ((id: string) => Calls[Call]) }

export const broken: Refusal = { status: 500, body: { message: 'Something went wrong. Try again.' } }

/** Mocks fetch for the API calls and passes everything else through. Returns a function that undoes it. */
export function serve(answers: Answers): () => void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return real(input, init)
    const path = pathname.slice('/api'.length)
    const id = /[0-9a-f-]{36}/.exec(path)?.[0] ?? ''
    const call = `${init?.method ?? 'GET'} ${id ? path.replace(id, ':id') : path}`
    // A story has no live events.
    if (path === '/enquiries/live') return respond('silence', '')
    return respond(answers[call as keyof Calls] ?? broken, id)
  }
  return () => {
    globalThis.fetch = real
  }
}

async function respond(answer: NonNullable<Answers[keyof Calls]>, id: string): Promise<Response> {
  if (answer === 'silence') return new Promise(() => {})
  if (typeof answer === 'function') return Response.json(answer(id))
  return 'status' in answer && 'body' in answer
    ? Response.json(answer.body, { status: answer.status })
    : Response.json(answer)
}
