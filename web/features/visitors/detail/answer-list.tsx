import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { EntryDetail } from '#shared/model/visitors/form-entry.ts';
import { DetailSection } from '#web/features/visitors/detail-section.tsx';
import classes from '#web/features/visitors/visitors.module.css';

/** The answers under the titles that the visitor saw, in the visitor's language. */
export function AnswerList({ answers, lang }: { answers: EntryDetail['answers']; lang: Language }) {
  const { t } = useTranslation('visitors');
  return (
    <DetailSection title={t('detail.answers')}>
      {answers.length === 0 ? (
        <Text c="dimmed">{t('detail.noAnswers')}</Text>
      ) : (
        <dl className={classes['answers']} lang={LANGUAGE_TAG[lang]}>
          {answers.map(({ id, title, value }) => {
            const text = typeof value === 'string' ? value : value.join('\n');
            return (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{text === '' ? t('list.noAnswer') : text}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </DetailSection>
  );
}
