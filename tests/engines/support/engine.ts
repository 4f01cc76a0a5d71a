/** A browser as the tests of all engines see it: one small interface, whatever drives it. */

/** How wide and how high a window is; the bar at the top changes with it. */
export interface WindowSize {
  width: number
  height: number
}

export const WIDE: WindowSize = { width: 1280, height: 900 }
export const NARROW: WindowSize = { width: 500, height: 900 }

/** One window of a browser. */
export interface Engine {
  /** The browser's own name and version, for the report. */
  readonly version: string
  /** Opens an address and waits until it is loaded. */
  open(address: string): Promise<void>
  /** Clicks the middle of the one element that a selector finds, as a pointer does. */
  click(selector: string): Promise<void>
  /**
   * Taps the middle of the one element that a selector finds, as a finger does.
   *
   * @throws where the driver knows no touch, which `touches` of the driver says before
   */
  tap(selector: string): Promise<void>
  /** Chooses an option, by its value, of the one list that a selector finds. */
  choose(selector: string, value: string): Promise<void>
  /** Types into the one element that a selector finds. */
  type(selector: string, text: string): Promise<void>
  /** Presses one key, by its name in the DOM, like Escape or Tab. */
  press(key: string): Promise<void>
  /** Goes back in the history, as the button does. */
  back(): Promise<void>
  /**
   * Runs a function in the page. It sees nothing but its arguments.
   *
   * @returns what it gives, which must be of JSON, or a promise of that
   */
  evaluate<Result, Arguments extends readonly unknown[]>(
    read: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result>
  resize(size: WindowSize): Promise<void>
  /** Writes what the window shows, as PNG. */
  screenshot(file: string): Promise<void>
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>
}

/** How one engine is had. */
export interface EngineDriver {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Whether it can tap. */
  touches: boolean
  /**
   * Finds the browser, or installs it where that can be done.
   *
   * @returns why it cannot be had, in a sentence; nothing where it can
   */
  missing(): string | undefined
  start(): Promise<Engine>
}
