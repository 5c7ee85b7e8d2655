import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import { BrandName } from '#web/ui/brand/brand-name.tsx';
import classes from '#web/features/sign-in/frame/session-frame.module.css';
import { SheetScene } from '#web/features/sign-in/frame/sheet-scene.tsx';
import { StorageNotice } from '#web/features/sign-in/frame/storage-notice.tsx';
import { useSessionBrand } from '#web/features/sign-in/frame/use-session-brand.ts';
import { LanguageMenu } from '#web/ui/language-menu.tsx';

interface SessionFrameProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links to other screens, below the card. */
  foot?: ReactNode;
  /** Whether to show the product's brand instead of the brand stored on this device. */
  isOfProduct?: boolean;
}

/** The frame of every signed-out screen: brand, language menu, and one card. */
export function SessionFrame({ title, lead, children, foot, isOfProduct = false }: SessionFrameProps) {
  const { t } = useTranslation();
  const sessionBrand = useSessionBrand();
  const brand = isOfProduct ? PRODUCT_BRAND : sessionBrand;
  useDocumentTitle(`${title} | ${brand?.name ?? t('brand')}`);
  return (
    <div className={classes['frame']}>
      <div className={classes['scene']}>
        <SheetScene />
      </div>
      <div className={classes['side']}>
        <header className={classes['top']}>
          {brand ? <BrandName brand={brand} /> : <span />}
          <LanguageMenu />
        </header>
        <main className={classes['main']} tabIndex={-1}>
          <section className={classes['card']}>
            <Title order={1} tabIndex={-1} mb={4}>
              {title}
            </Title>
            {lead !== undefined && (
              <Text component="div" c="dimmed" mb="lg">
                {lead}
              </Text>
            )}
            <StorageNotice />
            {children}
          </section>
          {foot !== undefined && <div className={classes['foot']}>{foot}</div>}
        </main>
      </div>
    </div>
  );
}
