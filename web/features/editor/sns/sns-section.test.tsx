import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { setSnsUrl } from '#web/features/editor/sns/edit-sns.ts';
import { PhoneSection } from '#web/features/editor/sns/phone-section.tsx';
import { SnsSection } from '#web/features/editor/sns/sns-section.tsx';
import { createEditor, type Editor, EditorProvider, useEditorState } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const SITE = setSnsUrl(setSnsUrl(emptySite(1, 1), 'jp', 'line', 'https://lin.ee/abc'), 'jp', 'phone_number', '0312345678');

function Section() {
  const section = useEditorState((state) => state.section);
  return section === 'phone' ? <PhoneSection /> : <SnsSection />;
}

async function open(document: SiteDocument, section: 'sns' | 'phone', { isReadOnly = false } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const editor = createEditor({ site, document, limits: TEST_USER.limits }, isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  act(() => editor.showSection(section));
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <Section />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: section === 'sns' ? 'SNS' : '電話番号' });
  return editor;
}

const entriesOf = (editor: Editor, language: 'jp' | 'en' = 'jp') => editor.store.getState().history.present.sns[language]?.entries;
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const frame = (): ShadowRoot => {
  const [found] = [...window.document.querySelectorAll('div')].flatMap((host) => host.shadowRoot ?? []);
  if (!found) throw new Error('No preview frame');
  return found;
};
const bar = () => [...frame().querySelectorAll('.bar a')].map((link) => link.getAttribute('aria-label'));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('SnsSection', () => {
  it('completes an account name to its address when the field is left', async () => {
    const editor = await open(SITE, 'sns');
    type('Instagram', '@tea.house');
    expect(entriesOf(editor)?.at(-1)?.snsUrl).toBe('@tea.house');
    fireEvent.blur(field('Instagram'));
    expect(entriesOf(editor)?.at(-1)).toEqual({ snsType: 'instagram', snsUrl: 'https://www.instagram.com/tea.house/' });
    expect(bar()).toContain('Instagram');
  });

  it('saves an entry and shows it in the preview', async () => {
    const editor = await open(SITE, 'sns');
    type('X', 'https://x.com/tea');
    expect(entriesOf(editor)?.at(-1)).toEqual({ snsType: 'x', snsUrl: 'https://x.com/tea' });
    expect(bar()).toEqual(['LINE', '電話をかける 03-1234-5678', 'X']);
    expect(screen.getByText('例: https://x.com/example')).toBeDefined();
  });

  it('keeps an invalid address and shows the broken rule', async () => {
    const editor = await open(SITE, 'sns');
    type('X', 'https://example.com/');
    expect(field('X').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('このSNSのURLを「https://」から入力してください。')).toBeDefined();
    expect(bar()).not.toContain('X');
    expect(entriesOf(editor)?.length).toBe(3);
    type('X', '');
    expect(field('X').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('reorders entries together with the telephone number', async () => {
    const editor = await open(SITE, 'sns');
    const order = within(screen.getByRole('list', { name: '表示する順番' }));
    expect(order.getAllByRole('listitem').length).toBe(2);
    press('「電話番号」を上へ');
    expect(entriesOf(editor)?.map(({ snsType }) => snsType)).toEqual(['phone_number', 'line']);
    expect(bar()[0]).toBe('電話をかける 03-1234-5678');
    press('電話番号を編集する');
    await nextFrame();
    expect(await screen.findByRole('heading', { name: '電話番号' })).toBeDefined();
  });

  it('falls back to the entries of the default language', async () => {
    const editor = await open(addLanguage(SITE, 'en'), 'sns');
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(bar()).toEqual(['LINE', 'Call 03-1234-5678']);
    press('SNSを登録する');
    expect(entriesOf(editor, 'en')).toEqual([]);
    expect(bar()).toEqual([]);
    press('この言語の登録をやめて、日本語のものを使う');
    expect(entriesOf(editor, 'en')).toBeUndefined();
  });

  it('focuses the field of an icon clicked in the preview', async () => {
    await open(SITE, 'sns');
    fireEvent.click(frame().querySelector('.bar a') ?? window.document.body);
    await nextFrame();
    expect(window.document.activeElement).toBe(field('LINE'));
  });

  it('disables the entries in a read-only editor', async () => {
    await open(SITE, 'sns', { isReadOnly: true });
    expect(field('LINE').hasAttribute('readonly')).toBe(true);
    expect(screen.queryByRole('button', { name: '「LINE」を下へ' })).toBeNull();
  });
});

describe('telephone number field', () => {
  it('accepts full-width digits, shows the displayed and the dialled number, and normalises its value on blur', async () => {
    const editor = await open(emptySite(1, 1), 'phone');
    type('電話番号', '０３－１２３４－５６７８');
    expect(screen.getByRole('status', { name: '表示と発信' }).textContent).toBe('03-1234-5678と表示し、tel:0312345678に発信します。');
    expect(entriesOf(editor)).toEqual([{ snsType: 'phone_number', snsUrl: '０３－１２３４－５６７８' }]);
    fireEvent.blur(field('電話番号'));
    expect(entriesOf(editor)).toEqual([{ snsType: 'phone_number', snsUrl: '03-1234-5678' }]);
    expect(bar()).toEqual(['電話をかける 03-1234-5678']);
    act(() => editor.undo());
    expect(entriesOf(editor)).toBeUndefined();
  });

  it('keeps an invalid number as typed and reports it', async () => {
    const editor = await open(emptySite(1, 1), 'phone');
    type('電話番号', '03-1234');
    fireEvent.blur(field('電話番号'));
    expect(screen.getByText(/電話番号を正しい形式で入力してください/)).toBeDefined();
    expect(screen.queryByRole('status', { name: '表示と発信' })).toBeNull();
    expect(entriesOf(editor)?.[0]?.snsUrl).toBe('03-1234');
  });
});
