import type { Attachment } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { service } from '../../shell/session/service.ts'
import { failureText } from '../failure-text.ts'
import { saveStream } from '../save-file.ts'
import { sizeText } from './attached-file.ts'
import './attachments.css'

/** The files of a message in a thread. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null
  return (
    <ul className="message-files" aria-label="Files">
      {files.map((file) => (
        <li key={file._id}>{isShown(file) ? <Picture file={file} /> : <Download file={file} />}</li>
      ))}
    </ul>
  )
}

/** Only Safari shows HEIC. */
const isShown = ({ type }: Attachment) => type.startsWith('image/') && type !== 'image/heic'

function Download({ file }: { file: Attachment }) {
  const { _id, name, type, size } = file
  const save = useMutation({
    mutationFn: async () => saveStream(name, type, await service.attachments.download(_id)),
  })
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        state={save.isPending ? 'loading' : 'idle'}
        onClick={() => save.mutate()}
      >
        <bdi>{name}</bdi> <small>{sizeText(size)}</small>
      </Button>
      {save.error && <p role="alert">{failureText('The file was not opened.', save.error)}</p>}
    </>
  )
}

/** A picture, loaded once it comes into view. An `<img>` alone would send no session. */
function Picture({ file }: { file: Attachment }) {
  const { _id, name, type } = file
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const { data, error } = useQuery({
    queryKey: ['attachments', _id],
    queryFn: async ({ signal }) => {
      const stream = await service.attachments.download(_id, { signal })
      return new Response(stream, { headers: { 'content-type': type } }).blob()
    },
    enabled: isSeen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const address = useAddress(data)
  return (
    <div ref={frame} className="message-picture">
      {address ? (
        <a href={address} target="_blank" rel="noopener" aria-label={`Open ${name}`}>
          <img src={address} alt={name} />
        </a>
      ) : (
        <div className="message-picture-waiting" />
      )}
      {error ? <Download file={file} /> : <bdi>{name}</bdi>}
    </div>
  )
}

function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
