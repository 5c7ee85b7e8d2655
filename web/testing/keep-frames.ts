/**
 * Keeps an animation frame of jsdom requested. Without a request, jsdom stops the interval that runs frames and starts it again at the next
 * request. An interval that starts while a test has faked the timers never fires, so no frame would run in the test files after that test.
 */
const request = requestAnimationFrame;
const keepFrames = (): void => void request(keepFrames);
keepFrames();
