import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';

/** A session on the preview of one site, of this tab only. */
const PreviewTokens = z.object({ accessToken: z.string(), expiresAt: z.string() });
export type PreviewTokens = z.infer<typeof PreviewTokens>;

const keyOf = (siteId: string): string => `preview ${siteId}`;
const listeners = new Set<() => void>();

function change(apply: () => void): void {
  apply();
  for (const listener of listeners) listener();
}

export const storePreviewTokens = (siteId: string, { accessToken, expiresAt }: PreviewTokens): void =>
  change(() => tabStorage.setItem(keyOf(siteId), JSON.stringify({ accessToken, expiresAt })));
export const clearPreviewTokens = (siteId: string): void => change(() => tabStorage.removeItem(keyOf(siteId)));

function parseTokens(text: string | null): PreviewTokens | null {
  try {
    return PreviewTokens.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token of this tab for the preview of a site; `null` while it is locked. */
export function usePreviewToken(siteId: string): string | null {
  const read = useCallback(() => parseTokens(tabStorage.getItem(keyOf(siteId)))?.accessToken ?? null, [siteId]);
  return useSyncExternalStore(subscribe, read);
}
