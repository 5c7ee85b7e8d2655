/** Whether `value` is an absolute http(s) address. Visitors’ browsers need not know `URL.parse`. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value)) return false;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}
