import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contrastRatio, TEXT_CONTRAST } from '#shared/rules/colour/colour.ts';

interface ContrastHintProps {
  /** Whether it is about text on the card or on its button. */
  of: 'text' | 'button';
  text: string;
  background: string;
}

/** Says when text does not stand out enough from what is behind it. Rounded down: what falls short never looks as if it did not. */
export function ContrastHint({ of, text, background }: ContrastHintProps) {
  const { t } = useTranslation('products');
  const ratio = contrastRatio(text, background);
  if (ratio === undefined || ratio >= TEXT_CONTRAST) return null;
  return (
    <Text size="xs" c="dimmed" role="status">
      {t(`contrast.${of}`, { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least: TEXT_CONTRAST })}
    </Text>
  );
}
