import * as z from 'zod';

const Answer = z.union([z.object({ now: z.iso.datetime() }), z.object({ message: z.string() })]);

/** The endpoint that reads and moves the clock of a running platform. */
export interface ClockEndpoint {
  url: string;
  accessKeyId: string;
}

async function call({ url, accessKeyId }: ClockEndpoint, init: RequestInit): Promise<Date> {
  const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/clock`, 'content-type': 'application/json' };
  const answer = Answer.parse(await (await fetch(url, { ...init, headers })).json());
  if ('message' in answer) throw new Error(answer.message);
  return new Date(answer.now);
}

export const readClock = (endpoint: ClockEndpoint): Promise<Date> => call(endpoint, {});

/** Moves the time of a platform. Resolves to the new time once all work due by then has run. Throws for a past time. */
export const moveClock = (endpoint: ClockEndpoint, to: Date): Promise<Date> =>
  call(endpoint, { method: 'POST', body: JSON.stringify({ to: to.toISOString() }) });
