import { z } from 'zod';
import { deviceStorage } from '#web/lib/storage/browser-storage.ts';

const TEXT_MAX = 100;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** What was last used on this device, the last one first. */
export interface RecentValues {
  read: () => string[];
  /** Records the use of a value. */
  remember: (value: string) => void;
}

/** Keeps the last `kept` used values under a key of the device's storage. */
export function recentValues(key: string, kept: number): RecentValues {
  const Stored = z.array(z.string().max(TEXT_MAX)).max(kept).catch([]);
  const read = (): string[] => Stored.parse(parsed(deviceStorage.getItem(key) ?? '[]'));
  return {
    read,
    remember: (value) => deviceStorage.setItem(key, JSON.stringify([value, ...read().filter((other) => other !== value)].slice(0, kept))),
  };
}
