import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { contrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';

interface ContrastHintProps {
  /** Which text the hint is about: one on a background, or that of a button. */
  of: 'text' | 'button';
  text: string;
  background: string;
}

/** Warns about text with too little contrast to its background. Rounds the ratio down, so that a failing ratio never seems to pass. */
export function ContrastHint({ of, text, background }: ContrastHintProps) {
  const { t } = useTranslation('inspector');
  const ratio = contrastRatio(text, background);
  if (ratio === undefined || ratio >= TEXT_CONTRAST) return null;
  return (
    <Text size="xs" c="dimmed" role="status">
      {t(`contrast.${of}`, { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least: TEXT_CONTRAST })}
    </Text>
  );
}
