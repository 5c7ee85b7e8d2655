import * as z from 'zod';

const Answer = z.union([z.object({ now: z.iso.datetime() }), z.object({ message: z.string() })]);

/** Where the clock of a running platform is read and moved. */
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

/** Moves the time of a platform. Resolves to it when all work due by then has run. Throws for a time that has passed. */
export const moveClock = (endpoint: ClockEndpoint, to: Date): Promise<Date> =>
  call(endpoint, { method: 'POST', body: JSON.stringify({ to: to.toISOString() }) });
