import { TextArea } from '@susegad/ui/text-area'
import { type EntryProps, noteOf, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'
import { MarkdownLook } from './markdown-look.tsx'

const marks =
  'Leave an empty line between paragraphs. **strong**, *emphasis*, [a link](/contact); begin the points of a list with “- ” or “1. ”.'

/** Markdown input with a preview. */
export function MarkdownEntry({ shape, value, at, label, required }: EntryProps<'text'>) {
  const { edit } = useHost()
  const { problemAt } = useFacts()
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="studio-markdown">
      <TextArea
        label={label}
        hint={[shape.hint, marks].filter(Boolean).join('. ')}
        note={noteOf(required, shape)}
        error={problemAt(at)}
        rows={text.length > 240 ? 5 : 3}
        value={text}
        onChange={({ currentTarget: { value: next } }) =>
          edit(at, next === '' && (!required || shape.nullable) ? nothing(shape, required) : next)
        }
      />
      <MarkdownLook label={label} source={text} />
    </div>
  )
}
