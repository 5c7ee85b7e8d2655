/**
 * The national holidays of Japan by the Act on National Holidays (国民の祝日に関する法律, Act 178 of 1948) as amended up to 2018, which applies
 * from 2022 on. The Cabinet Office publishes the days of the next year each February
 * (https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html); the tests compare with the published days. A later amendment is a further
 * entry with its first year.
 */
interface HolidayRules {
  /** The first year in which the rules apply. */
  since: number;
  /** Month and day. */
  fixed: readonly (readonly [month: number, day: number])[];
  /** Holidays on the nth Monday of a month. */
  mondays: readonly (readonly [month: number, week: number])[];
}

const RULES: readonly HolidayRules[] = [
  {
    since: 2022,
    fixed: [
      [1, 1],
      [2, 11],
      [2, 23],
      [4, 29],
      [5, 3],
      [5, 4],
      [5, 5],
      [8, 11],
      [11, 3],
      [11, 23],
    ],
    mondays: [
      [1, 2],
      [7, 3],
      [9, 3],
      [10, 2],
    ],
  },
];

const DAY_MS = 24 * 3_600_000;
const dayOf = (year: number, month: number, day: number): string => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const plusDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** Returns the weekday of a day; 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Returns the day of an equinox in Japan, by the approximation that is valid from 1980 to 2099. */
const equinox = (year: number, month: 3 | 9): string =>
  dayOf(year, month, Math.floor((month === 3 ? 20.8431 : 23.2488) + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4));

function nthMonday(year: number, month: number, week: number): string {
  const first = weekdayOf(dayOf(year, month, 1));
  return dayOf(year, month, 1 + ((8 - first) % 7) + (week - 1) * 7);
}

const byYear = new Map<number, ReadonlySet<string>>();

/**
 * Returns the national holidays of a year with their substitutes: the next free day for a holiday on a Sunday, and a day between two
 * holidays.
 */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = byYear.get(year);
  if (known) return known;
  const rules = RULES.findLast(({ since }) => since <= year) ?? RULES[0];
  const named = new Set([
    ...(rules?.fixed ?? []).map(([month, day]) => dayOf(year, month, day)),
    ...(rules?.mondays ?? []).map(([month, week]) => nthMonday(year, month, week)),
    equinox(year, 3),
    equinox(year, 9),
  ]);
  const all = new Set(named);
  for (const day of named) {
    if (weekdayOf(day) === 0) {
      let substitute = plusDays(day, 1);
      while (named.has(substitute)) substitute = plusDays(substitute, 1);
      all.add(substitute);
    }
    const between = plusDays(day, 1);
    if (!named.has(between) && named.has(plusDays(day, 2)) && weekdayOf(between) !== 0) all.add(between);
  }
  byYear.set(year, all);
  return all;
}

/** Returns the national holidays of a year in order, YYYY-MM-DD. */
export const japaneseHolidays = (year: number): string[] => [...holidaysOf(year)].toSorted();

/** The days around the new year on which banks are closed (Order for Enforcement of the Banking Act, Article 5). */
const BANK_HOLIDAYS: ReadonlySet<string> = new Set(['12-31', '01-02', '01-03']);

/** Whether banks are open on a day: it is not a Saturday, Sunday, national holiday or day around the new year. */
const isBusinessDay = (day: string): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !BANK_HOLIDAYS.has(day.slice(5)) && !holidaysOf(Number(day.slice(0, 4))).has(day);

/** Returns the day itself if it is a business day in Japan, otherwise the next business day. */
export function onBusinessDay(day: string): string {
  let next = day;
  while (!isBusinessDay(next)) next = plusDays(next, 1);
  return next;
}
