import type { ReactNode, RefObject } from 'react'

interface ContactNoticeProps {
  /** The heading’s name on the page. */
  id: string
  heading: string
  /** The focus goes here, so that it is read out. */
  notice: RefObject<HTMLDivElement>
  children: ReactNode
}

/** What stands above the form when a message cannot be sent or was not sent. */
export function ContactNotice({ id, heading, notice, children }: ContactNoticeProps) {
  return (
    <div
      className="deep f-notice stack"
      role="group"
      tabIndex={-1}
      ref={notice}
      aria-labelledby={id}
    >
      <h2 className="h3" id={id}>
        {heading}
      </h2>
      {children}
    </div>
  )
}
