import type {
  ComponentDocs,
  Example,
} from '../../../../../packages/ui/src/internal/stories/component-docs.ts'
import './do-and-dont.css'

/** Right and wrong uses side by side, each rendered by the component itself. */
export function DoAndDont({ uses }: Required<Pick<ComponentDocs, 'uses'>>) {
  if (uses.length === 0) return null
  return (
    <section className="do-and-dont">
      <h2>Do and don’t</h2>
      {uses.map(({ right, wrong }) => (
        <div key={right.because} className="do-and-dont-pair">
          <Use kind="do" {...right} />
          <Use kind="dont" {...wrong} />
        </div>
      ))}
    </section>
  )
}

function Use({ kind, shown, because }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure data-kind={kind}>
      {/* Not interactive: Tab skips the examples, and the text below describes them. */}
      <div className="do-and-dont-scene sb-unstyled" inert>
        {shown}
      </div>
      <figcaption>
        <b>{kind === 'do' ? 'Do' : 'Don’t'}</b>
        <span>{because}</span>
      </figcaption>
    </figure>
  )
}
