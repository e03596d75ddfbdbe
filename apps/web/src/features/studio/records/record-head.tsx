import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@susegad/ui/dropdown-menu'
import { ArrowLeftIcon, ChevronDownIcon, TrashIcon } from '@susegad/ui/icon'
import { useState } from 'react'
import { BackToSite } from '../content/back-to-site.tsx'
import { kindTexts } from '../content/kind-text.ts'
import type { DraftKeeper, DraftView } from '../draft/draft-keeper.ts'
import { StateBadge } from './record-row.tsx'

interface RecordHeadProps {
  view: DraftView
  keeper: DraftKeeper
}

/** Name, state and actions of the open record. */
export function RecordHead({ view, keeper }: RecordHeadProps) {
  const { record } = view
  const { kind, address, state, editors, removable, published } = record
  const { many, about, one } = kindTexts[kind]
  const [question, setQuestion] = useState<'discard' | 'remove'>()
  const own = view.data?.name
  const name = about ? many : typeof own === 'string' && own.trim() ? own : record.name
  const canDiscard = state === 'changed' && published !== null
  return (
    <>
      <header className="studio-head studio-record-head">
        <BackToSite />
        <h1>{name}</h1>
        <p>{about ?? address ?? many}</p>
      </header>
      <div className="studio-bar">
        <StateBadge state={state} />
        {editors.length > 0 && (
          <p className="studio-editors">
            {editors.map(({ _id, name: editor }) => (
              <Badge key={_id ?? editor} tone="warning" size="sm">
                {editor} is here too
              </Badge>
            ))}
          </p>
        )}
        {(canDiscard || (removable && view.data)) && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="ghost" size="sm">
                More
                <ChevronDownIcon />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {canDiscard && (
                <DropdownMenuItem onClick={() => setQuestion('discard')}>
                  <ArrowLeftIcon />
                  Undo all changes
                </DropdownMenuItem>
              )}
              {removable && view.data && (
                <DropdownMenuItem onClick={() => setQuestion('remove')}>
                  <TrashIcon />
                  Remove this {one}
                </DropdownMenuItem>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </div>
      <AlertDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && setQuestion(undefined)}
        title={question === 'discard' ? 'Undo all changes' : `Remove ${name}`}
        description={
          question === 'discard'
            ? 'The draft goes back to what visitors see now. Changes since then are lost.'
            : 'It is removed from the site when you publish. Until then you can still keep it.'
        }
        labels={{ confirm: question === 'discard' ? 'Undo changes' : 'Remove' }}
        onConfirm={() => keeper.replace(question === 'discard' ? published : null)}
      />
    </>
  )
}
