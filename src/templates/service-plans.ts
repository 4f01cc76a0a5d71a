/** The composition of each service's page: which bands, in which order, on which fields. */
import type { ServiceOpening } from '../components/sections/ServiceHero/ServiceHero'
import type { Field } from '../components/ui/field'

/** A band of a service's page. */
export type Band =
  | { part: 'figures'; layout: 'columns' | 'rows' }
  | { part: 'drawing'; field?: Field }
  | { part: 'who'; layout: 'halves' | 'fields' }
  | { part: 'deliverables'; layout: 'rows' | 'columns'; field?: Field }
  | { part: 'steps'; layout: 'columns' | 'timeline'; field?: Field }
  | { part: 'measures'; layout: 'rows' | 'columns'; field?: Field }
  | { part: 'pricing'; field?: Field }
  | { part: 'work' | 'questions' | 'posts' }

/** A page's plan. Every part stands on every page once; the prices are the second band of each. */
export interface ServicePlan {
  opening: ServiceOpening
  bands: readonly Band[]
}

/** A log: what happened on a scale of weeks, then what it was read from. */
const search: ServicePlan = {
  opening: { side: 'after', field: 'teal', instrument: { layout: 'split', fields: ['teal', ''] } },
  bands: [
    { part: 'figures', layout: 'columns' },
    { part: 'pricing', field: 'pale' },
    { part: 'who', layout: 'halves' },
    { part: 'drawing', field: 'pale' },
    { part: 'deliverables', layout: 'rows' },
    { part: 'steps', layout: 'timeline', field: 'teal' },
    { part: 'work' },
    { part: 'measures', layout: 'columns', field: 'pale' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** Money first: the two prices of a customer, what we charge, then how. */
const auction: ServicePlan = {
  opening: { side: 'after', field: '', instrument: { layout: 'over', fields: ['', ''] } },
  bands: [
    { part: 'drawing', field: 'deep' },
    { part: 'pricing', field: 'teal' },
    { part: 'deliverables', layout: 'columns' },
    { part: 'who', layout: 'fields' },
    { part: 'steps', layout: 'timeline' },
    { part: 'figures', layout: 'rows' },
    { part: 'work' },
    { part: 'measures', layout: 'rows', field: 'pale' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** The drawing before the words, and what was made after few of them. */
const specimen: ServicePlan = {
  opening: { side: 'before', field: 'pale', instrument: { layout: 'over', fields: ['', 'teal'] } },
  bands: [
    { part: 'drawing', field: 'teal' },
    { part: 'pricing', field: 'deep' },
    { part: 'deliverables', layout: 'rows' },
    { part: 'work' },
    { part: 'figures', layout: 'columns' },
    { part: 'steps', layout: 'columns', field: 'pale' },
    { part: 'who', layout: 'halves' },
    { part: 'measures', layout: 'rows', field: 'pale' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** The weeks after the launch before the weeks that lead to it. */
const phone: ServicePlan = {
  opening: {
    side: 'before',
    field: 'deep',
    instrument: { layout: 'turned', fields: ['', 'deep'] },
  },
  bands: [
    { part: 'drawing', field: 'teal' },
    { part: 'pricing', field: 'pale' },
    { part: 'figures', layout: 'rows' },
    { part: 'steps', layout: 'timeline', field: 'pale' },
    { part: 'work' },
    { part: 'deliverables', layout: 'columns', field: 'deep' },
    { part: 'measures', layout: 'rows' },
    { part: 'who', layout: 'fields' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** Whom it suits before what it costs. */
const calendar: ServicePlan = {
  opening: { side: 'after', field: 'deep', instrument: { layout: 'over', fields: ['', 'pale'] } },
  bands: [
    { part: 'who', layout: 'fields' },
    { part: 'pricing', field: 'pale' },
    { part: 'drawing' },
    { part: 'steps', layout: 'timeline', field: 'teal' },
    { part: 'work' },
    { part: 'deliverables', layout: 'rows', field: 'pale' },
    { part: 'figures', layout: 'columns' },
    { part: 'measures', layout: 'columns', field: 'teal' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** The wait for a text, and what a text is; some to read before the questions. */
const article: ServicePlan = {
  opening: { side: 'after', field: 'pale', instrument: { layout: 'split', fields: ['', 'teal'] } },
  bands: [
    { part: 'drawing' },
    { part: 'pricing', field: 'deep' },
    { part: 'deliverables', layout: 'columns', field: 'teal' },
    { part: 'who', layout: 'fields' },
    { part: 'steps', layout: 'timeline' },
    { part: 'figures', layout: 'columns' },
    { part: 'measures', layout: 'rows', field: 'pale' },
    { part: 'work' },
    { part: 'posts' },
    { part: 'questions' },
  ],
}

/** What is left out of a list matters as much as what is sent. */
const inbox: ServicePlan = {
  opening: {
    side: 'before',
    field: 'teal',
    instrument: { layout: 'turned', fields: ['teal', 'deep'] },
  },
  bands: [
    { part: 'measures', layout: 'columns' },
    { part: 'pricing', field: 'teal' },
    { part: 'drawing', field: 'deep' },
    { part: 'figures', layout: 'rows' },
    { part: 'deliverables', layout: 'rows', field: 'pale' },
    { part: 'steps', layout: 'timeline', field: 'teal' },
    { part: 'work' },
    { part: 'who', layout: 'fields' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** What any service can begin with: what is had for what, then whom it suits. */
const general: ServicePlan = {
  opening: { side: 'after', field: 'teal', instrument: { layout: 'split', fields: ['deep', ''] } },
  bands: [
    { part: 'deliverables', layout: 'columns' },
    { part: 'pricing', field: 'teal' },
    { part: 'who', layout: 'halves' },
    { part: 'steps', layout: 'timeline' },
    { part: 'work' },
    { part: 'drawing', field: 'pale' },
    { part: 'figures', layout: 'columns' },
    { part: 'measures', layout: 'rows', field: 'pale' },
    { part: 'questions' },
    { part: 'posts' },
  ],
}

/** The plan of a service, by its drawing; a service without one has the general plan. */
export function servicePlan(icon: string | null): ServicePlan {
  const plans: Record<string, ServicePlan> = {
    search,
    auction,
    specimen,
    phone,
    calendar,
    article,
    inbox,
  }
  return plans[icon ?? ''] ?? general
}
