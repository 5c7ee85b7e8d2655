import { z } from 'zod';
import { deviceStorage } from '#web/lib/storage/browser-storage.ts';

const KEY = 'palette-recent';
const KEPT = 5;

const Recent = z.array(z.string().max(100)).max(KEPT).catch([]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** Returns the ids of the commands that were last used on this device, the last one first. */
export const recentCommands = (): string[] => Recent.parse(parsed(deviceStorage.getItem(KEY) ?? '[]'));

/** Records the use of a command. */
export const rememberCommand = (id: string): void =>
  deviceStorage.setItem(KEY, JSON.stringify([id, ...recentCommands().filter((other) => other !== id)].slice(0, KEPT)));
