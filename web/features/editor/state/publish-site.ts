import type { ApiClient } from '#web/lib/api-client.ts';
import { refusalOf } from '#web/lib/api-error.ts';
import type { Publication } from '#shared/model/publication.ts';
import { meetOthers } from '#web/features/editor/model/save-steps.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

/** The endpoints a publication needs. */
export type PublishClient = Pick<ApiClient['site'], 'get' | 'publish'>;

export type Visibility = 'public' | 'private';

/** How asking for a publication ended; `moved-on`: others had saved meanwhile and their work is now in the page, to be looked at first. */
export type PublishOutcome =
  | { kind: 'asked'; publication: Publication }
  | { kind: 'moved-on' }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

/** Asks for the last saved revision to be published (or taken off the air). Expects everything to be saved. */
export async function publishSite(store: EditorStore, client: PublishClient, visibility: Visibility): Promise<PublishOutcome> {
  const { site, saved } = store.getState();
  const params = { id: site.id };
  try {
    const answer = await client.publish({ params, body: { revision: saved.revision, visibility } });
    store.setState({ site: answer.site });
    return { kind: 'asked', publication: answer.publication };
  } catch (error) {
    if (refusalOf(error)?.code !== 'edit-conflict') return { kind: 'failed', error };
  }
  try {
    const content = await client.get({ params });
    store.setState((state) => meetOthers(state, content, { changedBy: null, changedAt: content.site.updatedAt }));
    return { kind: store.getState().conflict ? 'conflict' : 'moved-on' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
