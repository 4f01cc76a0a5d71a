/** Finds nginx, or installs Debian's package where that can be had, and runs it over a folder. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** The path of nginx, or `undefined`, said aloud, where it can neither be found nor installed. */
export function ensureNginx(): string | undefined {
  const find = () => PLACES.find(path => existsSync(path))
  if (!find() && process.platform === 'linux' && process.getuid?.() === 0)
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq nginx-light'], {
      stdio: 'ignore',
      timeout: 120_000,
    })
  const found = find()
  if (!found)
    console.warn('There is no nginx here and none could be installed: its tests are skipped.')
  return found
}

/** A running nginx. */
export interface Nginx {
  url: string
  /** Puts another server in the place of the running one, as `nginx -s reload` does. */
  reload(server: (listen: string) => string): void
  stop(): Promise<void>
}

/**
 * Starts nginx with a server of ours.
 *
 * @param server what goes into its http block, given the port to listen at
 * @param connections how many it is to hold at once, where that is more than it does by itself
 */
export async function startNginx(
  executable: string,
  server: (listen: string) => string,
  connections?: number,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  const write = (block: (listen: string) => string) => {
    writeFileSync(
      file,
      `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
${connections === undefined ? 'events {}' : `worker_rlimit_nofile ${2 * connections};\nevents {\n  worker_connections ${connections};\n}`}
http {
access_log off;
${paths}
${block(`127.0.0.1:${port}`)}
}
`,
    )
    const check = spawnSync(executable, ['-t', '-c', file, '-e', join(folder, 'error.log')], {
      encoding: 'utf8',
    })
    if (check.status !== 0) throw new Error(check.stderr)
  }
  write(server)
  const child = spawn(executable, ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answers) break
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    url,
    reload: next => {
      write(next)
      child.kill('SIGHUP')
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        child.kill('SIGQUIT')
      }),
  }
}
