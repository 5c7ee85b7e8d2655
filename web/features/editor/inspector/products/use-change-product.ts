import type { Product } from '#shared/model/sites/product.ts';
import { useSelectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { editProduct } from '#web/features/editor/model/document/edit-products.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/**
 * Returns a function that patches a product of the selected sheet; consecutive patches of the same keys form one undo step. `cell`: the
 * current cell of the sheet, if it may have moved.
 */
export function useChangeProduct(id: string): (patch: Partial<Product>, cell?: string) => void {
  const { edit } = useEditor();
  const location = useSelectedLocation();
  return (patch, cell = location.cell) =>
    edit(
      (site) => editProduct(site, { ...location, cell }, id, patch),
      { panel: 'sheet', cell },
      { group: `${cell}/${location.language}/product/${id}/${Object.keys(patch).join()}` },
    );
}
