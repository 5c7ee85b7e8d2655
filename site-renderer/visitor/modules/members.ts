import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import { clearMemberMark, isMarkedAsMember } from '#site-renderer/visitor/membership/member-mark.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Replaces locked sheets with their content when they enter the page, for signed-in members. */
export function start({ api, language, onSheet, replaceSheet }: Visit): void {
  async function open(cell: string, id: string): Promise<void> {
    const response = await fetch(`${api}/page/${id}/private?lang=${language}`);
    // A 401 means that the session has ended; the sheet stays locked.
    if (response.status === 401) clearMemberMark();
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: ResponseOf<typeof member.pagePrivate> };
    replaceSheet(cell, data.html);
  }

  onSheet((sheet) => {
    const id = sheet.dataset['sheet'];
    if (!id || !isMarkedAsMember()) return;
    // Prevents a second concurrent request if the sheet enters the page repeatedly.
    delete sheet.dataset['sheet'];
    open(sheet.id, id)
      .catch(() => undefined)
      .finally(() => (sheet.dataset['sheet'] = id));
  });
}
