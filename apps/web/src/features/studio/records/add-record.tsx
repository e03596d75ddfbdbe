import type { ContentData, ContentSummary } from '@susegad/api-client/contract'
import type { ContentKind } from '@susegad/api-client/rules'
import { takenAddresses } from '@susegad/catalog-data/text-pages'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { service } from '../../../shell/session/service.ts'
import { kindTexts } from '../content/kind-text.ts'
import { emptyValue } from '../content/shape/empty-value.ts'
import { oneMore } from '../content/shape/field-label.ts'
import { type RecordSchema, readShape } from '../content/shape/read-shape.ts'
import { freeSlug } from '../content/shape/slug-of.ts'
import { studio } from '../content/studio-queries.ts'

interface AddRecordProps {
  kind: ContentKind
  schema: string
  taken: readonly ContentSummary[]
  onClose: () => void
}

const folders: Partial<Record<ContentKind, string>> = {
  hotel: 'hotels',
  activity: 'activitys',
  beach: 'beaches',
}

/** Asks only for a name, from which the address is derived. */
export function AddRecord({ kind, schema, taken, onClose }: AddRecordProps) {
  const [name, setName] = useState('')
  const { data } = useQuery(studio.schema(schema))
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { one } = kindTexts[kind]
  const slugs = taken.map((it) => it.slug)
  const slug = freeSlug(name, kind === 'page' ? [...slugs, ...takenAddresses] : slugs, kind)
  const isSame = taken.some((it) => it.name.trim().toLowerCase() === name.trim().toLowerCase())
  const create = useMutation({
    mutationFn: async () => {
      const shape = readShape((data?.schema ?? {}) as RecordSchema)
      const empty = emptyValue(shape) as ContentData
      const fields = {
        ...empty,
        ...('id' in empty && { id: freeId(kind, taken.length) }),
        ...('title' in empty ? { title: name.trim() } : { slug, name: name.trim() }),
      }
      await service.studio.save({ kind, slug }, { data: fields, version: null })
      await queryClient.invalidateQueries({ queryKey: studio.overview().queryKey })
    },
    onSuccess: () => navigate({ to: '/dashboard/content', search: { record: `${kind}/${slug}` } }),
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add ${oneMore(one)}`}
      submit="Add and fill in"
      disabled={!data || !name.trim()}
      failed={`The ${one} was not added.`}
      send={() => create.mutateAsync()}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        value={name}
        maxLength={120}
        hint={
          name.trim()
            ? `Its page will be ${folders[kind] ? `/${folders[kind]}` : ''}/${slug}`
            : 'The name guests know. The page address is created from it.'
        }
        error={isSame ? `You already have ${oneMore(one)} with this name.` : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </FormDialog>
  )
}

/** Next number in the sequence, such as hotel-6. */
const freeId = (kind: ContentKind, count: number) => `${kind}-${count + 1}`
