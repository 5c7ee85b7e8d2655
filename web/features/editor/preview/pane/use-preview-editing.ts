import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { SiteDocument } from '#shared/model/site/site.ts';
import type { CardPosition } from '#shared/rules/sheet/card-position.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { moveImageLink, type PicturePoint } from '#web/features/editor/model/document/edit-image-links.ts';
import { placeProduct } from '#web/features/editor/model/document/edit-products.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { nextSheet } from '#web/features/editor/preview/frame/next-sheet.ts';
import { picturePoint } from '#web/features/editor/preview/pane/picture-point.ts';
import { nudgePoint, pointDragHandle } from '#web/features/editor/preview/pane/point-drag-handle.ts';
import { productDragHandle } from '#web/features/editor/preview/pane/product-drag-handle.ts';
import { type HitTarget, hitTest } from '#web/features/editor/preview/frame/hit-test.ts';
import { useDrag } from '#web/features/editor/preview/pane/use-drag.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/**
 * What pressing something in the live view does: it leads to its field, places the point that is being placed, or goes to
 * the neighbouring sheet. With Ctrl a link is followed instead, and always where the sheet is only looked at.
 */
export function usePreviewEditing(isLookedAt: boolean) {
  const editor = useEditor();
  const { showPane } = useCommands();
  const { store } = editor;

  const actions = useMemo(() => {
    const edit = (change: (document: SiteDocument, place: SheetLocation) => SiteDocument, what: string): void => {
      const { activeCell: cell, language } = store.getState();
      editor.edit((document) => change(document, { cell, language }), { panel: 'sheet', cell }, { group: `${cell}/${language}/${what}` });
    };
    const move = (pointId: string, to: PicturePoint): void =>
      edit((document, place) => moveImageLink(document, place, pointId, to), `point/${pointId}`);
    const moveCard = (productId: string, to: CardPosition): void =>
      edit((document, place) => placeProduct(document, place, productId, to), `product/${productId}`);
    const act = (thing: HitTarget): void => {
      if (thing.kind === 'language') return editor.switchLanguage(thing.language);
      if (thing.kind === 'arrow') {
        const state = store.getState();
        return editor.select(nextSheet(currentDocument(state), state.activeCell, thing.direction, state.language) ?? state.activeCell);
      }
      if (thing.kind === 'section') return editor.revealAnchor({ section: thing.section, anchor: thing.anchor });
      if (thing.kind === 'site') editor.showPanel('site');
      else editor.focusField(thing.field);
      return showPane('inspector');
    };
    return { move, moveCard, act };
  }, [editor, store, showPane]);

  const { wasDragged, onPointerDown } = useDrag(
    (target, pointer) => pointDragHandle(target, actions.move) ?? productDragHandle(target, pointer, actions.moveCard),
  );
  const onKeyDown = (event: KeyboardEvent): void => nudgePoint(event, actions.move);

  const place = (event: MouseEvent, screen: Element, pointId: string): void => {
    const box = screen.querySelector('.points')?.getBoundingClientRect();
    if (!box) return;
    actions.move(pointId, picturePoint(event, box));
    editor.setPlacingPoint(null);
    actions.act({ kind: 'field', field: { name: 'imageLinkPoints', pointId } });
  };

  /** Leads to the cell behind a link, or opens the address it names. */
  const follow = (link: HTMLAnchorElement): void => {
    const { cell } = link.dataset;
    link.closest('details')?.removeAttribute('open');
    if (cell !== undefined) editor.select(cell);
    else if (/^https?:/.test(link.getAttribute('href') ?? '')) window.open(link.href, '_blank', 'noopener');
  };

  const onClickCapture = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const { placingPointId: placing } = store.getState();
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    if (placing !== null && event.currentTarget instanceof Element) {
      event.preventDefault();
      event.stopPropagation();
      return place(event, event.currentTarget, placing);
    }
    if (wasDragged.current) return;
    const thing = hitTest(event.target);
    const isFollowed = isLookedAt || event.ctrlKey || event.metaKey;
    if (link && isFollowed && (thing?.kind === 'field' || thing?.kind === 'section')) follow(link);
    else if (thing && (!isLookedAt || thing.kind === 'arrow' || thing.kind === 'language')) actions.act(thing);
  };

  return { onClickCapture, ...(!store.getState().readOnly && { onPointerDown, onKeyDown }) };
}
