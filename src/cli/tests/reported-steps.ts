/** Steps whose runner writes a report: each test of theirs counts. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../preview/browser'
import { messageOf } from '../message-of'
import { runCommand } from './command-step'
import { browserResult, jestResult, type BrowserReport, type JestReport } from './reports'
import type { Result, Step } from './step'

/** A project of Jest as one step. */
export function jestStep(project: string, about: Pick<Step, 'does' | 'minutes'> = {}): Step {
  return {
    name: `jest: ${project}`,
    ...about,
    run: () =>
      withReport(`jest: ${project}`, file => ({
        ended: runCommand(`jest --selectProjects ${project} --json --outputFile "${file}"`),
        read: report => jestResult(report as JestReport, process.cwd()),
      })),
  }
}

/**
 * The tests in a browser as one step, or those of another configuration. It finds a browser, or installs one.
 */
export function browserStep(about: Pick<Step, 'does' | 'minutes'> = {}, other?: string): Step {
  const name = other ? `playwright: ${other}` : 'playwright'
  const config = other ? ` --config playwright.${other}.config.ts` : ''
  return {
    name,
    ...about,
    run: () =>
      withReport(name, file => ({
        ended: runCommand(`playwright test${config}`, {
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          CHROMIUM_PATH: ensureBrowser(),
        }),
        read: report => browserResult(report as BrowserReport),
      })),
  }
}

/** Runs what writes a report, and says what the report says. */
function withReport(
  name: string,
  run: (file: string) => { ended: boolean; read: (report: unknown) => Result },
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
  const file = join(folder, 'report.json')
  try {
    const { ended, read } = run(file)
    const result = read(JSON.parse(readFileSync(file, 'utf8')))
    // A runner that fails without a failed test has failed to run.
    return ended || result.failed > 0 ? result : { ...result, failed: 1, failures: [name] }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`${name}: ${messageOf(error)}`] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
