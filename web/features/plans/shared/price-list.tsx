import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PriceFigures } from '#shared/model/plans/plan.ts';
import { formatMonth, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import classes from '#web/features/plans/shared/plan.module.css';

type ListedPrice = PriceFigures & { from: string };

interface PriceListProps<P extends ListedPrice> {
  /** The prices that apply before the dated ones. */
  first?: PriceFigures;
  prices: readonly P[];
  /** Returns which accounts a price applies to; absent if all prices apply to the same accounts. */
  audience?: (price: P) => string;
  /** The current month in Japanese time: later prices can be removed. */
  month: string;
  isRemoving?: boolean;
  /** Removes a price; if absent, no price can be removed. */
  onRemove?: ((from: string) => void) | undefined;
}

/** Prices in the order of their months. Prices that are not in force yet can be removed. */
export function PriceList<P extends ListedPrice>({ first, prices, audience, month, isRemoving = false, onRemove }: PriceListProps<P>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const figures = ({ price, limitAccess, limitAccessPrice, licencePrice }: PriceFigures): string =>
    [
      t('perMonth', { price: formatYen(price) }),
      limitAccess === null ? t('unlimited') : t('views', { number: formatNumber(limitAccess, language) }),
      ...(limitAccess === null ? [] : [`+${formatYen(limitAccessPrice)}`]),
      ...(licencePrice > 0 ? [t('licence', { price: formatYen(licencePrice) })] : []),
    ].join(' / ');
  return (
    <ul className={classes['prices']}>
      {first && (
        <li>
          <div>
            <Text size="xs" c="dimmed">
              {t('prices.first')}
            </Text>
            {figures(first)}
          </div>
        </li>
      )}
      {prices.map((price) => (
        <li key={price.from}>
          <div>
            <Text size="xs" c="dimmed">
              {t('prices.from', { month: formatMonth(price.from) })}
              {audience && t('separator')}
              {audience?.(price)}
            </Text>
            {figures(price)}
          </div>
          {onRemove && price.from > month && (
            <ActionIcon
              aria-label={t('prices.remove', { month: formatMonth(price.from) })}
              loading={isRemoving}
              onClick={() => onRemove(price.from)}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
