import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { FormSection } from '#web/features/editor/forms/form-section.tsx';
import { emptyField, addField, removeField, startForm } from '#web/features/editor/forms/edit-form.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

/** Opens the section of a form in tests of the editor. */

export const CONTACT = { kind: 'contact', language: 'jp' } as const;
export const OWN = sheetIdOf(50);
export const ids = () => {
  let last = 0;
  return () => sheetIdOf((last += 1));
};
/** A form without the field for the message. */
export const started = (kind: FormKind = 'contact'): SiteDocument => {
  const place = { ...CONTACT, kind };
  return removeField(startForm(emptySite(1, 1), place, visitor.form, ids()), place, sheetIdOf(3));
};
export const withOwn = (patch: Partial<FormField>): SiteDocument =>
  addField(started(), CONTACT, { ...emptyField('TEXT_BOX', OWN), title: '用件', ...patch });

export interface Opened {
  kind?: FormKind;
  limits?: Partial<typeof LIGHT_LIMITS>;
  isReadOnly?: boolean;
}

export async function open(document: SiteDocument, { kind = 'contact', limits = {}, isReadOnly = false }: Opened = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const opened = { site, document, limits: { ...LIGHT_LIMITS, ...limits } };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn<() => Promise<never>>() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <FormSection kind={kind} />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { level: 2 });
  return editor;
}

export const documentOf = (editor: Editor) => editor.store.getState().history.present;
export const formOf = (editor: Editor, kind: FormKind = 'contact'): SiteForm | undefined => documentOf(editor)[FORM_PART[kind]].jp;
export const fieldsOf = (editor: Editor, kind?: FormKind): readonly FormField[] => formOf(editor, kind)?.fields ?? [];
export const list = () => screen.getByRole('list', { name: '入力項目' });
export const openField = (title: string): boolean => fireEvent.click(within(list()).getByText(title));
export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
export const type = (name: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
export const choose = (label: string, option: string): void => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
};
export const previewRoot = (): ShadowRoot => {
  const [root] = [...document.querySelectorAll('div')].flatMap((host) => host.shadowRoot ?? []);
  if (!root) throw new Error('No form preview');
  return root;
};
export const inPreview = (selector: string): HTMLInputElement => {
  const found = previewRoot().querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No element matches ${selector}`);
  return found;
};
export const send = (): boolean => fireEvent.submit(inPreview('form'));

/** Starts every test with empty storage. */
export const freshFormSection = (): void =>
  beforeEach(() => {
    localStorage.clear();
    Element.prototype.scrollIntoView = vi.fn<() => void>();
  });
