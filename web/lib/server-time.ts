import { tabStorage } from '#web/lib/storage/browser-storage.ts';

const STORAGE_KEY = 'server-time-ahead';

/** Smaller differences, in milliseconds, are ignored, because they can result from network delay and the whole seconds of HTTP dates. */
const TOLERANCE_MS = 120_000;

const storedAhead = (): number => Number(tabStorage.getItem(STORAGE_KEY) ?? 0) || 0;

let ahead: number | undefined;

/** Stores the offset to the server's time from the `Date` of a response, also for later loads of the page. */
export function noteServerDate(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const difference = at - Date.now();
  const next = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  const known = serverAhead();
  if (next === known || (next !== 0 && Math.abs(next - known) <= TOLERANCE_MS)) return;
  ahead = next;
  tabStorage.setItem(STORAGE_KEY, String(next));
}

const serverAhead = (): number => (ahead ??= storedAhead());

/** Returns the current time of the server. It determines, for example, the current month, because the device's clock may be wrong. */
export const serverNow = (): Date => new Date(Date.now() + serverAhead());
