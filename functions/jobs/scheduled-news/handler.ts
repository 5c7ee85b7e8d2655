import { setTimeout as wait } from 'node:timers/promises';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { carryOutNews } from '#functions/jobs/scheduled-news/carry-out-news.ts';
import { newsSchedule } from '#functions/store/news/news-schedule.ts';
import { openTable } from '#functions/wiring/base.ts';

export const handler = carryOutNews({ schedule: newsSchedule(openTable(process.env)), ids: systemIds, clock: systemClock, wait });
