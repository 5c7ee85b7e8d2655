import { describe, expect, it } from 'vitest';
import { type SiteState, siteTransition } from '#shared/rules/sites/site-state.ts';
import { inStatus, SITE_STATES } from '#test/support/sites/site-states.ts';
import { primaryAction, PUBLISH_ACTIONS, publishActions } from '#web/features/editor/publish/publish-actions.ts';

const now = { isSaved: false, isCurrent: false, isUploading: false, hasFaults: false };
const obstacles = (state: Partial<Parameters<typeof publishActions>[0]> & { site: SiteState }) =>
  Object.fromEntries(publishActions({ ...now, ...state }).map(({ action, obstacle }) => [action, obstacle]));

describe('publishActions', () => {
  it('offers exactly the actions that the transition table of site states allows', () => {
    for (const site of SITE_STATES)
      for (const action of PUBLISH_ACTIONS)
        expect(obstacles({ site })[action] === 'status').toBe(siteTransition(site, action) === undefined);
  });

  it('offers to save, publish and unpublish a draft', () => {
    expect(obstacles({ site: inStatus('DRAFT') })).toEqual({
      'save-draft': null,
      save: null,
      'publish-public': null,
      'publish-private': null,
    });
    expect(primaryAction(inStatus('DRAFT'))).toBe('publish-public');
  });

  it('offers save as the primary action of a published site, unless the live revision is current', () => {
    expect(primaryAction(inStatus('PUBLISH'))).toBe('save');
    expect(obstacles({ site: inStatus('PUBLISH') })).toMatchObject({
      save: null,
      'publish-public': 'public-already',
      'publish-private': null,
    });
    expect(obstacles({ site: inStatus('PUBLISH'), isCurrent: true, isSaved: true })).toMatchObject({
      'save-draft': 'saved',
      save: 'current',
    });
    // All changes are saved as a draft, so there is nothing to save, but something to publish.
    expect(obstacles({ site: inStatus('PUBLISH'), isSaved: true })).toMatchObject({ 'save-draft': 'saved', save: null });
  });

  it('offers the actions of the return status during a domain verification', () => {
    const site = { status: 'DOMAIN_VERIFYING', returnStatus: 'PUBLISH' } as const;
    expect(obstacles({ site })).toEqual(obstacles({ site: inStatus('PUBLISH') }));
    expect(obstacles({ site: { ...site, returnStatus: 'PRIVATE' } })).toEqual(obstacles({ site: inStatus('PRIVATE') }));
    expect(primaryAction(site)).toBe('save');
  });

  it('offers to publish a private site again', () => {
    expect(obstacles({ site: inStatus('PRIVATE'), isSaved: true })).toMatchObject({
      save: 'saved',
      'publish-public': null,
      'publish-private': 'private-already',
    });
  });

  it('blocks publishing a site with faults, but never saving a draft or unpublishing', () => {
    expect(obstacles({ site: inStatus('DRAFT'), hasFaults: true })).toMatchObject({
      'save-draft': null,
      save: null,
      'publish-public': 'faults',
    });
    expect(obstacles({ site: inStatus('PUBLISH'), hasFaults: true })).toMatchObject({ save: 'faults', 'publish-private': null });
  });

  it('blocks actions that change the published site while uploads are in progress', () => {
    expect(obstacles({ site: inStatus('PUBLISH'), isUploading: true })).toMatchObject({
      'save-draft': null,
      save: 'uploads',
      'publish-private': 'uploads',
    });
  });

  it('offers only saving a draft for an expired site', () => {
    expect(obstacles({ site: inStatus('EXPIRED') })).toEqual({
      'save-draft': null,
      save: 'status',
      'publish-public': 'status',
      'publish-private': 'status',
    });
  });
});
