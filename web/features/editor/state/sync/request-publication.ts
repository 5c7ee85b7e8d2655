import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import type { Publication, Visibility } from '#shared/model/publishing/publication.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import { pullLatest } from '#web/features/editor/state/sync/pull-latest.ts';

/** The endpoints a publication needs. */
export type PublishClient = Pick<ApiClient['site'], 'get' | 'publish'>;

/** `asked`: the job is queued. `moved-on`: another editor saved first; the page now contains their changes, for review. */
export type PublishOutcome =
  | { kind: 'asked'; publication: Publication }
  | { kind: 'moved-on' }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

interface PublishRequest {
  /** A revision of the history, or `saved`: the revision saved last, which requires that there are no unsaved changes. */
  revision: 'saved' | { id: string };
  visibility: Visibility;
}

/** Publishes a saved revision, or unpublishes the site. */
export async function requestPublication(
  store: EditorStore,
  client: PublishClient,
  { revision, visibility }: PublishRequest,
): Promise<PublishOutcome> {
  const { site, saved } = store.getState();
  const revisionId = revision === 'saved' ? saved.revision : revision.id;
  try {
    const answer = await client.publish({ params: { id: site.id }, body: { revision: revisionId, visibility } });
    store.setState({ site: answer.site });
    return { kind: 'asked', publication: answer.publication };
  } catch (error) {
    if (revision !== 'saved' || refusalOf(error)?.code !== 'edit-conflict') return { kind: 'failed', error };
  }
  try {
    await pullLatest(store, client);
    return { kind: store.getState().conflict ? 'conflict' : 'moved-on' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
