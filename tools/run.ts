/** Runs a command-line tool. If it throws, prints the error message without the stack trace and sets exit code 1. */
export async function run(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
