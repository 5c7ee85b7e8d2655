import type { Language } from '#shared/model/language.ts';
import { LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import type { Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import type { FocusedField } from '#web/features/editor/model/editor/editor-state.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';

/** The target of a click in the preview: an element with a field or section, or a navigation control. */
export type HitTarget =
  | { kind: 'field'; field: FocusedField }
  | { kind: 'site' }
  | { kind: 'section'; section: NonSheetSection; anchor: string }
  | { kind: 'arrow'; direction: Direction }
  | { kind: 'language'; language: Language };

/** The field of each published component, by CSS class; the first selector that contains the target wins. */
const FIELDS: readonly (readonly [selector: string, name: FocusedField['name']])[] = [
  ['.shelf', 'products'],
  ['.button', 'linkButtonText'],
  ['.price', 'price'],
  ['.locked', 'membersOnlyLock'],
  ['.text', 'mainText'],
  ['.eyebrow', 'eyebrow'],
  ['.second', 'secondText'],
  ['.sheet', 'image'],
];

/** Returns the target of a click on the menu or on the bar below the sheets. */
function hitTestShell(target: Element): HitTarget | undefined {
  const item = target.closest<HTMLElement>('.menu a');
  if (item) return { kind: 'section', section: 'menu', anchor: `menu/${item.dataset['item'] ?? ''}` };
  const tab = target.closest<HTMLAnchorElement>('.tabs a');
  if (tab)
    return {
      kind: 'section',
      section: 'company',
      anchor: `company/${tab.dataset['dialog'] === undefined ? 'companyWebsite' : (tab.hash.split('#').at(-1) ?? '')}`,
    };
  const type = target.closest<HTMLElement>('a[data-bar]')?.dataset['bar'];
  return type === undefined ? undefined : { kind: 'section', section: type === 'phone_number' ? 'phone' : 'sns', anchor: `sns/${type}` };
}

/** Returns the editable element at a click; `undefined` for controls that work in the preview: video buttons and the list of languages. */
export function hitTest(target: Element): HitTarget | undefined {
  if (target.closest('.player, summary')) return undefined;
  const pointId = target.closest<HTMLElement>('[data-point]')?.dataset['point'];
  if (pointId !== undefined) return { kind: 'field', field: { name: 'imageLinkPoints', pointId } };
  const popupId = target.closest<HTMLElement>('[data-popup]')?.dataset['popup'];
  if (popupId !== undefined) return { kind: 'section', section: 'popups', anchor: `popup/${popupId}` };
  const productId = target.closest<HTMLElement>('[data-product]')?.dataset['product'];
  if (productId !== undefined) return { kind: 'field', field: { name: 'products', productId } };
  const direction = target.closest<HTMLElement>('[data-move]')?.dataset['move'];
  if (direction !== undefined) return { kind: 'arrow', direction: direction as Direction };
  const tag = target.closest<HTMLAnchorElement>('[hreflang]')?.hreflang;
  const language = LANGUAGES.find((one) => LANGUAGE_TAG[one] === tag);
  if (language) return { kind: 'language', language };
  const shellTarget = hitTestShell(target);
  if (shellTarget) return shellTarget;
  if (target.closest('.logo, .languages')) return { kind: 'site' };
  const match = FIELDS.find(([selector]) => target.closest(selector));
  return match && { kind: 'field', field: { name: match[1] } };
}
