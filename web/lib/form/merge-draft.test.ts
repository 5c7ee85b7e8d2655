import { describe, expect, it } from 'vitest';
import { mergeDraft } from '#web/lib/form/merge-draft.ts';

const BASE = { name: '喫茶 こもれび', contact: '茶谷 葉月', sites: ['a'] };

describe('mergeDraft', () => {
  it('keeps edited fields and takes all other fields from the latest version', () => {
    const edited = { ...BASE, name: '喫茶 こもれび 本店' };
    expect(mergeDraft(BASE, edited, { ...BASE, sites: ['a', 'b'] })).toEqual({ draft: { ...edited, sites: ['a', 'b'] }, conflicts: [] });
  });

  it('reports fields that both sides changed, and keeps the edited value', () => {
    const edited = { ...BASE, sites: ['b'], contact: '茶谷 新' };
    expect(mergeDraft(BASE, edited, { ...BASE, sites: ['c'], contact: '茶谷 新' })).toEqual({ draft: edited, conflicts: ['sites'] });
  });

  it('compares lists by their items', () => {
    expect(mergeDraft(BASE, { ...BASE, sites: ['a'] }, { ...BASE, sites: ['b'] }).draft.sites).toEqual(['b']);
  });
});
