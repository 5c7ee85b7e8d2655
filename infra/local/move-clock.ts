/** `npm run clock`: shows the time of the platform that runs on this machine; `npm run clock -- 2027-01` moves it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';
import { nextMonth, monthOf, startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { type ClockEndpoint, moveClock, readClock } from '#infra/local/clients/clock-client.ts';
import { parseClockTime } from '#infra/local/clock/parse-clock-time.ts';
import { type Addresses, addressesFile } from '#infra/local/startup/addresses.ts';
import { SetupError } from '#infra/local/platform/ports.ts';

const USAGE = 'Name a time in Japan (2027-01, 2027-01-27, 2027-01-27T09:00) or a distance (+12h, +30d).';

async function clockEndpoint(): Promise<ClockEndpoint> {
  const file = addressesFile(path.resolve(process.env['DATA_DIR'] ?? '.data'));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new SetupError('The platform does not run here yet: start it with "npm start" and wait for the demo.');
  const { clock, credentials } = JSON.parse(text) as Addresses;
  return { url: clock, accessKeyId: credentials.accessKeyId };
}

const show = (at: Date): void => console.log(`${formatJapaneseTime(at)} in Japan`);

try {
  const endpoint = await clockEndpoint();
  let now = await readClock(endpoint);
  show(now);
  const [text] = process.argv.slice(2);
  if (text !== undefined) {
    const to = parseClockTime(text, now);
    if (!to) throw new SetupError(USAGE);
    // Moves month by month, to show the progress. A past time is refused.
    do {
      const month = startOfMonth(nextMonth(monthOf(now)));
      now = await moveClock(endpoint, month < to ? month : to);
      show(now);
    } while (now < to);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
