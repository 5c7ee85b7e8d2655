/** Numbers of members who joined and left on a day. */
interface CountedDay {
  day: string;
  registered: number;
  left: number;
}

/** Returns the number of members at the end of each day, computed backwards from the current number. `days`: in order, today last. */
export function memberGrowth(days: readonly string[], counted: readonly CountedDay[], total: number): (CountedDay & { total: number })[] {
  const byDay = new Map(counted.map((one) => [one.day, one]));
  let atEnd = total;
  return days
    .toReversed()
    .map((day) => {
      const { registered, left } = byDay.get(day) ?? { registered: 0, left: 0 };
      const shown = { day, registered, left, total: Math.max(0, atEnd) };
      atEnd += left - registered;
      return shown;
    })
    .toReversed();
}
