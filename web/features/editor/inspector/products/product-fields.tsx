import { useTranslation } from '#web/lib/use-translation.ts';
import type { Product } from '#shared/model/sites/product.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import type { NumberFormat } from '#web/ui/fields/numeric-input.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useSheetFault } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useChangeProduct } from '#web/features/editor/inspector/products/use-change-product.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { SiteColourField } from '#web/features/editor/fields/site-colour-field.tsx';

/** Controls of single fields of a product. */

type ProductField = Exclude<keyof Product, 'id' | 'isInternalLink'>;

interface ProductInputProps<N extends ProductField> {
  product: Product;
  /** The position in the sheet's list, by which faults name the product. */
  index: number;
  name: N;
}

/** Returns label, value, fault and setter for the control of one field. */
function useProductControl<N extends ProductField>({ product, index, name }: ProductInputProps<N>) {
  const { t } = useTranslation('fields');
  const field: ProductField = name;
  return {
    label: t(`product.${field}`),
    value: product[name],
    error: useSheetFault(`products.${index}.${name}`),
    isReadOnly: useIsReadOnly(),
    change: useChangeProduct(product.id),
  };
}

interface ProductTextFieldProps extends ProductInputProps<'productName' | 'description' | 'linkButtonText'> {
  max: number;
  isLong?: boolean;
}

export function ProductTextField({ product, index, name, ...props }: ProductTextFieldProps) {
  const { change, ...control } = useProductControl({ product, index, name });
  return <TextField {...props} {...control} onChange={(text) => change({ [name]: text })} />;
}

interface ProductNumberFieldProps extends ProductInputProps<'price' | 'coordinateX' | 'coordinateY'>, NumberFormat {
  max: number;
  whenEmpty: number | null;
  help?: string;
}

export function ProductNumberField({ product, index, name, ...props }: ProductNumberFieldProps) {
  const { change, ...control } = useProductControl({ product, index, name });
  return <NumberField {...props} {...control} onChange={(value) => change({ [name]: value })} />;
}

type ProductColourFieldProps = ProductInputProps<'linkButtonColor' | 'linkTextColor' | 'textColor' | 'backgroundColor'>;

export function ProductColourField(props: ProductColourFieldProps) {
  const { label, value, error, isReadOnly, change } = useProductControl(props);
  return (
    <SiteColourField
      label={label}
      value={value}
      readOnly={isReadOnly}
      error={error && <FieldErrorText error={error} />}
      onChange={(colour) => change({ [props.name]: colour })}
    />
  );
}
