/** A git repository of its own for a test: real commits, with days that the test chooses. */
import { execFileSync } from 'node:child_process'

/** What a test does with its repository. */
export interface TestHistory {
  /** Runs git in it. */
  git(...args: string[]): string
  /** Commits everything that is there, at noon of a day. Gives back the commit. */
  commit(message: string, day?: string): string
}

/** The environment without what a hook of an outer repository says of itself. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

/** Makes a folder a repository with the branch “main”. */
export function testHistory(root: string): TestHistory {
  const run = (args: string[], day = '2025-06-15') =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...environment(),
        GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      },
    }).trim()
  run(['init', '--quiet', '--initial-branch=main'])
  return {
    git: (...args) => run(args),
    commit(message, day) {
      run(['add', '--all'])
      run(['commit', '--quiet', '--allow-empty', '--message', message], day)
      return run(['rev-parse', 'HEAD'])
    },
  }
}
