/** The browsers' messages for a module that cannot be fetched, most often because a deployment has replaced it. */
const MESSAGES = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];

/** Whether the code of a screen could not be loaded. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && MESSAGES.some((message) => message.test(error.message));
