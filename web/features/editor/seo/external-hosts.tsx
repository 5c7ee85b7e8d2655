import { Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ExternalSourceKind, externalSources } from '#shared/markup/tags/external-sources.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { Language } from '#shared/model/language.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import classes from '#web/features/editor/seo/seo.module.css';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

interface Hosts {
  byHost: ReadonlyMap<string, readonly ExternalSourceKind[]>;
  /** Whether head tags run code, which may contact hosts that its source does not show. */
  mayContactMore: boolean;
}

function hostsIn({ settings, headTags, bodyTags }: SiteDocument, language: Language): Hosts {
  const [head = '', body = ''] = [headTags, bodyTags].map((tags) => localisedValue(tags, language, settings.defaultLanguage)?.html);
  const sources = externalSources(`${head}\n${body}`);
  return {
    byHost: new Map(
      [...new Set(sources.map(({ host }) => host))].map((host) => [
        host,
        sources.filter((one) => one.host === host).map(({ kind }) => kind),
      ]),
    ),
    mayContactMore: externalSources(head).some(({ kind }) => kind === 'script' || kind === 'code'),
  };
}

/** The hosts that visitors' browsers contact because of the tags of the current language. */
export function ExternalHosts() {
  const { t } = useTranslation(['checks', 'seo']);
  const document = useDeferredEditorState(({ history }) => history.present);
  const language = useDeferredEditorState((state) => state.language);
  const { byHost, mayContactMore } = hostsIn(document, language);
  return (
    <section aria-label={t('outside.title')}>
      <Title order={3} size="h6">
        {t('outside.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(byHost.size === 0 ? 'outside.none' : 'outside.text')}
      </Text>
      {byHost.size > 0 && (
        <ul className={classes['hosts']}>
          {[...byHost].map(([host, kinds]) => (
            <li key={host}>
              <b>{host}</b>
              <span>{kinds.map((kind) => t(`outside.kind.${kind}`)).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {mayContactMore && (
        <Text size="xs" c="dimmed">
          {t('seo:more')}
        </Text>
      )}
    </section>
  );
}
