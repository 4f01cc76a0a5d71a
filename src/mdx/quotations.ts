/** The former names of src/content/variables.ts. */
export {
  COUNT_NAMES,
  interpolate as fillQuotations,
  interpolateAll as fillEverywhere,
  variables as quotations,
  type CountName,
  type Variables as Quotations,
} from '../content/variables'
