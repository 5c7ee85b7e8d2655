import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { Inspector } from '#web/features/editor/inspector/inspector.tsx';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

export const A1 = { cell: 'A1', language: 'jp' as const };
/** A site with two sheets, in A1 and B1. */
export const TWO = placeSheet(
  placeSheet(emptySite(2, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, mainText: 'お茶' }),
  { cell: 'B1', language: 'jp' },
  sheetIdOf(2),
  { ...EMPTY_SHEET, image: IMAGE, mainText: '菓子' },
);
export const showPane = vi.fn<(pane: string) => void>();

export const ORIGIN = 'https://abcdefghij12.sites.example.com';
interface Opening {
  limits?: Partial<typeof LIGHT_LIMITS>;
  isReadOnly?: boolean;
  url?: string;
}
/** Opens the inspector of a site with A1 selected. */
export async function openInspector(document: SiteDocument = TWO, more: Opening = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: more.url ?? ORIGIN } as SiteSummary;
  const opened = { site, document, limits: { ...LIGHT_LIMITS, ...more.limits } };
  const editor = createEditor(opened, more.isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn<() => never>() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane } as unknown as Commands}>
          <Inspector onClear={vi.fn<() => void>()} />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  await screen.findByRole('tab', { name: /A1/ });
  return editor;
}

export const documentOf = (editor: Editor) => editor.store.getState().history.present;
export const sheetOf = (editor: Editor, index = 1, language: 'jp' | 'en' = 'jp'): Sheet | undefined =>
  documentOf(editor).sheets[sheetIdOf(index)]?.[language];
/** Returns a text field by its label. */
export const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
export const typeInto = (element: HTMLElement, value: string): boolean => fireEvent.change(element, { target: { value } });
export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
/** Chooses an option of a list. */
export const choose = (label: string, option: string): void => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
};
export const openGroup = (group: string): boolean => fireEvent.click(screen.getByRole('heading', { name: group }));
