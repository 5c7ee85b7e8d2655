import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { externalSources } from '#shared/markup/tags/external-sources.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import classes from '#web/features/editor/checklist/checklist.module.css';
import { SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';

const TAGS = ['headTags', 'bodyTags'] as const;

const servicesIn = (document: SiteDocument) =>
  document.settings.languages.flatMap((language: Language) =>
    TAGS.flatMap((part) => externalSources(document[part][language]?.html ?? '').map((source) => ({ ...source, part, language }))),
  );

/** The external services that the site's tags contact. A click on one shows its tags. */
export function ExternalServices({ none }: { none: ReactNode }) {
  const { t } = useTranslation(['checks', 'fields', 'inspector']);
  const { languages } = useSettings();
  const { goToLocation } = useCommands();
  const services = useDocumentScan(servicesIn);
  if (services.length === 0) return none;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('outside.text')}
      </Text>
      <ul className={classes['entries']}>
        {[...Map.groupBy(services, ({ host }) => host)].map(([host, found]) => (
          <li key={host} className={classes['service']}>
            <Text size="sm" fw={600} className={classes['host'] ?? ''}>
              {host}
            </Text>
            <Group gap={6}>
              {found.map(({ kind, part, language }) => {
                const source = t('outside.source', { part: t(`fields:part.${part}`), kind: t(`outside.kind.${kind}`) });
                const label =
                  languages.length === 1
                    ? source
                    : t('place.language', { name: source, language: t(`inspector:languageName.${language}`) });
                const place = { at: 'section', section: SECTION_OF_PART[part], anchor: `${part}/html`, language } as const;
                return (
                  <Button
                    key={[kind, part, language].join(' ')}
                    variant="default"
                    size="compact-sm"
                    className={classes['place'] ?? ''}
                    onClick={() => goToLocation(place)}
                  >
                    {label}
                  </Button>
                );
              })}
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}
