import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedAnswer } from '#functions/open-api/jobs/deliver-webhook/masked-answer.ts';

it('keeps the beginning of an answer', () => {
  expect(maskedAnswer('{"error":"busy"}', { entry: { email: 'hana@example.com' } })).toBe('{"error":"busy"}');
  expect(maskedAnswer('x'.repeat(5_000), {})).toHaveLength(500);
});

it('keeps nothing of the event that the answer repeats', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3 }), fc.emailAddress(), (text, email) => {
      const data = { entry: { email, answers: [{ value: ['\u{fffd}ab', text] }] } };
      for (const answer of [JSON.stringify({ received: data }), `got ${email} ${text}`, `?email=${encodeURIComponent(email)}`])
        expect(maskedAnswer(answer, data)).not.toContain(email);
      if (!'***'.includes(text)) expect(maskedAnswer(`got ${text}.`, data)).not.toContain(`got ${text}.`);
    }),
  );
});
