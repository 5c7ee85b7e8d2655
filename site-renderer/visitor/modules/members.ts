import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import { memberMark } from '#site-renderer/visitor/membership/member-mark.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Opens the sheets for members in their places, as they come into the page, for those who have signed in. */
export function start({ api, language, onSheet, replaceSheet }: Visit): void {
  async function open(cell: string, id: string): Promise<void> {
    const response = await fetch(`${api}/page/${id}/private?lang=${language}`);
    // Signed out meanwhile: the sheet stays as everybody sees it.
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
