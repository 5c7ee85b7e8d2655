import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { EntryDetail } from '#shared/model/visitors/form-entry.ts';
import { DetailSection, Fact } from '#web/features/visitors/detail-section.tsx';
import classes from '#web/features/visitors/visitors.module.css';
import { formatTime } from '#web/lib/format/format.ts';

/** The visitor of an entry or membership, at the top of the detail. */
export function VisitorName({ email }: { email: string }) {
  const { t } = useTranslation('visitors');
  return (
    <Text fz={16} fw={600} className={classes['name'] ?? ''}>
      {email === '' ? t('list.unknown') : email}
    </Text>
  );
}

interface VisitorFactsProps {
  visitor: Pick<EntryDetail, 'email' | 'lang' | 'cell' | 'offer' | 'agreed' | 'createdAt'>;
  /** The label of `createdAt`. */
  timeLabel: string;
  /** Further facts, shown in the same list. */
  children?: ReactNode;
}

/** The origin of an entry or a member: address, time in Japan, language, sheet, popup and consent. */
export function VisitorFacts({ visitor: { email, lang, cell, offer, agreed, createdAt }, timeLabel, children }: VisitorFactsProps) {
  const { t } = useTranslation('visitors');
  return (
    <DetailSection title={t('detail.facts')}>
      <dl className={classes['facts']}>
        <Fact label={t('field.email')}>{email === '' ? t('list.unknown') : <Anchor href={`mailto:${email}`}>{email}</Anchor>}</Fact>
        <Fact label={timeLabel}>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </Fact>
        {children}
        <Fact label={t('field.lang')}>
          <span lang={LANGUAGE_TAG[lang]}>{LANGUAGE_NAME[lang]}</span>
        </Fact>
        <Fact label={t('field.cell')}>{cell ?? t('list.unknown')}</Fact>
        {offer && <Fact label={t('field.offer')}>{offer.isWaiting ? `${offer.name} (${t('list.waiting')})` : offer.name}</Fact>}
        <Fact label={t('field.agreed')}>
          {agreed.length === 0 ? t('detail.noAgreement') : agreed.map((document) => t(`detail.${document}`)).join(' / ')}
        </Fact>
      </dl>
    </DetailSection>
  );
}
