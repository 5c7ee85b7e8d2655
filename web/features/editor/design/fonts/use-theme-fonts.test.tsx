import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { useThemeFonts } from '#web/features/editor/design/fonts/use-theme-fonts.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import { applyTheme } from '#web/features/editor/model/document/edit-theme.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

let sources: string[];

function Page() {
  useThemeFonts();
  return <p>ページ</p>;
}

async function open(hasTheme: boolean): Promise<Editor> {
  const document = changeSettings(emptySite(1, 1), { theme: hasTheme ? curatedTheme('mono') : null });
  const opened = { site: { id: 'abcdefghij12', working: '1' } as SiteSummary, document, limits: LIGHT_LIMITS };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <Page />
      </EditorProvider>
    ),
  });
  await screen.findByText('ページ');
  return editor;
}

const filesOf = (id: string): number => sources.filter((source) => source.includes(`/fonts/${id}-`)).length;

beforeEach(() => {
  sources = [];
  vi.stubGlobal(
    'FontFace',
    class {
      readonly source: string;
      constructor(_family: string, source: string) {
        this.source = source;
      }
    },
  );
  Object.assign(document, { fonts: { add: ({ source }: { source: string }) => sources.push(source) } });
});

it('adds the fonts of the theme in the edited language to the page, in all their weights', async () => {
  const editor = await open(true);
  expect(['dela-gothic-one', 'm-plus-1p', 'oswald'].map(filesOf)).toEqual([1, 2, 0]);
  act(() => editor.edit((site) => applyTheme(site, 'paper'), { panel: 'site' }));
  expect(filesOf('shippori-mincho')).toBe(2);
});

it('adds no font on a site without a theme', async () => {
  await open(false);
  expect(sources).toEqual([]);
});
