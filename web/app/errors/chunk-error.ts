/** What browsers say when a module of the console cannot be fetched, most often because a newer version replaced it. */
const MESSAGES = [
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
];

/** Whether a screen's own code could not be loaded (spec 8 "Chunk load failure"). */
export const isChunkError = (error: unknown): boolean => error instanceof Error && MESSAGES.some((message) => message.test(error.message));
