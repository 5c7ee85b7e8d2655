import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconShoppingBag, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { PREVIEW_FRAME, PRICE_MAX, PRODUCTS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { productWidths } from '#shared/model/media/media.ts';
import type { Product } from '#shared/model/sites/product.ts';
import { isPlacedProduct } from '#shared/rules/sheets/product-place.ts';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { CollapsibleItem } from '#web/features/editor/fields/collapsible-item.tsx';
import { ImageField } from '#web/features/editor/fields/image-field.tsx';
import { useSelectedLocation, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { duplicateProduct, removeProduct, returnToShelf } from '#web/features/editor/model/document/edit-products.ts';
import { ContrastHint } from '#web/features/editor/fields/contrast-hint.tsx';
import classes from '#web/features/editor/inspector/products/product-item.module.css';
import { ProductColourField, ProductNumberField, ProductTextField } from '#web/features/editor/inspector/products/product-fields.tsx';
import { useChangeProduct } from '#web/features/editor/inspector/products/use-change-product.ts';
import { useEditor, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

interface ProductItemProps {
  product: Product;
  index: number;
}

function ProductThumbnail({ image }: Pick<Product, 'image'>) {
  return (
    <span className={classes['thumbnail']}>
      {image ? (
        <img src={mediaUrl(image.mediaId, Math.min(...productWidths(image.width)))} alt="" draggable={false} />
      ) : (
        <IconShoppingBag size={20} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}

function ButtonFields({ product, index }: ProductItemProps) {
  const { t } = useTranslation('inspector');
  const fault = useSheetFault(`products.${index}.linkButtonUrl`);
  const change = useChangeProduct(product.id);
  const isIncomplete = (product.linkButtonText.trim() === '') !== (product.linkButtonUrl.trim() === '');
  return (
    <>
      <ProductTextField product={product} index={index} name="linkButtonText" max={TEXT_MAX.button} />
      <DestinationField field="linkButtonUrl" value={product} error={fault} onChange={change} />
      {isIncomplete && (
        <Text size="xs" c="dimmed">
          {t('sheet.buttonNeedsBoth')}
        </Text>
      )}
      <ProductColourField product={product} index={index} name="linkButtonColor" />
      <ProductColourField product={product} index={index} name="linkTextColor" />
      {product.linkButtonText !== '' && <ContrastHint of="button" text={product.linkTextColor} background={product.linkButtonColor} />}
    </>
  );
}

/** On a site with a theme: whether the card is on the shelf of its sheet, and the way back to it. */
function ShelfPlace({ product }: Pick<ProductItemProps, 'product'>) {
  const { t } = useTranslation('products');
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const isReadOnly = useIsReadOnly();
  // In this layout, all products are on the shelf.
  const isPlaced = useSheetField('layout') !== 'product' && isPlacedProduct(product);
  const back = (): void => edit((site) => returnToShelf(site, location, product.id), { panel: 'sheet', cell: location.cell });
  return (
    <>
      <Text size="xs" c="dimmed">
        {t(isPlaced ? 'placed' : 'onShelf')}
      </Text>
      {isPlaced && !isReadOnly && (
        <Button
          variant="default"
          size="compact-sm"
          w="fit-content"
          leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
          onClick={back}
        >
          {t('toShelf')}
        </Button>
      )}
    </>
  );
}

function CardFields({ product, index }: ProductItemProps) {
  const { t } = useTranslation('products');
  const { theme } = useSettings();
  return (
    <>
      <ProductColourField product={product} index={index} name="textColor" />
      <ProductColourField product={product} index={index} name="backgroundColor" />
      <ContrastHint of="text" text={product.textColor} background={product.backgroundColor} />
      {theme && <ShelfPlace product={product} />}
      <SimpleGrid cols={2} spacing={12}>
        <ProductNumberField product={product} index={index} name="coordinateX" max={PREVIEW_FRAME.width} whenEmpty={0} />
        <ProductNumberField product={product} index={index} name="coordinateY" max={PREVIEW_FRAME.height} whenEmpty={0} />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t('placeHint', PREVIEW_FRAME)}
      </Text>
    </>
  );
}

function ProductActions({ id }: Pick<Product, 'id'>) {
  const { t } = useTranslation('products');
  const { edit, focusField } = useEditor();
  const location = useSelectedLocation();
  const isFull = useSheetField('products').length >= PRODUCTS_MAX;
  const editLocation = { panel: 'sheet', cell: location.cell } as const;
  const duplicate = (): void => {
    const productId = ulid();
    edit((site) => duplicateProduct(site, location, id, productId), editLocation);
    focusField({ name: 'products', productId });
  };
  const remove = (): void => {
    edit((site) => removeProduct(site, location, id), editLocation);
    focusField({ name: 'products' });
  };
  return (
    <Group gap={4}>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isFull}
        leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
        onClick={duplicate}
      >
        {t('duplicate')}
      </Button>
      <Button
        variant="subtle"
        color="danger"
        size="compact-sm"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={remove}
      >
        {t('remove')}
      </Button>
    </Group>
  );
}

/** One product of the selected sheet: picture, name and price in its header, all fields below. */
export function ProductItem({ product, index }: ProductItemProps) {
  const { t } = useTranslation(['products', 'fields', 'inspector']);
  const siteId = useEditorState((state) => state.site.id);
  const isFocused = useEditorState(({ focusedField }) => focusedField?.productId === product.id);
  const hasFault = useSheetFault(`products.${index}`) !== undefined;
  const isReadOnly = useIsReadOnly();
  const location = useSelectedLocation();
  const change = useChangeProduct(product.id);
  return (
    <CollapsibleItem
      icon={<ProductThumbnail image={product.image} />}
      title={product.productName || t('nameless')}
      detail={product.price === null ? t('noPrice') : `¥${product.price.toLocaleString('en-US')}`}
      mustBeOpen={isFocused || hasFault}
      anchor={{ 'data-anchor': `product/${product.id}` }}
    >
      <ProductTextField product={product} index={index} name="productName" max={TEXT_MAX.line} />
      <ImageField
        kind="product"
        field={`product/${location.language}/${product.id}`}
        cell={location.cell}
        label={t('fields:product.image')}
        help={t('imageHint')}
        siteId={siteId}
        image={product.image}
        isReadOnly={isReadOnly}
        onChange={(image, cell) => change({ image }, cell ?? undefined)}
      />
      <ProductNumberField
        product={product}
        index={index}
        name="price"
        max={PRICE_MAX}
        whenEmpty={null}
        prefix="¥"
        isGrouped
        help={t('inspector:sheet.priceHint')}
      />
      <ProductTextField product={product} index={index} name="description" max={TEXT_MAX.textarea} isLong />
      <ButtonFields product={product} index={index} />
      <CardFields product={product} index={index} />
      {!isReadOnly && <ProductActions id={product.id} />}
    </CollapsibleItem>
  );
}
