/** Code in colours: the parts of a language as classes, made at build, so that no page needs a script. */
import type { Element, ElementContent, Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import nginx from 'highlight.js/lib/languages/nginx'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { toString } from 'mdast-util-to-string'
import { codeLanguageOf, type CodeLanguage } from '../content/code-language'

const grammars = {
  bash,
  css,
  diff,
  http,
  ini,
  javascript,
  json,
  markdown,
  nginx,
  php,
  python,
  sql,
  typescript,
  xml,
  yaml,
} satisfies Record<CodeLanguage, unknown>

const lowlight = createLowlight(grammars)

/** Three kinds of parts are enough to read by; everything else stays as it is. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  's-word': ['keyword', 'built_in', 'name', 'section', 'selector-tag', 'selector-class', 'type'],
  's-value': ['string', 'number', 'literal', 'regexp', 'symbol', 'link', 'addition'],
  's-comment': ['comment', 'quote', 'meta', 'doctag', 'deletion'],
}

const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([own, kinds]) => kinds.map(kind => [`hljs-${kind}`, own])),
)

/**
 * Colours a block of code whose language is known.
 *
 * @param code the `code` element within a `pre`; changed in place
 */
export function colourCode(code: Element): void {
  const [name = ''] = classesOf(code).flatMap(each => /^language-(.+)$/.exec(each)?.[1] ?? [])
  const language = codeLanguageOf(name)
  if (language) code.children = coloured(lowlight.highlight(language, toString(code)).children)
}

/** The parts with the site's own classes; a part without one gives way to what is in it. */
function coloured(children: Root['children'] | ElementContent[]): ElementContent[] {
  return children.flatMap(child => {
    if (child.type === 'text') return [child]
    if (child.type !== 'element') return []
    const inner = coloured(child.children)
    const own = classesOf(child).flatMap(each => CLASS_OF.get(each) ?? [])
    return own.length > 0 ? [{ ...child, properties: { className: own }, children: inner }] : inner
  })
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}
