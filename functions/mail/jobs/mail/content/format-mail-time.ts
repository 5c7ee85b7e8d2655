const JAPANESE_TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns a time as `2026/11/20 21:00`, in Japanese time, in all languages. */
export const formatMailTime = (at: Date): string => JAPANESE_TIME.format(at);
