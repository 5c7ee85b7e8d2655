import * as z from 'zod';
import type { Envelope } from '#shared/api-contract/envelope.ts';
import { deviceStorage } from '#web/lib/storage/browser-storage.ts';

/**
 * The tags of unpublished media from API answers, which their URLs need. A few are stored on the device, for pictures that
 * are shown before the first answer.
 */
const STORAGE_KEY = 'media-tags';
const KeptTags = z.record(z.string(), z.string());

/** The prefix of the tag of a public picture, visible without signing in. */
const PUBLIC_MARK = 'p';
const PUBLIC_LENGTH = 23;
const isPublic = (tag: string | undefined): boolean => tag?.length === PUBLIC_LENGTH && tag.startsWith(PUBLIC_MARK);

function readKept(): Record<string, string> {
  try {
    return KeptTags.parse(JSON.parse(deviceStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const tags = new Map(Object.entries(readKept()));

/** Adds the tags of an answer. Tags of the login do not replace public tags. */
export function learnMediaTags(learned: Envelope<unknown>['media'] = {}): void {
  for (const [mediaId, tag] of Object.entries(learned)) if (!isPublic(tags.get(mediaId)) || isPublic(tag)) tags.set(mediaId, tag);
}

/** Returns the tag of a file; empty if no answer has contained it yet. */
export const mediaTag = (mediaId: string): string => tags.get(mediaId) ?? '';

/** Stores exactly the tags of these pictures on the device. */
export function keepMediaTags(mediaIds: readonly (string | undefined)[]): void {
  const kept = mediaIds.flatMap((id): [string, string][] => (id !== undefined && tags.has(id) ? [[id, mediaTag(id)]] : []));
  if (kept.length === 0) deviceStorage.removeItem(STORAGE_KEY);
  else deviceStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
}
