import { Alert, NativeSelect, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import type { NewsDraft } from '#web/features/news/form/news-draft.ts';
import { linkGaps } from '#web/features/news/model/link-gaps.ts';
import type { SiteContent } from '#web/features/news/sites/use-sites.ts';
import {
  DESTINATION_KINDS,
  type DestinationKind,
  destinationKind,
  EXTERNAL_KINDS,
  type ExternalKind,
  externalUrl,
  INTERNAL_KINDS,
  isExternalKind,
  linkOfKind,
  typedAddress,
} from '#web/lib/link/destination-kind.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { SheetMapView } from '#web/ui/grid-view/sheet-map-view.tsx';

/** The kinds in the groups in which they are offered. */
const GROUPS = [
  { name: 'groupInside', kinds: INTERNAL_KINDS },
  { name: 'groupOutside', kinds: EXTERNAL_KINDS },
] as const;
type Kind = DestinationKind | 'none';
type LinkValue = Pick<NewsDraft, 'contentUrl' | 'isInternalLink'>;

const INPUT_MODE = { web: 'url', phone: 'tel', email: 'email', map: 'text' } as const satisfies Record<ExternalKind, string>;

/** Returns the kind of a stored link. */
const kindOf = ({ contentUrl, isInternalLink }: LinkValue): Kind =>
  !isInternalLink && contentUrl === '' ? 'none' : destinationKind(contentUrl, isInternalLink);

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

/** The link of an item: to a sheet picked on the grid, to a page of the site, or outside the site. */
export function LinkField({ value, sites, language, error, onChange, onBlur }: LinkFieldProps) {
  const { t } = useTranslation('news');
  // An empty web address counts as the kind "web" only while it is being edited.
  const [isWeb, setWeb] = useState(false);
  const stored = kindOf(value);
  const kind = stored === 'none' && isWeb ? 'web' : stored;
  const changeKind = (next: Kind): void => {
    setWeb(next === 'web');
    const { url, isInternalLink } = next === 'none' ? { url: '', isInternalLink: false } : linkOfKind(next);
    onChange({ contentUrl: url, isInternalLink });
  };
  const gaps = linkGaps(sites, value.contentUrl, value.isInternalLink);
  return (
    <Stack gap="sm">
      <Select
        label={t('link.label')}
        data={[
          { value: 'none', label: t('link.kind.none') },
          ...GROUPS.map(({ name, kinds }) => ({
            group: t(`link.${name}`),
            items: kinds.map((each) => ({ value: each, label: t(`link.kind.${each}`) })),
          })),
        ]}
        maxDropdownHeight={420}
        value={kind}
        allowDeselect={false}
        onChange={(chosen) => {
          const next = (['none', ...DESTINATION_KINDS] as const).find((each) => each === chosen);
          if (next !== undefined && next !== kind) changeKind(next);
        }}
      />
      {kind !== 'none' && isExternalKind(kind) && (
        <TextInput
          label={t(`link.address.${kind}`)}
          description={kind === 'map' ? t('link.mapHint') : undefined}
          inputMode={INPUT_MODE[kind]}
          placeholder={kind === 'web' ? 'https://' : undefined}
          autoComplete="off"
          value={typedAddress(kind, value.contentUrl)}
          error={error}
          onChange={({ currentTarget }) => onChange({ contentUrl: externalUrl(kind, currentTarget.value), isInternalLink: false })}
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
