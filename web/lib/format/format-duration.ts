/** Formats a duration as media players show it: `0:05`, `12:34`; with `tenths`, `0:05.2`. */
export function formatDuration(milliseconds: number, { tenths = false } = {}): string {
  const unit = tenths ? 100 : 1_000;
  const whole = Math.round(milliseconds / unit);
  const perMinute = 60_000 / unit;
  const seconds = (whole % perMinute) * (unit / 1_000);
  const digits = tenths ? seconds.toFixed(1).padStart(4, '0') : String(seconds).padStart(2, '0');
  return `${Math.floor(whole / perMinute)}:${digits}`;
}
