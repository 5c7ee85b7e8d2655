import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import { memberMark } from '#site-renderer/visitor/membership/member-mark.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Replaces locked sheets with their content when they enter the page, for signed-in members. */
export function start({ api, language, onSheet, replaceSheet }: Visit): void {
  async function open(cell: string, id: string): Promise<void> {
    const response = await fetch(`${api}/page/${id}/private?lang=${language}`);
    // The session has ended: the sheet stays locked.
    if (response.status === 401) memberMark.clear();
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: ResponseOf<typeof member.pagePrivate> };
    replaceSheet(cell, data.html);
  }

  onSheet((sheet) => {
    const id = sheet.dataset['sheet'];
    if (id !== undefined && sheet.classList.contains('locked') && memberMark.isSet()) open(sheet.id, id).catch(() => undefined);
  });
}
