import { Button, CopyButton, Text, Textarea } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { embedSnippet } from '#shared/rules/publishing/embed-snippet.ts';
import { homePath } from '#shared/rules/sites/site-address.ts';
import classes from '#web/features/editor/embed/embed.module.css';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

const COPIED_MS = 2_000;

/** The markup that embeds the language being edited; nothing until a site may embed it. */
export function EmbedCode() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const language = useEditorState((state) => state.language);
  const address = useEditorState((state) => state.site.url);
  const { name, viewMode, embedOrigins } = settings;
  if (embedOrigins.length === 0) return null;
  const url = new URL(homePath(language, settings), address).href;
  const snippet = embedSnippet({ url, name, viewMode, link: VISITOR_LABELS[language].openSite.replace('{{name}}', () => name) });
  return (
    <div className={classes['code']}>
      <Textarea label={t('embed.code')} description={t('embed.codeHelp')} value={snippet} readOnly rows={8} spellCheck={false} />
      <CopyButton value={snippet} timeout={COPIED_MS}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} stroke={1.5} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'embed.copied' : 'embed.copy')}
          </Button>
        )}
      </CopyButton>
      <Text size="sm" c="dimmed">
        {t('embed.note')}
      </Text>
    </div>
  );
}
