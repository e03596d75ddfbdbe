import type { ContentName, ContentProblem } from '@susegad/api-client/contract'
import { placeText } from '../draft/difference-text.ts'
import { pointerOf } from '../form/pointer.ts'
import { problemText } from '../records/form-facts.ts'
import { StudioLink } from '../studio-link.tsx'

type NamedProblem = ContentProblem & {
  /** Where it stands; null of a part that has no form. */
  record: ContentName | null
  /** What people call the record; undefined where it is already named. */
  name?: string | undefined
}

/** Of a field that was left empty, or never filled in. */
const isEmpty = ({ problem }: ContentProblem) => /^('' |is missing$)/.test(problem)

/** What is wrong, each with a link to its field. */
export function ProblemList({ problems }: { problems: readonly NamedProblem[] }) {
  return (
    <ul className="studio-problems">
      {problems.map((problem) => {
        const { record, name, path, field } = problem
        const at = pointerOf(path)
        const place = path.length > 0 ? placeText(path) : field
        const title = name === undefined ? place : `${name}: ${place}`
        return (
          <li key={`${record?.kind}/${record?.slug} ${at} ${field} ${problem.problem}`}>
            {record ? (
              <StudioLink search={{ record: `${record.kind}/${record.slug}`, field: at || undefined }}>
                {title}
              </StudioLink>
            ) : (
              <b>{title}</b>
            )}
            <span>{problemText(problem, isEmpty(problem))}</span>
          </li>
        )
      })}
    </ul>
  )
}
