/**
 * What is costly to make, kept between builds. A name stands for everything that decides a content: what
 * it is made of, and the code that makes it. So a kept content is never an old one, and a build with what
 * is kept gives the bytes of a build without.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the contents lie; `npm run clean` throws them away. */
export const KEPT = 'node_modules/.cache/site'

/** A name for some contents together, in their order. */
export function nameFor(...contents: readonly (string | Buffer)[]): string {
  const digest = createHash('sha256')
  for (const content of contents) digest.update(`${content.length}\0`).update(content)
  return digest.digest('hex').slice(0, 32)
}

/** A folder of kept contents, for one build. */
export class KeptFiles {
  private readonly folder: string
  private readonly there: Set<string>
  private readonly wanted = new Set<string>()

  /**
   * @param root the project's folder
   * @param kind what is kept, as the name of a folder
   */
  constructor(root: string, kind: string) {
    this.folder = join(root, KEPT, kind)
    mkdirSync(this.folder, { recursive: true })
    this.there = new Set(readdirSync(this.folder))
  }

  /** The content that has a name; `undefined` where none is kept. */
  read(name: string): Buffer | undefined {
    this.wanted.add(name)
    return this.there.has(name) ? readFileSync(join(this.folder, name)) : undefined
  }

  /** Keeps a content. A build that is cut short leaves no half one under a name. */
  keep(name: string, content: string | Buffer): void {
    const file = join(this.folder, name)
    writeFileSync(`${file}.part`, content)
    renameSync(`${file}.part`, file)
    this.wanted.add(name)
  }

  /** Throws away what this build had no use for, so that the folder stays as large as a site. */
  sweep(): void {
    for (const name of this.there) if (!this.wanted.has(name)) rmSync(join(this.folder, name))
  }
}
