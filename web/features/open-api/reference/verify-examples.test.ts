import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { signatureHeaders } from '#functions/open-api/services/webhooks/sign-delivery.ts';
import { VERIFY_EXAMPLES } from '#web/features/open-api/reference/verify-examples.ts';

const [JAVASCRIPT, PYTHON] = VERIFY_EXAMPLES.map(({ code }) => code);
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = `whsec_${Buffer.from('0123456789abcdef0123').toString('base64')}`;
const BODY = '{"type":"contact.created","data":{"name":"花子"}}';

const signed = (sentAt = new Date()) => signatureHeaders({ id: 'a', sentAt, body: BODY }, [SECRET]);
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

/** Inputs of the verification of a delivery, with the expected result. */
const CASES: readonly [name: string, isTrusted: boolean, input: [secret: string, headers: Record<string, string>, body: string]][] = [
  ['a delivery', true, [SECRET, signed(), BODY]],
  [
    'a delivery that is also signed with a former secret',
    true,
    [SECRET, signatureHeaders({ id: 'a', sentAt: new Date(), body: BODY }, [OTHER, SECRET]), BODY],
  ],
  ['another body', false, [SECRET, signed(), `${BODY} `]],
  ['another id', false, [SECRET, { ...signed(), 'webhook-id': 'b' }, BODY]],
  ['another secret', false, [OTHER, signed(), BODY]],
  ['a request without a signature', false, [SECRET, {}, BODY]],
  ['a delivery with a time that is no number', false, [SECRET, { ...signed(), 'webhook-timestamp': 'now' }, BODY]],
  ['an old delivery', false, [SECRET, signed(minutesAgo(6)), BODY]],
  [
    'an old delivery under a new time',
    false,
    [SECRET, { ...signed(minutesAgo(6)), 'webhook-timestamp': signed()['webhook-timestamp'] ?? '' }, BODY],
  ],
];

it.each(CASES)('JavaScript example verify(), given %s, returns %s', async (_, isTrusted, [secret, headers, body]) => {
  const source = `data:text/javascript,${encodeURIComponent(JAVASCRIPT ?? '')}`;
  const { verify } = (await import(/* @vite-ignore */ source)) as { verify: (...input: unknown[]) => boolean };
  expect(verify(secret, headers, body)).toBe(isTrusted);
});

it.each(CASES)('Python example verify(), given %s, returns %s', (_, isTrusted, [secret, headers, body]) => {
  const call = 'import json, sys\nsecret, headers, body = json.loads(sys.argv[1])\nprint(verify(secret, headers, body.encode()))';
  const output = execFileSync('python3', ['-c', `${PYTHON}\n${call}`, JSON.stringify([secret, headers, body])], { encoding: 'utf8' });
  expect(output.trim()).toBe(isTrusted ? 'True' : 'False');
});
