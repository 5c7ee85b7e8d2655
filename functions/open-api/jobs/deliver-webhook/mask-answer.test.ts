import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAnswer } from '#functions/open-api/jobs/deliver-webhook/mask-answer.ts';

it('maskAnswer truncates a long answer to its beginning', () => {
  expect(maskAnswer('{"error":"busy"}', { entry: { email: 'hana@example.com' } })).toBe('{"error":"busy"}');
  expect(maskAnswer('x'.repeat(5_000), {})).toHaveLength(500);
});

it('maskAnswer removes every value of the event that the answer repeats', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3 }), fc.emailAddress(), (text, email) => {
      const data = { entry: { email, answers: [{ value: ['\u{fffd}ab', text] }] } };
      for (const answer of [JSON.stringify({ received: data }), `got ${email} ${text}`, `?email=${encodeURIComponent(email)}`])
        expect(maskAnswer(answer, data)).not.toContain(email);
      if (!'***'.includes(text)) expect(maskAnswer(`got ${text}.`, data)).not.toContain(`got ${text}.`);
    }),
  );
});
