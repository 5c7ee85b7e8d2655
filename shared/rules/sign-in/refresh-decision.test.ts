import { describe, expect, it } from 'vitest';
import { refreshDecision } from '#shared/rules/sign-in/refresh-decision.ts';

const NOW = 1_000_000;
const SESSION = { refreshHash: 'current', exchanged: { hash: 'exchanged', until: NOW + 1 }, device: 'laptop' };
const presented = (hash: string, device: string | null = 'laptop', at = NOW) => ({ hash, device, at });

describe('a presented refresh token (R-4.2)', () => {
  it('is rotated if it is the current token, on any device', () => {
    for (const device of ['laptop', 'phone', null]) expect(refreshDecision(SESSION, presented('current', device))).toBe('rotate');
  });

  it('repeats the last exchange on the device of the session during the grace period', () => {
    expect(refreshDecision(SESSION, presented('exchanged'))).toBe('repeat');
    expect(refreshDecision(SESSION, presented('exchanged', 'laptop', NOW + 1))).toBe('end');
  });

  it('ends the session if an exchanged token comes from another or an unknown device', () => {
    expect(refreshDecision(SESSION, presented('exchanged', 'phone'))).toBe('end');
    expect(refreshDecision(SESSION, presented('exchanged', null))).toBe('end');
    expect(refreshDecision({ ...SESSION, device: null }, presented('exchanged', null))).toBe('end');
  });

  it('ends the session if it is neither the current nor the exchanged token', () => {
    expect(refreshDecision(SESSION, presented('older'))).toBe('end');
    expect(refreshDecision({ ...SESSION, exchanged: null }, presented('exchanged'))).toBe('end');
  });
});
