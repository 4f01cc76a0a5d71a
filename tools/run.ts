/** Runs a command-line tool. If it throws, prints the error message without the stack trace and sets exit code 1. */
export async function run(command: () => void | Promise<void>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * Runs a change to the project and prints what changed.
 *
 * @param example an example of the command, shown if the number of arguments is wrong
 * @param change makes the change and returns what it did, one sentence per step
 */
export const runChange = (
  example: string,
  change: (root: string, ...addresses: string[]) => string[],
) =>
  run(() => {
    const addresses = process.argv.slice(2)
    if (addresses.length !== change.length - 1) throw new Error(`Usage: npm run ${example}`)
    console.log(change(process.cwd(), ...addresses).join('\n'))
  })
