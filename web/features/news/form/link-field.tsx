import { Alert, NativeSelect, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/model/language.ts';
import { INTERNAL_PAGES, type InternalPage, parseDestination } from '#shared/model/sites/destination.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import type { NewsDraft } from '#web/features/news/form/news-draft.ts';
import { linkGaps } from '#web/features/news/model/link-gaps.ts';
import type { SiteContent } from '#web/features/news/sites/use-sites.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { SheetMapView } from '#web/ui/grid-view/sheet-map-view.tsx';

const KINDS = ['none', 'web', 'cell', ...INTERNAL_PAGES] as const;
type Kind = (typeof KINDS)[number];
type LinkValue = Pick<NewsDraft, 'contentUrl' | 'isInternalLink'>;

const isPage = (kind: Kind): kind is InternalPage => INTERNAL_PAGES.some((page) => page === kind);

/** Returns the kind of a stored link. */
function kindOf({ contentUrl, isInternalLink }: LinkValue): Kind {
  if (!isInternalLink) return contentUrl === '' ? 'none' : 'web';
  const destination = parseDestination(contentUrl, true);
  return destination.kind === 'page' ? destination.page : 'cell';
}

interface CellFieldProps {
  sites: readonly SiteContent[];
  language: Language;
  contentUrl: string;
  error: ReactNode;
  onChange: (contentUrl: string) => void;
}

/** Selects a sheet on the map of a selected site. */
function CellField({ sites, language, contentUrl, error, onChange }: CellFieldProps) {
  const { t } = useTranslation('news');
  const [siteId, setSiteId] = useState<string | null>(null);
  const site = sites.find(({ id }) => id === siteId) ?? sites[0];
  if (!site)
    return (
      <Text size="sm" c="dimmed">
        {t('link.chooseSite')}
      </Text>
    );
  const { grid, sheets, settings } = site.document;
  const cell = contentUrl.slice(1);
  return (
    <FieldGroup label={cell === '' ? t('link.sheet') : t('link.sheetChosen', { cell })}>
      <Stack gap="xs">
        {sites.length > 1 && (
          <NativeSelect
            aria-label={t('link.site')}
            data={sites.map(({ id, name }) => ({ value: id, label: name }))}
            value={site.id}
            onChange={({ currentTarget }) => setSiteId(currentTarget.value)}
          />
        )}
        <SheetMapView
          key={site.id}
          labels={{
            map: t('link.map', { site: site.name, rows: grid.numberHorizontal, columns: grid.numberVertical }),
            noSheet: t('link.noSheet'),
          }}
          size={{ rows: grid.numberHorizontal, columns: grid.numberVertical }}
          sheetOf={(each) => localisedValue(sheets[grid.cells[each] ?? ''] ?? {}, language, settings.defaultLanguage)}
          selection={new Set(cell === '' ? [] : [cell])}
          onSelect={(each) => onChange(`/${each}`)}
        />
        {error !== undefined && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </FieldGroup>
  );
}

interface LinkFieldProps {
  value: LinkValue;
  /** The contents of the chosen sites. */
  sites: readonly SiteContent[];
  language: Language;
  error: ReactNode;
  onChange: (link: LinkValue) => void;
  onBlur: () => void;
}

/** The link of an item: a web address, a sheet picked on the grid, or a form of the site. */
export function LinkField({ value, sites, language, error, onChange, onBlur }: LinkFieldProps) {
  const { t } = useTranslation('news');
  // An empty web address counts as the kind "web" only while it is being edited.
  const [isWeb, setWeb] = useState(false);
  const stored = kindOf(value);
  const kind = stored === 'none' && isWeb ? 'web' : stored;
  const changeKind = (next: Kind): void => {
    setWeb(next === 'web');
    onChange({ contentUrl: isPage(next) ? `/${next}` : '', isInternalLink: next !== 'web' && next !== 'none' });
  };
  const gaps = linkGaps(sites, value.contentUrl, value.isInternalLink);
  return (
    <Stack gap="sm">
      <Select
        label={t('link.label')}
        data={KINDS.map((each) => ({ value: each, label: t(`link.kind.${each}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(chosen) => {
          const next = KINDS.find((each) => each === chosen);
          if (next !== undefined && next !== kind) changeKind(next);
        }}
      />
      {kind === 'web' && (
        <TextInput
          label={t('link.url')}
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={value.contentUrl}
          error={error}
          onChange={({ currentTarget }) => onChange({ contentUrl: currentTarget.value, isInternalLink: false })}
          onBlur={onBlur}
        />
      )}
      {kind === 'cell' && (
        <CellField
          sites={sites}
          language={language}
          contentUrl={value.contentUrl}
          error={error}
          onChange={(contentUrl) => onChange({ contentUrl, isInternalLink: true })}
        />
      )}
      {gaps.length > 0 && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />}>
          {t('link.gaps', { sites: gaps.join(t('list.separator')) })}
        </Alert>
      )}
    </Stack>
  );
}
