import { Button } from '@susegad/ui/button'
import { PlusIcon } from '@susegad/ui/icon'
import { Sortable, SortableList } from '@susegad/ui/sortable'
import { useState } from 'react'
import { within } from '../../content/pointer.ts'
import { oneMore, oneOf } from '../../content/shape/field-label.ts'
import { PictureChooser } from '../../photos/picture-chooser.tsx'
import { type EntryProps, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'
import { ItemHandle } from '../list/item-handle.tsx'
import { useList } from '../list/use-list.ts'
import { PictureCard } from './picture-card.tsx'

/** The ordered photos of a record. */
export function PicturesEntry({ shape, value, at, label, required }: EntryProps<'pictures'>) {
  const { problemAt } = useFacts()
  const acts = useList(value, at, required && !shape.nullable ? [] : nothing(shape, required))
  const { items, keys, root, add } = acts
  const [choosing, setChoosing] = useState(false)
  const [dropped, setDropped] = useState<readonly File[]>([])
  const problem = problemAt(at)
  const one = oneOf(label) ?? 'picture'
  return (
    <fieldset
      className="studio-list"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        setDropped([...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/')))
        setChoosing(true)
      }}
    >
      <legend>{label}</legend>
      {shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {problem && <p className="studio-problem">{problem}</p>}
      <Sortable onMove={({ from, to }) => acts.move(from.index, to.index)}>
        <SortableList ref={root} className="studio-pictures">
          {items.map((item, index) => (
            <li key={keys[index]}>
              <PictureCard
                value={item}
                at={within(at, index)}
                label={`${label} ${index + 1}`}
                handle={<ItemHandle acts={acts} index={index} label={`photo ${index + 1}`} />}
              />
            </li>
          ))}
        </SortableList>
      </Sortable>
      <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
        <PlusIcon />
        Add {one === 'picture' ? 'photos' : oneMore(one)}
        <span className="sg-visually-hidden"> to {label}</span>
      </Button>
      {choosing && (
        <PictureChooser
          many
          files={dropped}
          onClose={() => {
            setChoosing(false)
            setDropped([])
          }}
          onChoose={(sources) => add(sources.map((src) => ({ src, alt: '' })))}
        />
      )}
    </fieldset>
  )
}

/** One photo. */
export function PictureEntry({ shape, value, at, label, required }: EntryProps<'picture'>) {
  const { edit } = useHost()
  const [choosing, setChoosing] = useState(false)
  const isThere = typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'src'))
  return (
    <fieldset className="studio-list">
      <legend>{label}</legend>
      {shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {isThere ? (
        <div className="studio-pictures">
          <PictureCard value={value} at={at} label={label} />
        </div>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
          <PlusIcon />
          Add a photo<span className="sg-visually-hidden"> as {label}</span>
        </Button>
      )}
      {isThere && (!required || shape.nullable) && (
        <Button
          variant="ghost"
          size="sm"
          className="studio-take-out"
          onClick={() => edit(at, nothing(shape, required))}
        >
          Remove<span className="sg-visually-hidden"> {label}</span>
        </Button>
      )}
      {choosing && (
        <PictureChooser
          onClose={() => setChoosing(false)}
          onChoose={([src]) => src && edit(at, { src, alt: '' })}
        />
      )}
    </fieldset>
  )
}
