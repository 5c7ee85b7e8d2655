import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { EmbedSection } from '#web/features/editor/embed/embed-section.tsx';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

async function open(embedOrigins: string[] = [], isReadOnly = false): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://tea.example/' } as SiteSummary;
  const document = changeSettings(emptySite(1, 1), { embedOrigins });
  const editor = createEditor({ site, document, limits: TEST_USER.limits }, isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <EmbedSection />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: '埋め込み' });
  return editor;
}

const originsOf = (editor: Editor) => editor.store.getState().history.present.settings.embedOrigins;
const field = () => screen.getByRole('textbox', { name: '埋め込みを許可するサイト' });
function allow(address: string): void {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: '許可する' }));
}

describe('EmbedSection', () => {
  it('allows the origin of a typed address, shows the code for its pages, and removes the origin again (R-14.106)', async () => {
    const editor = await open();
    expect(screen.queryByRole('textbox', { name: '埋め込みコード' })).toBeNull();
    allow('Shop.example.com/path?a=1');
    expect(originsOf(editor)).toEqual(['https://shop.example.com']);
    const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '埋め込みコード' });
    expect(code.value).toContain('<iframe src="https://tea.example/"');
    fireEvent.click(screen.getByRole('button', { name: '「https://shop.example.com」の許可を取り消す' }));
    expect(originsOf(editor)).toEqual([]);
  });

  it('shows the broken rule beside the field, and changes nothing', async () => {
    const editor = await open(['https://shop.example.com']);
    allow('https://*.example.com');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/「\*」は使えません/)).toBeDefined();
    allow('https://shop.example.com/');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(originsOf(editor)).toEqual(['https://shop.example.com']);
  });

  it('shows origins and code without controls to a login that may not edit', async () => {
    await open(['https://shop.example.com'], true);
    expect(screen.getByText('https://shop.example.com')).toBeDefined();
    expect(screen.queryByRole('button', { name: '許可する' })).toBeNull();
    expect(screen.queryByRole('button', { name: /取り消す/ })).toBeNull();
  });
});
