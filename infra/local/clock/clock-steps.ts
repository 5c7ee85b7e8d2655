import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** The instants at which a move of the clock stops, so that what is due by then happens at its time: every midnight in Japan, and the end. */
export function clockSteps(from: Date, to: Date): Date[] {
  const steps: Date[] = [];
  for (let day = addDays(japaneseDay(from), 1); startOfJapaneseDay(day) < to; day = addDays(day, 1)) steps.push(startOfJapaneseDay(day));
  return [...steps, to];
}
