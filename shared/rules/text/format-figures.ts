/** Formats whole yen, the same in every language: `¥12,345`; the sign of a negative amount precedes the currency: `-¥12,345`. */
export const formatYen = (value: number): string => `${value < 0 ? '-' : ''}¥${new Intl.NumberFormat('ja-JP').format(Math.abs(value))}`;

/** Formats a stored day (YYYY-MM-DD) or month for display: `2026/11/20`. */
export const formatDay = (day: string): string => day.replaceAll('-', '/');
