import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { VisitorListsPage } from '#web/features/visitors/visitor-lists-page.tsx';
import {
  ASSIGNEES,
  COLUMNS,
  COUNTS,
  ENTRY,
  entryDetailOf,
  MEMBER,
  memberDetailOf,
  OTHER_ENTRY,
  SITE_ID,
} from '#web/features/visitors/visitor-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

export const AT = `/admin-user/site/list/${SITE_ID}`;

export const refused = (code: 'not-found' | 'version-conflict' | 'internal', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });
export const show = (search = '', user = TEST_USER) =>
  renderScreen({ element: <VisitorListsPage />, at: AT, route: '/:segment/site/list/:id', search, user });
export const row = (name: RegExp) => screen.findByRole('row', { name });

/** Answers every request of the page with the fixture, and empties the storage of the browser. */
export function stubLists(): void {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(api.siteMember, 'counts').mockResolvedValue(COUNTS);
  vi.spyOn(api.siteMember, 'growth').mockResolvedValue({ days: [] });
  vi.spyOn(api.siteMember, 'list').mockResolvedValue({ members: [MEMBER], columns: COLUMNS, nextCursor: null });
  vi.spyOn(api.siteMember, 'get').mockResolvedValue({ member: memberDetailOf(MEMBER) });
  vi.spyOn(api.siteContact, 'list').mockResolvedValue({ entries: [ENTRY, OTHER_ENTRY], columns: COLUMNS, nextCursor: null });
  vi.spyOn(api.siteContact, 'get').mockImplementation(async ({ params }) => ({
    entry: entryDetailOf([ENTRY, OTHER_ENTRY].find(({ id }) => id === params.entryId) ?? ENTRY),
  }));
  vi.spyOn(api.siteContact, 'assignees').mockResolvedValue({ assignees: ASSIGNEES });
}
