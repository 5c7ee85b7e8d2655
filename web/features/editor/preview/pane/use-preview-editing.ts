import { type FocusEvent, type KeyboardEvent, type MouseEvent, startTransition, useEffect, useMemo } from 'react';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import type { PictureArea } from '#shared/rules/sheets/image-link-area.ts';
import type { CardPosition } from '#shared/rules/sheets/card-position.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { moveImageLink, type PicturePoint, setImageLinkArea } from '#web/features/editor/model/document/edit-image-links.ts';
import { placeProduct, returnToShelf } from '#web/features/editor/model/document/edit-products.ts';
import { editPopup } from '#web/features/editor/model/document/edit-popups.ts';
import type { TextPlace, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import { isPlaceable } from '#shared/rules/sheets/text-zone.ts';
import { selectedSheet, useChangeSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { isInToolbar, textAt } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import { nudgedPlace } from '#web/features/editor/preview/canvas/snap-place.ts';
import { loadTextWriter } from '#web/features/editor/preview/canvas/text-writer.tsx';
import { aloneAt, placeOfBlock, textsDragHandle } from '#web/features/editor/preview/canvas/texts-drag-handle.ts';
import { placePatch } from '#web/features/editor/model/document/edit-text-places.ts';
import type { CanvasWriting } from '#web/features/editor/preview/canvas/use-canvas-writing.ts';
import { popupDragHandle } from '#web/features/editor/preview/pane/popup-drag-handle.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { nextSheet } from '#web/features/editor/preview/frame/next-sheet.ts';
import { picturePoint } from '#web/features/editor/preview/pane/picture-point.ts';
import { areaDrawHandle, nudgePoint, pointDragHandle } from '#web/features/editor/preview/pane/point-drag-handle.ts';
import { productDragHandle } from '#web/features/editor/preview/pane/product-drag-handle.ts';
import { type HitTarget, hitTest } from '#web/features/editor/preview/frame/hit-test.ts';
import { useDrag } from '#web/features/editor/preview/canvas/use-drag.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Returns the edits and the navigation that a click or drag in the preview triggers. */
function usePreviewActions() {
  const editor = useEditor();
  const { showPane } = useCommands();
  const { store } = editor;
  return useMemo(() => {
    const edit = (change: (document: SiteDocument, location: SheetLocation) => SiteDocument, group: string): void => {
      const { activeCell: cell, language } = store.getState();
      editor.edit((document) => change(document, { cell, language }), { panel: 'sheet', cell }, { group: `${cell}/${language}/${group}` });
    };
    const movePoint = (pointId: string, to: PicturePoint): void =>
      edit((document, location) => moveImageLink(document, location, pointId, to), `point/${pointId}`);
    const setArea = (pointId: string, area: PictureArea): void =>
      edit((document, location) => setImageLinkArea(document, location, pointId, area), `point/${pointId}`);
    const moveProduct = (productId: string, to: CardPosition | null): void =>
      edit(
        (document, location) => (to ? placeProduct(document, location, productId, to) : returnToShelf(document, location, productId)),
        `product/${productId}`,
      );
    const movePopup = (popupId: string, to: CardPosition): void => edit((document) => editPopup(document, popupId, to), `popup/${popupId}`);
    const navigate = (target: HitTarget): void => {
      if (target.kind === 'language') return editor.switchLanguage(target.language);
      if (target.kind === 'arrow') {
        const state = store.getState();
        return editor.select(nextSheet(currentDocument(state), state.activeCell, target.direction, state.language) ?? state.activeCell);
      }
      if (target.kind === 'section') return editor.revealAnchor({ section: target.section, anchor: target.anchor });
      if (target.kind === 'site') editor.showPanel('site');
      else editor.focusField(target.field);
      return showPane('inspector');
    };
    return { movePoint, setArea, moveProduct, movePopup, navigate };
  }, [editor, store, showPane]);
}

/**
 * Returns the event handlers of the preview's screen. A click writes the hit text, focuses the field of another element, or sets the
 * position of the image link being placed, and a drag then draws its rectangle; arrows and languages navigate. With Ctrl, and always in a
 * view-only preview, links are followed instead.
 */
export function usePreviewEditing(isViewOnly: boolean, { writing, write, setMoving, setFocused }: CanvasWriting) {
  const editor = useEditor();
  const { store } = editor;
  const changeSheet = useChangeSheet();
  const { movePoint, setArea, moveProduct, movePopup, navigate } = usePreviewActions();
  const changeLink = { onMove: movePoint, onArea: setArea };
  const arePopupsReadOnly = useArePopupsReadOnly();
  const areTextsPlaceable = (): boolean => {
    const { theme } = currentDocument(store.getState()).settings;
    return theme !== null && isPlaceable((selectedSheet(store.getState()) ?? EMPTY_SHEET).layout);
  };
  const dropTexts = (place: TextPlace, role: TextRole | undefined): void => {
    changeSheet(placePatch(selectedSheet(store.getState()) ?? EMPTY_SHEET, place, role), Date.now());
    // Together with the deferred sheet, so that the texts are not shown at their former place in between.
    startTransition(() => setMoving(null));
  };
  const endPlacing = (pointId: string): void => {
    editor.setPlacingPoint(null);
    navigate({ kind: 'field', field: { name: 'imageLinkPoints', pointId } });
  };
  const drawArea = (pointId: string, area: PictureArea): void => {
    setArea(pointId, area);
    endPlacing(pointId);
  };
  const { wasDragged, onPointerDown } = useDrag(
    (target, pointer) =>
      areaDrawHandle(target, pointer, drawArea) ??
      (arePopupsReadOnly ? undefined : popupDragHandle(target, pointer, movePopup)) ??
      pointDragHandle(target, pointer, changeLink) ??
      productDragHandle(target, pointer, moveProduct) ??
      (areTextsPlaceable() ? textsDragHandle(target, pointer, { show: setMoving, drop: dropTexts }) : undefined),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    nudgePoint(event, changeLink);
    const text = textAt(event.target);
    if (!text || !(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return write(text);
    }
    const sheet = selectedSheet(store.getState()) ?? EMPTY_SHEET;
    const role = aloneAt(event.target);
    const stored = role ? sheet.textPlaces[role] : sheet.textPlace;
    const from = areTextsPlaceable() ? (stored ?? placeOfBlock(event.target)) : undefined;
    const place = from && nudgedPlace(from, event);
    if (!place) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return changeSheet(placePatch(sheet, place, role));
  };
  useEffect(() => whenIdle(() => void loadTextWriter()), []);
  const onFocus = ({ target }: FocusEvent): void => setFocused(target.closest('.type > *') ? (textAt(target) ?? null) : null);
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!isInToolbar(relatedTarget)) setFocused(null);
  };

  const placePoint = (event: MouseEvent, screen: Element, pointId: string): void => {
    const box = screen.querySelector('.points')?.getBoundingClientRect();
    if (!box) return;
    movePoint(pointId, picturePoint(event, box));
    endPlacing(pointId);
  };

  /** Selects the cell that a link targets, or opens its external address. */
  const followLink = (link: HTMLAnchorElement): void => {
    const { cell } = link.dataset;
    link.closest('details')?.removeAttribute('open');
    if (cell !== undefined) editor.select(cell);
    else if (/^https?:/.test(link.getAttribute('href') ?? '')) window.open(link.href, '_blank', 'noopener');
  };

  const onClickCapture = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const { placingPointId } = store.getState();
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    if (placingPointId !== null && event.currentTarget instanceof Element) {
      event.preventDefault();
      event.stopPropagation();
      return placePoint(event, event.currentTarget, placingPointId);
    }
    if (wasDragged.current) return;
    const text = textAt(event.target);
    if (text && !event.ctrlKey && !event.metaKey) {
      if (text !== writing?.field) write(text, { x: event.clientX, y: event.clientY });
      return;
    }
    const target = hitTest(event.target);
    const followsLinks = isViewOnly || event.ctrlKey || event.metaKey;
    if (link && followsLinks && (target?.kind === 'field' || target?.kind === 'section')) followLink(link);
    else if (target && (!isViewOnly || target.kind === 'arrow' || target.kind === 'language')) navigate(target);
  };

  return { onClickCapture, ...(!store.getState().readOnly && { onPointerDown, onKeyDown, onFocus, onBlur }) };
}
