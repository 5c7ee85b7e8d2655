import { describe, expect, it } from 'vitest';
import { evaluateReadPreconditions, assertWritePreconditions } from '#infra/local/storage/request/preconditions.ts';

const current = { etag: 'abc', modified: Date.UTC(2026, 10, 20, 5, 0, 0, 900) };
const SAME_SECOND = 'Fri, 20 Nov 2026 05:00:00 GMT';
const BEFORE = 'Fri, 20 Nov 2026 04:59:59 GMT';

describe('evaluateReadPreconditions', () => {
  it.each([
    [{}, 'send'],
    [{ 'if-none-match': '"abc"' }, 'not-modified'],
    [{ 'if-none-match': 'W/"x", W/"abc"' }, 'not-modified'],
    [{ 'if-none-match': '*' }, 'not-modified'],
    [{ 'if-none-match': '"x"', 'if-modified-since': SAME_SECOND }, 'send'],
    [{ 'if-modified-since': SAME_SECOND }, 'not-modified'],
    [{ 'if-modified-since': BEFORE }, 'send'],
    [{ 'if-modified-since': 'yesterday' }, 'send'],
    [{ 'if-match': '"abc"' }, 'send'],
    [{ 'if-match': '"abc"', 'if-unmodified-since': BEFORE }, 'send'],
    [{ 'if-unmodified-since': SAME_SECOND }, 'send'],
  ] as const)('decides from the headers %j whether to send the object', (headers, expected) => {
    expect(evaluateReadPreconditions(headers, current)).toBe(expected);
  });

  it.each([{ 'if-match': '"x"' }, { 'if-unmodified-since': BEFORE }])('throws PreconditionFailed for %j', (headers) => {
    expect(() => evaluateReadPreconditions(headers, current)).toThrow(expect.objectContaining({ code: 'PreconditionFailed' }));
  });
});

describe('assertWritePreconditions', () => {
  it.each([
    [{}, current],
    [{ 'if-none-match': '*' }, undefined],
    [{ 'if-match': '"abc"' }, current],
  ])('accepts a write with the headers %j', (headers, stored) => {
    expect(() => assertWritePreconditions(headers, stored)).not.toThrow();
  });

  it.each([
    [{ 'if-none-match': '*' }, current, 'PreconditionFailed'],
    [{ 'if-none-match': '"abc"' }, current, 'NotImplemented'],
    [{ 'if-match': '"x"' }, current, 'PreconditionFailed'],
    [{ 'if-match': '"abc"' }, undefined, 'NoSuchKey'],
  ] as const)('refuses a write with the headers %j', (headers, stored, code) => {
    expect(() => assertWritePreconditions(headers, stored)).toThrow(expect.objectContaining({ code }));
  });
});
