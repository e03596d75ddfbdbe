import { Button, type ButtonProps } from '@susegad/ui/button'
import { DialogTrigger } from '@susegad/ui/dialog'
import { proposeSubject } from './subject-proposal.ts'

interface EnquiryOpenerProps extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  subject: string
}

/** Opens the enquiry drawer from within a page, with a subject. */
export function EnquiryOpener({ subject, variant, size = 'lg', children }: EnquiryOpenerProps) {
  return (
    <Button variant={variant} size={size} asChild>
      <DialogTrigger dialogId="enquiry" data-about={subject} onClick={() => proposeSubject(subject)}>
        {children}
      </DialogTrigger>
    </Button>
  )
}
