/** A git repository for a test: real commits, with dates the test chooses. */
import { execFileSync } from 'node:child_process'

/** A test’s repository. */
export interface TestHistory {
  /** Runs git in the repository. */
  git(...args: string[]): string
  /** Commits all files at noon on a date and returns the commit’s hash. */
  commit(message: string, day?: string): string
}

/** The environment without the variables git sets in hooks. */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

/** Turns a folder into a repository with the branch “main”. */
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
