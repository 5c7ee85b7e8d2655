import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { type Clock, movableClock, realClock } from '#functions/platform/gateways/clock.ts';
import { type Ids, idGenerator } from '#functions/platform/gateways/ids.ts';

const offsetFile = process.env[ENVIRONMENT.clockOffsetFile];

/** The product's time: real time, which a developer can shift on a laptop. Only sessions expire by real time (`realClock`). */
export const systemClock: Clock = offsetFile ? movableClock(offsetFile) : realClock;

/** Generates identifiers that are compared with the product's time. */
export const systemIds: Ids = idGenerator(systemClock);
