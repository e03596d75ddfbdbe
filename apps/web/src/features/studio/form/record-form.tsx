import { Badge } from '@susegad/ui/badge'
import { SectionTabs } from '@susegad/ui/section-tabs'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type Pointer, within } from '../content/pointer.ts'
import { labelOf } from '../content/shape/field-label.ts'
import { sectionsOf } from '../content/shape/sections.ts'
import { isNarrow, type ShapeOf } from '../content/shape/shape.ts'
import { Entry } from './entry.tsx'
import { goTo } from './go-to.ts'
import { FactsContext, type FormFacts, type FormHost, HostContext } from './host/form-host.ts'
import './record-form.css'
import './entries/entries.css'
import './list/list.css'
import './place/place.css'
import './pictures/picture-entry.css'

interface RecordFormProps {
  shape: ShapeOf<'group'>
  data: Readonly<Record<string, unknown>>
  /** Must be stable, so that only changed fields re-render. */
  edit: FormHost['edit']
  facts: FormFacts
  /** Stays in view above the form, with its table of contents. */
  bar?: ReactNode
  /** A field to scroll to and focus; sections around it expand. */
  field?: Pointer | undefined
}

/** A form for any record, generated from its schema. */
export function RecordForm({ shape, data, edit, facts, bar, field }: RecordFormProps) {
  const sections = useMemo(() => sectionsOf(shape), [shape])
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
  })
  const host = useMemo(() => {
    const pictureReplaced = (from: string, to: string) => {
      const { cardPictures, ...shown } = latest.current
      const isShownTwice = JSON.stringify(shown).split(JSON.stringify(from)).length > 2
      if (Array.isArray(cardPictures) && cardPictures.includes(from) && !isShownTwice)
        edit(
          '/cardPictures',
          cardPictures.map((src) => (src === from ? to : src)),
        )
    }
    return { edit, pictureReplaced, Entry, sought: field }
  }, [edit, field])
  useEffect(() => {
    if (field !== undefined) goTo(field)
  }, [field])
  return (
    <HostContext value={host}>
      <FactsContext value={facts}>
        <div className="studio-top">
          {bar}
          {sections.length > 1 && (
            <SectionTabs
              className="studio-contents"
              aria-label="Parts of this page"
              sections={sections.map(({ id, title }) => ({ id, label: title }))}
            />
          )}
        </div>
        <div className="studio-form">
          {sections.map(({ id, title, hint, fields, whole }) => {
            const problems = fields.reduce((sum, { name }) => sum + facts.countBelow(within('', name)), 0)
            return (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="studio-section">
                <header>
                  <h2 id={`${id}-title`}>
                    {title}
                    {problems > 0 && (
                      <Badge size="sm" tone="warning">
                        {problems} to do
                      </Badge>
                    )}
                  </h2>
                  {hint && <p>{hint}</p>}
                </header>
                <div className="studio-fields">
                  {fields.map((field) => {
                    const { hint: _, ...bare } = field.shape
                    return (
                      <div
                        key={field.name}
                        id={within('', field.name)}
                        data-wide={!isNarrow(field.shape) || undefined}
                      >
                        <Entry
                          shape={whole ? (bare as typeof field.shape) : field.shape}
                          name={field.name}
                          value={data[field.name]}
                          at={within('', field.name)}
                          label={labelOf(field.name, field.shape)}
                          required={field.required}
                          level={whole ? 2 : 3}
                        />
                      </div>
                    )
                  })}
                </div>
              </section>
            )
          })}
        </div>
      </FactsContext>
    </HostContext>
  )
}
