import { withPrefix } from 'gatsby'
import type { ComponentProps } from 'react'
import './SearchField.css'

/** The search field and its button. */
export function SearchField(input: ComponentProps<'input'>) {
  return (
    <div className="search-field">
      <label>
        <span>Search the site</span>
        <input
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

/** The search form on other pages. It’s a native GET form, so it also works without JavaScript. */
export function SearchForm() {
  return (
    <form role="search" className="search-form" action={withPrefix('/search')}>
      <SearchField />
    </form>
  )
}
