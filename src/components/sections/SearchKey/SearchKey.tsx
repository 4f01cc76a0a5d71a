import { useEffect, useState } from 'react'

/** Where the choice is kept; src/client/search-key.ts reads it. */
const KEY = 'search-key'

interface SearchKeyProps {
  label: string
}

/**
 * Switches the key “/” on and off: a key of one character must be possible to switch off for those who
 * speak to their computer (WCAG 2.1.4). There is nothing to switch without script.
 */
export function SearchKey({ label }: SearchKeyProps) {
  const [isOn, setIsOn] = useState<boolean>()
  useEffect(() => setIsOn(read() !== 'off'), [])
  if (isOn === undefined) return null
  return (
    <label className="small search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          write(target.checked ? 'on' : 'off')
          setIsOn(target.checked)
        }}
      />
      {label}
    </label>
  )
}

/** Where the key is a letter of what somebody types. */
const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea'

/**
 * Uses the key on the page of the search itself, in place of what src/client/search-key.ts does.
 *
 * @returns what ends it
 */
export function onSearchKey(act: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || read() === 'off') return
    const { target } = event
    if (target instanceof Element && target.closest(TYPED_INTO)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  }
  window.addEventListener('keydown', listen, true)
  return () => window.removeEventListener('keydown', listen, true)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value)
  } catch {
    // Storage may be refused; the key then stays as it is.
  }
}
