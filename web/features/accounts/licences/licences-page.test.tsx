import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LicencesPage } from '#web/features/accounts/licences/licences-page.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

const serve = (answer: () => Response): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer())),
  );

afterEach(() => vi.unstubAllGlobals());

it('LicencesPage lists each bundled package with the text of its licence (R-6.62)', async () => {
  serve(() => Response.json([{ name: '@scope/name', version: '1.2.3', identifier: 'MIT', text: 'Copyright (c) Someone' }]));
  await renderScreen({ element: <LicencesPage /> });
  expect(await screen.findByText('@scope/name 1.2.3')).toBeDefined();
  expect(screen.getByText('MIT')).toBeDefined();
  expect(screen.getByText('Copyright (c) Someone')).toBeDefined();
});

it('LicencesPage reports that the licences could not be loaded', async () => {
  serve(() => new Response('', { status: 500 }));
  await renderScreen({ element: <LicencesPage /> });
  expect(await screen.findByText('ライセンスを読み込めませんでした')).toBeDefined();
});
