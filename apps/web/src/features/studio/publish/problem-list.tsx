import type { ContentName, ContentProblem } from '@susegad/api-client/contract'
import { pointerOf } from '../content/pointer.ts'
import { StudioLink } from '../content/studio-link.tsx'
import { useRecordShape } from '../content/use-record-shape.ts'
import { placeText } from '../differences/difference-text.ts'
import { problemText } from '../form/form-facts.ts'

type NamedProblem = ContentProblem & {
  /** Link to the field; null for a part without a form. */
  record: ContentName | null
  /** Name of the record; undefined if it is already shown. */
  name?: string | undefined
}

/** Text for an empty or missing field. */
const isEmpty = ({ problem }: ContentProblem) => /^('' |is missing$)/.test(problem)

/** Problems, each with a link to its field. */
export function ProblemList({ problems }: { problems: readonly NamedProblem[] }) {
  return (
    <ul className="studio-problems">
      {problems.map((problem) => {
        const { record, path, field } = problem
        return (
          <ProblemItem
            key={`${record?.kind}/${record?.slug} ${pointerOf(path)} ${field} ${problem.problem}`}
            problem={problem}
          />
        )
      })}
    </ul>
  )
}

/** A field that the record does not have is named by its path only: rooms[0].price. */
const pathIn = (field: string) =>
  field.split(/[.[\]]+/).flatMap((step) => (step === '' ? [] : /^\d+$/.test(step) ? Number(step) : step))

function ProblemItem({ problem }: { problem: NamedProblem }) {
  const { record, name, path, field } = problem
  const shape = useRecordShape(record)
  const at = pointerOf(path)
  const place = placeText(path.length > 0 ? path : pathIn(field), shape)
  const title = name === undefined ? place : `${name}: ${place}`
  return (
    <li>
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
}
