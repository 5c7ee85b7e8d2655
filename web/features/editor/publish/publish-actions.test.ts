import { describe, expect, it } from 'vitest';
import { SiteStatus } from '#shared/model/site/site.ts';
import { siteTransition } from '#shared/rules/site/site-state.ts';
import { primaryAction, PUBLISH_ACTIONS, publishActions } from '#web/features/editor/publish/publish-actions.ts';

const now = { isSaved: false, isCurrent: false, isUploading: false, hasFaults: false };
const obstacles = (state: Partial<Parameters<typeof publishActions>[0]> & { status: SiteStatus }) =>
  Object.fromEntries(publishActions({ ...now, ...state }).map(({ action, obstacle }) => [action, obstacle]));

describe('publishActions', () => {
  it('offers what the transition table allows', () => {
    for (const status of SiteStatus.options)
      for (const action of PUBLISH_ACTIONS)
        expect(obstacles({ status })[action] === 'status').toBe(siteTransition(status, action) === undefined);
  });

  it('offers to save, publish and unpublish a draft', () => {
    expect(obstacles({ status: 'DRAFT' })).toEqual({ 'save-draft': null, save: null, 'publish-public': null, 'publish-private': null });
    expect(primaryAction('DRAFT')).toBe('publish-public');
  });

  it('updates a published site by saving, unless the live revision is current', () => {
    expect(primaryAction('PUBLISH')).toBe('save');
    expect(obstacles({ status: 'PUBLISH' })).toMatchObject({ save: null, 'publish-public': 'public-already', 'publish-private': null });
    expect(obstacles({ status: 'PUBLISH', isCurrent: true, isSaved: true })).toMatchObject({ 'save-draft': 'saved', save: 'current' });
    // Saved as a draft: nothing to keep, but something to show.
    expect(obstacles({ status: 'PUBLISH', isSaved: true })).toMatchObject({ 'save-draft': 'saved', save: null });
  });

  it('offers to publish a private site again', () => {
    expect(obstacles({ status: 'PRIVATE', isSaved: true })).toMatchObject({
      save: 'saved',
      'publish-public': null,
      'publish-private': 'private-already',
    });
  });

  it('refuses publishing for faults, but never saving or unpublishing', () => {
    expect(obstacles({ status: 'DRAFT', hasFaults: true })).toMatchObject({ 'save-draft': null, save: null, 'publish-public': 'faults' });
    expect(obstacles({ status: 'PUBLISH', hasFaults: true })).toMatchObject({ save: 'faults', 'publish-private': null });
  });

  it('waits for uploads before changing what visitors see', () => {
    expect(obstacles({ status: 'PUBLISH', isUploading: true })).toMatchObject({
      'save-draft': null,
      save: 'uploads',
      'publish-private': 'uploads',
    });
  });

  it('offers only saving a draft for an expired site', () => {
    expect(obstacles({ status: 'EXPIRED' })).toEqual({
      'save-draft': null,
      save: 'status',
      'publish-public': 'status',
      'publish-private': 'status',
    });
  });
});
