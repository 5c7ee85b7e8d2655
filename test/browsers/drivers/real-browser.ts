/** A browser that is installed on this machine, with one window. */
export interface RealBrowser {
  /** Name and version. */
  name: string;
  /** Whether it keeps the cookies of a frame of another site. */
  keepsCookiesOfFrames: boolean;
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page, with `arguments`; returns its JSON result. */
  run: <T>(body: string, ...args: readonly (string | number)[]) => Promise<T>;
  /** Presses the pointer at a point of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** One swipe of a finger, by touch events. */
  swipe: (from: Point, to: Point) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** The error for a browser that is not installed. The message names what to install. */
export class MissingBrowserError extends Error {
  override readonly name = 'MissingBrowserError';
}

/** The number of steps and the duration of a swipe, as with a finger. */
export const SWIPE_STEPS = 10;
export const SWIPE_MS = 130;

/** The points of a swipe after the first. */
export const swipePoints = (from: Point, to: Point): Point[] =>
  Array.from({ length: SWIPE_STEPS }, (_, index) => {
    const share = (index + 1) / SWIPE_STEPS;
    return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
  });
