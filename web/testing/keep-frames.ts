/**
 * Always keeps an animation frame requested. Without a request, jsdom stops the interval that runs frames, and starts a new one at the next
 * request. An interval that starts while a test fakes the timers never fires, so that frames would no longer run in later test files.
 */
const request = requestAnimationFrame;
const keepFrames = (): void => void request(keepFrames);
keepFrames();
