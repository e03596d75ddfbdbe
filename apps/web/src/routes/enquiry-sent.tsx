import { createFileRoute } from '@tanstack/react-router'
import { EnquirySentPage } from '../features/enquiry-sent/enquiry-sent-page.tsx'

export const Route = createFileRoute('/enquiry-sent')({ component: EnquirySentPage })
