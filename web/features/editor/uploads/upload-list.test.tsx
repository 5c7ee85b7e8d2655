// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SiteSummary } from '#shared/model/site/site.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, EditorProvider } from '#web/features/editor/state/editor.ts';
import type { PlacementFault, Upload } from '#web/features/editor/state/uploads/upload.ts';
import { UploadList } from '#web/features/editor/uploads/upload-list.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const failed = (name: string, fault: PlacementFault): Upload => ({
  id: name,
  batch: { id: 'batch', at: 0 },
  file: new File([], name),
  cell: null,
  language: 'jp',
  variationId: null,
  posterOf: null,
  picture: null,
  state: 'failed',
  progress: 0,
  fault,
});

it('says a reason that several files share once, above their names', async () => {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const opened = { site, document: emptySite(1, 1), limits: LIGHT_LIMITS };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <UploadList />
      </EditorProvider>
    ),
  });
  const names = ['海.jpg', '山.jpg', '川.jpg'];
  act(() =>
    editor.uploads.store.setState(
      [
        ...names.map((name) => failed(name, { kind: 'no-room' })),
        failed('空.txt', { kind: 'rule', error: { path: 'file', rule: 'invalid' } as never }),
      ],
      true,
    ),
  );
  const texts = screen.getAllByText(/入れる空きセルがありません/);
  expect(texts.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('「3件のファイル」')]);
  for (const name of [...names, '空.txt']) expect(screen.getByText(name)).toBeDefined();
  fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name: '「海.jpg」の知らせを閉じる' }));
  expect(screen.getByText(/入れる空きセルがありません/).textContent).toContain('「2件のファイル」');
  fireEvent.click(screen.getByRole('button', { name: '「山.jpg」の知らせを閉じる' }));
  expect(screen.getByText(/入れる空きセルがありません/).textContent).toContain('「川.jpg」');
});
