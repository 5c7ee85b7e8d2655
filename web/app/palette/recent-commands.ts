import { recentValues } from '#web/lib/storage/recent-values.ts';

/** The ids of the commands that were last used. */
export const recentCommands = recentValues('palette-recent', 5);
