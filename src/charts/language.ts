/** The language that drawings and sections write in, for all that is within it. */
import { createContext, createElement, useContext, type ReactNode } from 'react'
import type { InterfaceWords } from '../content/interface-words'
import type { Writing } from './writing'

/** The words of drawings: `drawings` of data/interface.json. */
export type ChartWords = InterfaceWords['drawings']

const WritingContext = createContext<Writing | undefined>(undefined)
const ChartWordsContext = createContext<ChartWords | undefined>(undefined)

interface InLanguageProps {
  writing: Writing
  /** In the data layer alone, where drawings are made. */
  charts?: ChartWords
  children?: ReactNode
}

/** Gives what is within it a language. */
export function InLanguage({ writing, charts, children }: InLanguageProps) {
  const inner = createElement(ChartWordsContext.Provider, { value: charts }, children)
  return createElement(WritingContext.Provider, { value: writing }, inner)
}

/** How the language around writes numbers and days. */
export function useWriting(): Writing {
  return found(useContext(WritingContext))
}

/** The language's words for drawings. */
export function useChartWords(): ChartWords {
  return found(useContext(ChartWordsContext))
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error('What is drawn stands in no language: InLanguage is missing.')
  return value
}
