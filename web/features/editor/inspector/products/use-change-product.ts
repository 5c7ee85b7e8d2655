import type { Product } from '#shared/model/site/product.ts';
import { useSelectedPlace } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { editProduct } from '#web/features/editor/model/document/edit-products.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Edits fields of a product on the selected sheet; typing in one field is one step of undo. */
export function useChangeProduct(id: string): (patch: Partial<Product>) => void {
  const { edit } = useEditor();
  const place = useSelectedPlace();
  return (patch) =>
    edit(
      (site) => editProduct(site, place, id, patch),
      { panel: 'sheet', cell: place.cell },
      { group: `${place.cell}/${place.language}/product/${id}/${Object.keys(patch).join()}` },
    );
}
