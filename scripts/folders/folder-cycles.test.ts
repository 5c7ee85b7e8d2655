import { describe, expect, it } from 'vitest';
import { folderCycles } from './folder-cycles.ts';

describe('folderCycles', () => {
  it('finds folders that import each other through different files', () => {
    expect(
      folderCycles([
        ['web/lib/api/client.ts', 'web/lib/session/token.ts'],
        ['web/lib/session/refresh.ts', 'web/lib/api/paths.ts'],
        ['web/lib/session/refresh.ts', 'web/lib/clock.ts'],
      ]),
    ).toEqual(['web/lib: api, session']);
  });

  it('finds a file and a folder beside it that import each other', () => {
    expect(
      folderCycles([
        ['infra/edge.ts', 'infra/local/host.ts'],
        ['infra/local/start.ts', 'infra/edge.ts'],
      ]),
    ).toEqual(['infra: edge.ts, local']);
  });

  it('follows imports through a third folder', () => {
    expect(
      folderCycles([
        ['a/x/1.ts', 'a/y/1.ts'],
        ['a/y/2.ts', 'a/z/1.ts'],
        ['a/z/2.ts', 'a/x/2.ts'],
      ]),
    ).toEqual(['a: x, y, z']);
  });

  it('accepts imports in one direction and inside a folder', () => {
    expect(
      folderCycles([
        ['a/x/1.ts', 'a/y/1.ts'],
        ['a/x/1.ts', 'a/x/2.ts'],
      ]),
    ).toEqual([]);
  });

  it('accepts areas of the functions that use each other through their layers', () => {
    expect(
      folderCycles([
        ['functions/accounts/api/get-user.ts', 'functions/billing/store/payment-store.ts'],
        ['functions/billing/store/closing-store.ts', 'functions/accounts/store/account.ts'],
      ]),
    ).toEqual([]);
  });

  it('finds layers of areas that import each other', () => {
    expect(
      folderCycles([
        ['functions/accounts/store/account-store.ts', 'functions/billing/store/terms.ts'],
        ['functions/billing/store/closing-store.ts', 'functions/accounts/store/account.ts'],
      ]),
    ).toEqual(['functions: accounts/store, billing/store']);
  });
});
