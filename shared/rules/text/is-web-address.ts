/** Whether `value` is an absolute http(s) URL. Runs in visitors' browsers, so it avoids the newer `URL.parse`. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value)) return false;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}
