/** A text with a capital at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name of the code as one says it: `CaseStudy` and `caseStudy` as “case study”. */
export const spoken = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase()
