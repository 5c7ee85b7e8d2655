import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import type { Publication } from '#shared/model/site/publication.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import { pullLatest } from '#web/features/editor/state/sync/pull-latest.ts';

/** The endpoints a publication needs. */
export type PublishClient = Pick<ApiClient['site'], 'get' | 'publish'>;

export type Visibility = 'public' | 'private';

/** How asking for a publication ended; `moved-on`: others had saved meanwhile and their work is now in the page, to be looked at first. */
export type PublishOutcome =
  | { kind: 'asked'; publication: Publication }
  | { kind: 'moved-on' }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

interface Wish {
  /** A revision of the history, or the last saved one: then everything is expected to be saved. */
  revision: 'saved' | { id: string };
  visibility: Visibility;
}

/** Asks for a saved revision to be published, or for the site to be taken off the air. */
export async function publishSite(store: EditorStore, client: PublishClient, { revision, visibility }: Wish): Promise<PublishOutcome> {
  const { site, saved } = store.getState();
  const wanted = revision === 'saved' ? saved.revision : revision.id;
  try {
    const answer = await client.publish({ params: { id: site.id }, body: { revision: wanted, visibility } });
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
