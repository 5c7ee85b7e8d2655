const JAPANESE_TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time as e-mails tell it, in all languages: day and minute in Japan. */
export const formatMailTime = (at: Date): string => JAPANESE_TIME.format(at);
