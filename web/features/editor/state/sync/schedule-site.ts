import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

export type ScheduleClient = Pick<ApiClient['site'], 'schedule'>;

export interface ScheduleRequest {
  /** The time of publication and its revision: the one saved last, or the one already scheduled. `null` to not publish. */
  publish: { at: string; revision: 'saved' | 'scheduled' } | null;
  /** When to unpublish the site; `null` to not unpublish it. */
  unpublishAt: string | null;
}

/** `refused`: the faults of the times, under `public.at` and `private.at`. */
export type ScheduleOutcome =
  | { kind: 'scheduled' }
  | { kind: 'refused'; faults: readonly FieldError[] }
  | { kind: 'failed'; error: unknown };

/** Schedules the publication of a saved revision, and the time when it ends. */
export async function scheduleSite(
  store: EditorStore,
  client: ScheduleClient,
  { publish, unpublishAt }: ScheduleRequest,
): Promise<ScheduleOutcome> {
  const { site, saved } = store.getState();
  const scheduled = site.scheduled.find(({ visibility }) => visibility === 'public')?.revision ?? saved.revision;
  const body = {
    public: publish && { at: publish.at, revision: publish.revision === 'saved' ? saved.revision : scheduled },
    private: unpublishAt === null ? null : { at: unpublishAt },
  };
  try {
    store.setState({ site: (await client.schedule({ params: { id: site.id }, body })).site });
    return { kind: 'scheduled' };
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal?.code === 'invalid-input' && refusal.fields ? { kind: 'refused', faults: refusal.fields } : { kind: 'failed', error };
  }
}
