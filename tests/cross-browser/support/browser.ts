/** A browser window for the tests, with the same methods for every driver. */
export interface BrowserWindow {
  open(address: string): Promise<void>
  /** Clicks the center of the first element that matches a selector, like a mouse does. */
  click(selector: string): Promise<void>
  /** Selects an option in a list by its value. */
  choose(selector: string, value: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Presses a key by its DOM name. */
  press(key: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page with only its arguments in scope. Returns the result as JSON. */
  evaluate<Result, Arguments extends readonly unknown[]>(
    read: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>
  resize(width: number, height: number): Promise<void>
  /** Stops the browser and everything started for it. */
  close(): Promise<void>
}

/** A browser the tests can start. */
export interface Browser {
  name: string
  /** Installs the browser if it’s missing. Returns the reason if that fails. */
  missing(): string | undefined
  start(): Promise<BrowserWindow>
}
