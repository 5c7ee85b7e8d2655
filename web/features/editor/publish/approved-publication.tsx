import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { revisionQuery } from '#web/features/editor/state/revision-queries.ts';
import { DeadLinkNotice } from '#web/features/editor/publish/dead-link-notice.tsx';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface Question {
  revision: string;
  links: readonly DeadLink[];
  hasLanguages: boolean;
}

/** Publishes an approved revision of the history; asks for confirmation if it has dead links. */
export function useApprovedPublication() {
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const { publishRevision } = useEditor();
  const { trackPublication } = useCommands();
  const siteId = useEditorState((state) => state.site.id);
  const [question, setQuestion] = useState<Question | null>(null);

  const publish = async (revision: string): Promise<void> => {
    setQuestion(null);
    trackPublication(await publishRevision(revision));
  };
  const request = async (revision: string): Promise<void> => {
    try {
      const document = await queries.fetchQuery(revisionQuery(siteId, revision));
      const links = deadLinks(document);
      if (links.length > 0) setQuestion({ revision, links, hasLanguages: document.settings.languages.length > 1 });
      else await publish(revision);
    } catch (error) {
      toast.error(error, t('publish.failed'));
    }
  };
  return { request, question, publish, cancel: () => setQuestion(null) };
}

type ApprovedPublication = ReturnType<typeof useApprovedPublication>;

export function ApprovedPublicationDialog({ question, publish, cancel }: Omit<ApprovedPublication, 'request'>) {
  const { t } = useTranslation('saving');
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={t('review.title')}
      confirmLabel={t('deadLinks.publish')}
      onConfirm={() => question && void publish(question.revision)}
      onCancel={cancel}
    >
      {question && <DeadLinkNotice {...question} />}
    </ConfirmDialog>
  );
}
