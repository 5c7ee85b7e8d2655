import { setTimeout as wait } from 'node:timers/promises';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { carryOutNews } from '#functions/news/jobs/scheduled-news/carry-out-news.ts';
import { newsSchedule } from '#functions/news/store/news-schedule.ts';
import { openTable } from '#functions/platform/wiring/base.ts';

export const handler = carryOutNews({ schedule: newsSchedule(openTable(process.env)), ids: systemIds, clock: systemClock, wait });
