/** A browser's window as the tests see it, whatever drives it. */
export interface BrowserWindow {
  open(address: string): Promise<void>
  /** Clicks the middle of the first element that a selector finds, as a pointer does. */
  click(selector: string): Promise<void>
  /** Chooses an option, by its value, of a list. */
  choose(selector: string, value: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Presses a key, by its name in the DOM. */
  press(key: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page, which sees its arguments alone, and gives back its result, as JSON. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    read: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>
  resize(width: number, height: number): Promise<void>
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>
}

/** How a browser is had. */
export interface Browser {
  name: string
  /** Installs the browser where it is missing; why it cannot be had, or nothing. */
  missing(): string | undefined
  start(): Promise<BrowserWindow>
}
