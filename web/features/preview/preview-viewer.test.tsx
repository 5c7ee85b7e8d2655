import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewer as words } from '#shared/messages/jp/console/viewer.ts';
import type { PreviewState } from '#shared/model/preview/preview-view.ts';
import { PreviewViewer } from '#web/features/preview/preview-viewer.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { storePreviewTokens } from '#web/lib/session/preview-session.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SITE = 'abcdefghij12';
const ORIGIN = `https://${SITE}.preview.sites.example.com`;
const REVISION = '01J00000000000000000000001';
const STATE: PreviewState = {
  siteId: SITE,
  name: '秋の店',
  viewMode: 'MOBILE',
  homes: [
    { language: 'jp', path: '/' },
    { language: 'en', path: '/en' },
  ],
  defaultLanguage: 'jp',
  sheets: {},
  shown: { revision: REVISION, at: '2026-11-20T05:06:00.000Z', by: '青木' },
  note: 'ご確認ください',
  email: 'guest@example.jp',
};

let tickets = 0;
beforeEach(() => {
  vi.spyOn(api.preview, 'state').mockResolvedValue(STATE);
  vi.spyOn(api.preview, 'ticket').mockImplementation(() => {
    tickets += 1;
    return Promise.resolve({ origin: ORIGIN, ticket: `ticket-${tickets}` });
  });
});
afterEach(() => vi.restoreAllMocks());

const show = () => renderScreen({ element: <PreviewViewer siteId={SITE} token="token" revision={undefined} /> });
const frame = async (): Promise<HTMLIFrameElement> => (await screen.findByTitle(/秋の店/)) as HTMLIFrameElement;
const queryOf = (element: HTMLIFrameElement) => Object.fromEntries(new URL(element.src).searchParams);

describe('PreviewViewer', () => {
  it('opens the frame on the preview’s origin with a ticket and the shown revision', async () => {
    await show();
    const element = await frame();
    expect(new URL(element.src).origin).toBe(ORIGIN);
    expect(queryOf(element)).toMatchObject({ ticket: `ticket-${tickets}`, to: '/', revision: REVISION, ui: 'jp' });
    expect(element.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(screen.getByText('ご確認ください')).toBeDefined();
    expect(screen.getByText(/青木/)).toBeDefined();
  });

  it('reopens the frame at the same sheet when the viewer switches to a member’s view', async () => {
    await show();
    const element = await frame();
    const sheet = { preview: 'sheet', cell: 'B2', language: 'jp', revision: REVISION, area: { left: 0, top: 0, width: 1, height: 1 } };
    const tell = (origin: string) => fireEvent(window, new MessageEvent('message', { data: sheet, origin, source: element.contentWindow }));
    tell('https://other.example.com');
    tell(ORIGIN);
    fireEvent.click(screen.getByText(words.member.member));
    await waitFor(async () => expect(queryOf(await frame())).toMatchObject({ to: '/B2', member: '1', ticket: `ticket-${tickets}` }));
  });

  it('removes the stored token when the session has ended', async () => {
    storePreviewTokens(SITE, { accessToken: 'token', expiresAt: '2026-11-21T00:00:00.000Z' });
    vi.mocked(api.preview.state).mockRejectedValue(
      new ApiError({ kind: 'refused', status: 401, statusText: '', refusal: { code: 'unauthenticated' }, message: null }),
    );
    await show();
    await waitFor(() => expect(sessionStorage.getItem(`preview ${SITE}`)).toBeNull());
  });
});
