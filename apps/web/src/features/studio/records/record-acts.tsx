import { Button } from '@susegad/ui/button'
import { SendIcon } from '@susegad/ui/icon'
import type { ReactNode } from 'react'
import { StudioLink } from '../content/studio-link.tsx'
import type { DraftView } from '../draft/draft-keeper.ts'
import { SaveStatus } from '../draft/save-status.tsx'

interface RecordActsProps {
  view: DraftView
  /** More buttons. */
  children?: ReactNode
}

/** Sticky bar with the save status and buttons. */
export function RecordActs({ view, children }: RecordActsProps) {
  return (
    <div className="studio-bar studio-acts">
      <SaveStatus view={view} />
      {view.record.state !== 'published' && view.save.is === 'saved' && (
        <Button size="sm" asChild>
          <StudioLink search={{ view: 'changes' }}>
            <SendIcon />
            Publish
          </StudioLink>
        </Button>
      )}
      {children}
    </div>
  )
}
