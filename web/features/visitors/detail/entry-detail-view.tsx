import { useTranslation } from '#web/lib/use-translation.ts';
import { AnswerList } from '#web/features/visitors/detail/answer-list.tsx';
import { DetailLoadState } from '#web/features/visitors/detail/detail-load-state.tsx';
import { EntryControls, EntryFacts } from '#web/features/visitors/detail/entry-controls.tsx';
import { MailList } from '#web/features/visitors/detail/mail-list.tsx';
import { NoteField } from '#web/features/visitors/detail/note-field.tsx';
import { VisitorFacts, VisitorName } from '#web/features/visitors/detail/visitor-facts.tsx';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { PersonSection } from '#web/features/visitors/privacy/person-section.tsx';
import { useEntry } from '#web/features/visitors/visitor-queries.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { useMayDo } from '#web/lib/session/user.ts';

interface EntryDetailViewProps {
  siteId: string;
  kind: EntryKind;
  entryId: string;
  onClose: () => void;
}

/** Shows all details of an entry: its state, answers and origin, and the e-mails about it. */
export function EntryDetailView({ siteId, kind, entryId, onClose }: EntryDetailViewProps) {
  const { t } = useTranslation('visitors');
  const mayWrite = useMayDo('entry:write');
  const found = useEntry(siteId, kind, entryId);
  const entry = found.data;
  if (!entry) return <DetailLoadState query={found} />;
  return (
    <>
      <div className={classes['detailHead']}>
        <VisitorName email={entry.email} />
        {mayWrite ? (
          <>
            <EntryControls {...{ siteId, kind, entry }} />
            <NoteField {...{ siteId, kind, entry }} />
          </>
        ) : (
          <EntryFacts entry={entry} />
        )}
      </div>
      <AnswerList answers={entry.answers} lang={entry.lang} />
      <VisitorFacts visitor={entry} timeLabel={t('field.createdAt')} />
      <MailList mails={entry.mails} />
      {mayWrite && entry.email !== '' && <PersonSection siteId={siteId} email={entry.email} onErased={onClose} />}
    </>
  );
}
