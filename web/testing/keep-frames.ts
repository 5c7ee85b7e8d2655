/**
 * Keeps an animation frame of jsdom requested. Without one, jsdom stops the interval that runs frames and starts it at the next request:
 * an interval that starts while a test has faked the timers never fires, and no frame would run in the files after it.
 */
const request = requestAnimationFrame;
const keepFrames = (): void => void request(keepFrames);
keepFrames();
