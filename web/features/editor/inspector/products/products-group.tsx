import { IconShoppingBagPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { PRODUCTS_MAX } from '#shared/model/limits.ts';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { AddItem } from '#web/features/editor/inspector/add-item.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { selectedLocation, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { addProduct, sortProducts } from '#web/features/editor/model/document/edit-products.ts';
import { ProductItem } from '#web/features/editor/inspector/products/product-item.tsx';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { SortableList } from '#web/ui/sortable-list.tsx';

const FIELDS = sheetFieldsIn('products');

/** The products of the selected sheet, in the order of the shelf and in stacking order of placed cards. */
export const ProductsGroup = memo(function ProductsGroup() {
  const { t } = useTranslation(['products', 'fields']);
  const { edit, focusField, store } = useEditor();
  const products = useSheetField('products');
  const isReadOnly = useIsReadOnly();
  const { theme } = useSettings();
  const isFull = products.length >= PRODUCTS_MAX;

  const add = (): void => {
    const productId = ulid();
    const location = selectedLocation(store.getState());
    edit((site) => addProduct(site, location, productId), { panel: 'sheet', cell: location.cell });
    focusField({ name: 'products', productId });
  };
  const sort = (ids: readonly string[]): void => {
    const location = selectedLocation(store.getState());
    edit((site) => sortProducts(site, location, ids), { panel: 'sheet', cell: location.cell });
  };

  return (
    <SheetGroup
      fields={FIELDS}
      name="products"
      label={t('fields:sheet.products')}
      summary={products.length > 0 && t('count', { count: products.length })}
    >
      <FieldContainer name="products">
        {products.length > 0 && (
          <SortableList
            label={t('list')}
            items={products.map((product) => ({ id: product.id, name: product.productName || t('nameless'), product }))}
            isReadOnly={isReadOnly}
            onSort={(sorted) => sort(sorted.map(({ id }) => id))}
          >
            {({ product }, index) => <ProductItem product={product} index={index} />}
          </SortableList>
        )}
        <AddItem
          icon={IconShoppingBagPlus}
          label={t('add')}
          isDisabled={isFull}
          isBelowItems={products.length > 0}
          hint={`${isFull ? t('full', { max: PRODUCTS_MAX }) : t(theme ? 'shelfHint' : 'hint')}${!theme && products.length > 1 ? ` ${t('stackHint')}` : ''}`}
          onAdd={add}
        />
      </FieldContainer>
    </SheetGroup>
  );
});
