import type { Product } from '#shared/model/site/product.ts';
import { useSelectedLocation } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { editProduct } from '#web/features/editor/model/document/edit-products.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Returns a function that patches a product of the selected sheet; consecutive patches of the same keys form one undo step. */
export function useChangeProduct(id: string): (patch: Partial<Product>) => void {
  const { edit } = useEditor();
  const location = useSelectedLocation();
  return (patch) =>
    edit(
      (site) => editProduct(site, location, id, patch),
      { panel: 'sheet', cell: location.cell },
      { group: `${location.cell}/${location.language}/product/${id}/${Object.keys(patch).join()}` },
    );
}
