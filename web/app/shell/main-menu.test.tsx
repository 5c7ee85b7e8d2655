import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MainMenu } from '#web/app/shell/main-menu.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

afterEach(() => vi.restoreAllMocks());

describe('MainMenu', () => {
  it('shows the number of unread form entries in the link to the sites', async () => {
    vi.spyOn(api.dashboard, 'newEntries').mockResolvedValue({ total: 1_200 });
    await renderScreen({ element: <MainMenu user={TEST_USER} isCompact={false} /> });
    expect(await screen.findByRole('link', { name: 'サイト制作', description: '未対応の受信1,200件' })).toBeDefined();
    expect(screen.getByText('1,200')).toBeDefined();
    await renderScreen({ element: <MainMenu user={TEST_USER} isCompact /> });
    expect(await screen.findByRole('link', { name: 'サイト制作', description: '未対応の受信1,200件' })).toBeDefined();
  });

  it('shows no number if there are no unread entries', async () => {
    vi.spyOn(api.dashboard, 'newEntries').mockResolvedValue({ total: 0 });
    await renderScreen({ element: <MainMenu user={TEST_USER} isCompact={false} /> });
    expect(await screen.findByRole('link', { name: 'サイト制作' })).toBeDefined();
    expect(screen.queryByText('0')).toBeNull();
  });
});
