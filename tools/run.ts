/** Runs a command of tools/. An error prints its message, without the stack, and makes the command fail. */
export async function run(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
