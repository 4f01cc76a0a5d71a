/** A field of colour that a band stands on, as a class of base.css; without one it stands on paper. */
export type Field = 'teal' | 'deep' | 'pale'
