import { describe, expect, it } from 'vitest';
import { refreshDecision } from '#shared/rules/sign-in/refresh-decision.ts';

const NOW = 1_000_000;
const SESSION = { refreshHash: 'current', exchanged: { hash: 'exchanged', until: NOW + 1 }, device: 'laptop' };
const presented = (hash: string, device: string | null = 'laptop', at = NOW) => ({ hash, device, at });

describe('a presented refresh token (R-4.2)', () => {
  it('rotates while it is the current one, on any device', () => {
    for (const device of ['laptop', 'phone', null]) expect(refreshDecision(SESSION, presented('current', device))).toBe('rotate');
  });

  it('repeats the exchange on its device while the grace lasts', () => {
    expect(refreshDecision(SESSION, presented('exchanged'))).toBe('repeat');
    expect(refreshDecision(SESSION, presented('exchanged', 'laptop', NOW + 1))).toBe('end');
  });

  it('revokes the session on another device, and where no device is known', () => {
    expect(refreshDecision(SESSION, presented('exchanged', 'phone'))).toBe('end');
    expect(refreshDecision(SESSION, presented('exchanged', null))).toBe('end');
    expect(refreshDecision({ ...SESSION, device: null }, presented('exchanged', null))).toBe('end');
  });

  it('revokes the session if it is neither the current nor the exchanged one', () => {
    expect(refreshDecision(SESSION, presented('older'))).toBe('end');
    expect(refreshDecision({ ...SESSION, exchanged: null }, presented('exchanged'))).toBe('end');
  });
});
