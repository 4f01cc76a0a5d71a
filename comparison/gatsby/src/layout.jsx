import * as React from 'react'
import { Link } from 'gatsby'
import './site.css'

export const Layout = ({ children }) => (
  <>
    <header>
      <Link to="/">Posts</Link>
    </header>
    <main>{children}</main>
    <footer>Made for measuring.</footer>
  </>
)
