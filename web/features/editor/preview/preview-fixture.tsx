import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { FullPreview } from '#web/features/editor/preview/full/full-preview.tsx';
import { LanguageSwitch } from '#web/features/editor/languages/language-switch.tsx';
import { PreviewPane } from '#web/features/editor/preview/pane/preview-pane.tsx';
import { createEditor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

export const POINT = {
  id: sheetIdOf(70),
  name: '湯呑み',
  coordinateX: 10,
  coordinateY: 20,
  linkDestinationUrl: '/B1',
  isInternalLink: true,
};
export const PRODUCT = {
  ...newProduct(sheetIdOf(71)),
  productName: '急須',
  linkButtonText: '買う',
  linkButtonUrl: '/B1',
  isInternalLink: true,
};
const FULL: Sheet = { ...EMPTY_SHEET, image: IMAGE, mainText: '新茶', imageLinkPoints: [POINT], products: [PRODUCT] };
const BOX = { left: 100, top: 0, width: 400, height: 600 };
/** A product card in the preview, at half scale. */
const CARD = { left: 170, top: 130, width: 140, height: 200 };

/** Returns a site with A1 in two languages with all kinds of content, B1 for members, A2 empty, and B2. */
function previewedDocument(): SiteDocument {
  const site = emptySite(2, 2);
  const ids = { A1: sheetIdOf(1), B1: sheetIdOf(2), B2: sheetIdOf(3) };
  return {
    ...site,
    settings: { ...site.settings, languages: ['jp', 'en'] },
    grid: { ...site.grid, cells: ids },
    sheets: {
      [ids.A1]: { jp: FULL, en: { ...FULL, mainText: 'New tea' } },
      [ids.B1]: { jp: { ...FULL, mainText: '秘密', membersOnlyLock: true } },
      [ids.B2]: { jp: { ...FULL, mainText: '二段目' } },
    },
  };
}

const SITE: SiteSummary = {
  ...TEST_SITE,
  working: sheetIdOf(500),
};
const LIMITS = { ...PRO_LIMITS, planName: '', maxSites: 1, maxSheets: 9, maxDirection: 9 };

/** Renders the preview pane of `previewedDocument` and, with `search: '?view=preview'`, the full-screen preview. */
export async function renderPreview({ isViewOnly = false, readOnly = null as ReadOnlyReason | null, search = '' } = {}) {
  const editor = createEditor({ site: SITE, document: previewedDocument(), limits: LIMITS }, readOnly, {
    client: api.site,
    send: () => new Promise(() => undefined),
  });
  const showPane = vi.fn<(pane: string) => void>();
  const { path } = await renderScreen({
    search,
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane } as unknown as Commands}>
          <LanguageSwitch />
          <PreviewPane isViewOnly={isViewOnly} />
          <FullPreview />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  return { editor, showPane, path };
}

/** Returns the shadow roots that hold published components. */
export const shadowRoots = (): ShadowRoot[] => [...document.querySelectorAll('div')].flatMap((host) => host.shadowRoot ?? []);
export const inFrame = (selector: string): HTMLElement => {
  const [found] = shadowRoots().flatMap((root) => root.querySelector<HTMLElement>(selector) ?? []);
  if (!found) throw new Error(`No element matches ${selector}`);
  return found;
};
export const clickInFrame = (selector: string, options: MouseEventInit = {}): boolean => fireEvent.click(inFrame(selector), options);

/** Stubs what jsdom lacks: element sizes, animations and dialogs. */
export function stubBrowser(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function fixedBox(this: HTMLElement) {
    return { ...(this.matches('.product, .ware') ? CARD : BOX) } as DOMRect;
  });
  vi.spyOn(window, 'open').mockReturnValue(null);
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX.height);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BOX.width);
  // jsdom has no animations: each animation ends immediately.
  Element.prototype.animate = () => {
    const animation = { effect: null, onfinish: null as (() => void) | null, cancel: () => undefined };
    queueMicrotask(() => act(() => animation.onfinish?.()));
    return animation as unknown as Animation;
  };
  Element.prototype.getAnimations = () => [];
  Object.defineProperty(document, 'timeline', { configurable: true, value: { currentTime: 0 } });
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
