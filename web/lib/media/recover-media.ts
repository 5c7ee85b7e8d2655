import { useSyncExternalStore } from 'react';
import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import { api } from '#web/lib/api/api-client.ts';
import { mediaTag } from '#web/lib/session/media-tags.ts';
import { readSession } from '#web/lib/session/session.ts';

/** An address of unpublished media: its path, the media id in it, and the tag, which may be missing or stale. */
const ADDRESS = /(\/media\/([0-9A-HJKMNP-TV-Z]{26})\/[\w.]+)\?t=[\w-]*/g;

const mediaIdsIn = (addresses: string): string[] => [...addresses.matchAll(ADDRESS)].flatMap(([, , id]) => id ?? []);
const withTags = (addresses: string): string => addresses.replaceAll(ADDRESS, (_, path: string, id: string) => `${path}?t=${mediaTag(id)}`);

/** The time in milliseconds for which failures are batched into one request, because the pictures of one screen fail together. */
const COLLECT_MS = 50;

const failedIds = new Set<string>();
let renewal: Promise<void> | null = null;
let renewals = 0;
const listeners = new Set<() => void>();

async function renew(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
  while (failedIds.size > 0) {
    const mediaIds = [...failedIds].slice(0, UPLOADS_PER_REQUEST);
    for (const id of mediaIds) failedIds.delete(id);
    await api.media.renewRight({ body: { mediaIds } });
  }
  renewals += 1;
  listeners.forEach((listener) => listener());
}

/**
 * Renews the login's right to see media, and loads the tags of `mediaIds`, which may be missing or signed with a former key. Sends one
 * request for all concurrent failures.
 */
function renewRight(mediaIds: readonly string[]): Promise<void> {
  for (const id of mediaIds) failedIds.add(id);
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

type MediaElement = HTMLImageElement | HTMLVideoElement;

/** Reloads an element with the current tags. Setting the same URL reloads it too. */
function reload(element: MediaElement): void {
  if (element instanceof HTMLVideoElement) {
    const { currentTime, paused } = element;
    element.src = withTags(element.src);
    element.currentTime = currentTime;
    if (!paused) element.play().catch(() => undefined);
    return;
  }
  const sources = element.parentElement instanceof HTMLPictureElement ? element.parentElement.querySelectorAll('source') : [];
  for (const source of sources) source.srcset = withTags(source.srcset);
  if (element.srcset !== '') element.srcset = withTags(element.srcset);
  element.src = withTags(element.src);
}

/** The URL that each element failed to load. Each URL is retried once, after the right was renewed. */
const failed = new WeakMap<MediaElement, string>();

async function recover(element: MediaElement): Promise<void> {
  const address = element.currentSrc || element.src;
  const mediaIds = mediaIdsIn(address);
  if (mediaIds.length === 0 || failed.get(element) === address || !readSession()) return;
  failed.set(element, address);
  await renewRight(mediaIds).then(
    () => reload(element),
    // Ignored, because other failed requests report the error. The picture stays missing.
    () => undefined,
  );
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement || target instanceof HTMLVideoElement) void recover(target);
}

/**
 * Reloads unpublished pictures and videos in a document or shadow root after they failed to load: renews the login's right to see them,
 * which expires when the console is idle for minutes, and loads tags that no answer has contained, such as tags of files in local drafts.
 * Call it for each shadow root, because load errors do not leave a shadow root. Returns a function that removes the listener.
 */
export function recoverMediaIn(root: Document | ShadowRoot): () => void {
  root.addEventListener('error', onError, true);
  return () => root.removeEventListener('error', onError, true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a number that changes when the right is renewed after a failure, so that components can retry a failed picture. */
export const useMediaRenewals = (): number => useSyncExternalStore(subscribe, () => renewals);
