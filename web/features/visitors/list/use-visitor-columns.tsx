import { Text, Tooltip } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { AnswerColumn, EntrySummary } from '#shared/model/visitors/form-entry.ts';
import type { MemberSummary } from '#shared/model/visitors/site-member.ts';
import { answerTitle } from '#web/features/visitors/list/answer-title.ts';
import { EntryStateBadge, MemberStateBadge } from '#web/features/visitors/state-badge.tsx';
import classes from '#web/features/visitors/visitors.module.css';
import { formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

/** The common fields of all rows. */
export type VisitorRow = Pick<EntrySummary, 'id' | 'email' | 'lang' | 'cell' | 'offer' | 'answers' | 'createdAt'>;

/** The number of answers that are shown by default; with all of them, the table would be too wide. */
const SHOWN_ANSWERS = 3;

const time = (at: string): ReactNode => <time dateTime={at}>{formatTime(at)}</time>;

/** The columns that all lists share. `state` follows the e-mail address. */
function useSharedColumns<Row extends VisitorRow>(
  answers: readonly AnswerColumn[],
  timeLabel: string,
  state: DataColumn<Row>[],
): DataColumn<Row>[] {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const none = (
    <Text component="span" fz="inherit" c="dimmed">
      {t('list.noAnswer')}
    </Text>
  );

  const answered = answers.filter(({ key }) => key !== 'email');
  const shownIds = new Set(
    answered
      .filter(({ isCurrent }) => isCurrent)
      .slice(0, SHOWN_ANSWERS)
      .map(({ id }) => id),
  );
  const answerColumns = answered.map((column): DataColumn<Row> => {
    const title = answerTitle(column, language);
    return {
      key: `answer-${column.id}`,
      label: column.isCurrent ? title : t('list.removedField', { title }),
      canHide: true,
      isHiddenByDefault: !shownIds.has(column.id),
      maxWidth: 220,
      render: ({ answers: given, lang }) => {
        const value = given[column.id] ?? '';
        if (value === '') return none;
        return (
          <span lang={LANGUAGE_TAG[lang]} title={value} className={classes['answer']}>
            {value}
          </span>
        );
      },
    };
  });

  return [
    {
      key: 'email',
      label: t('field.email'),
      isRowHeader: true,
      canSort: true,
      maxWidth: 240,
      render: ({ email }) => <span title={email}>{email === '' ? t('list.unknown') : email}</span>,
    },
    ...state,
    ...answerColumns,
    { key: 'created', label: timeLabel, canHide: true, canSort: true, render: ({ createdAt }) => time(createdAt) },
    {
      key: 'lang',
      label: t('field.lang'),
      canHide: true,
      render: ({ lang }) => <span lang={LANGUAGE_TAG[lang]}>{LANGUAGE_NAME[lang]}</span>,
    },
    { key: 'cell', label: t('field.cell'), canHide: true, isHiddenByDefault: true, render: ({ cell }) => cell ?? none },
    {
      key: 'offer',
      label: t('field.offer'),
      canHide: true,
      isHiddenByDefault: true,
      maxWidth: 180,
      render: ({ offer }) => (offer === null ? none : offer.isWaiting ? `${offer.name} (${t('list.waiting')})` : offer.name),
    },
  ];
}

/** The columns of a list of entries: the answers of its form, and the work state of each entry. */
export function useEntryColumns(answers: readonly AnswerColumn[]): DataColumn<EntrySummary>[] {
  const { t } = useTranslation('visitors');
  return useSharedColumns<EntrySummary>(answers, t('field.createdAt'), [
    {
      key: 'state',
      label: t('field.state'),
      render: ({ state, hasNote }) => (
        <span className={classes['state']}>
          <EntryStateBadge state={state} />
          {hasNote && (
            <Tooltip label={t('list.hasNote')}>
              <IconNote size={16} stroke={1.5} role="img" aria-label={t('list.hasNote')} />
            </Tooltip>
          )}
        </span>
      ),
    },
    {
      key: 'assignee',
      label: t('field.assignee'),
      canHide: true,
      maxWidth: 140,
      render: ({ assignee }) =>
        assignee?.name ?? (
          <Text component="span" fz="inherit" c="dimmed">
            {t('list.noAssignee')}
          </Text>
        ),
    },
  ]);
}

/** The columns of the list of members. */
export function useMemberColumns(answers: readonly AnswerColumn[]): DataColumn<MemberSummary>[] {
  const { t } = useTranslation('visitors');
  return useSharedColumns<MemberSummary>(answers, t('field.registeredAt'), [
    { key: 'state', label: t('field.state'), render: ({ state }) => <MemberStateBadge state={state} /> },
  ]);
}
