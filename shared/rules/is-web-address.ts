/** Whether `value` is an absolute http(s) address. Visitors’ browsers need not know `URL.parse`. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value)) return false;
  try {
    const { protocol, hostname } = new URL(value);
    return (protocol === 'https:' || protocol === 'http:') && hostname !== '';
  } catch {
    return false;
  }
}
