import { withPrefix } from 'gatsby'
import type { ComponentProps, RefObject } from 'react'
import './SearchField.css'

interface SearchFieldProps extends ComponentProps<'input'> {
  field?: RefObject<HTMLInputElement>
}

/** Where a search begins: the field for its words, and the button. */
export function SearchField({ field, ...input }: SearchFieldProps) {
  return (
    <div className="search-field">
      <label>
        <span>Search every page</span>
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
        />
      </label>
      <button type="submit" className="button">
        Search
      </button>
    </div>
  )
}

/** The search’s field on another page: it leads to the search with what was typed, without script too. */
export function SearchForm() {
  return (
    <form role="search" className="search-form" action={withPrefix('/search')}>
      <SearchField />
    </form>
  )
}
