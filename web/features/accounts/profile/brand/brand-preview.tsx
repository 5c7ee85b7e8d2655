import { Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { brandColours } from '#shared/rules/colour/brand-colour.ts';
import classes from '#web/features/accounts/profile/brand/brand-preview.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

interface BrandPreviewProps {
  name: string;
  logo: ImageRef | null;
  mainColor: string;
}

/** Previews an unsaved brand: a sign-in card, and the readable colours derived from the main colour. */
export function BrandPreview({ name, logo, mainColor }: BrandPreviewProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const { main, fill, onFill, line } = brandColours(mainColor);
  const shades = [
    { label: t('brand.main'), colour: main, value: main },
    { label: t('brand.fill'), colour: fill, value: fill },
    { label: t('brand.text'), colour: onFill, value: t(onFill === '#FFFFFF' ? 'brand.white' : 'brand.black') },
    { label: t('brand.line'), colour: line, value: line },
  ];
  const darkened = fill === main ? 'brand.darkenedLine' : 'brand.darkenedFill';

  return (
    <section aria-labelledby={titleId}>
      <Text id={titleId} size="sm" fw={550} mb={4}>
        {t('brand.preview')}
      </Text>
      <div className={classes['preview']}>
        <div className={classes['card']} data-scheme="light" aria-hidden>
          {logo ? <img src={mediaUrl(logo.mediaId, 250)} alt="" className={classes['logo']} /> : <strong>{name}</strong>}
          <div className={classes['title']}>{t('brand.previewTitle')}</div>
          <div className={classes['field']} />
          <div className={classes['field']} />
          <div className={classes['button']} style={{ background: fill, color: onFill }}>
            {t('brand.previewButton')}
          </div>
        </div>
        <dl className={classes['shades']}>
          {shades.map(({ label, colour, value }) => (
            <div key={label} className={classes['shade']}>
              <span className={classes['swatch']} style={{ background: colour }} aria-hidden />
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Text size="sm" c="dimmed" mt={8} role="status">
        {line !== main && t(darkened)}
      </Text>
    </section>
  );
}
